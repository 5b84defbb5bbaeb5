import { describe, expect, it } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { found, issuesOf } from '../found.js';

const LABEL = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';

describe('the text of the payments', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('is needed on %s', (sample) => {
    const errors = issuesOf({ sample, remove: [LABEL] }).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(['print/payment-label-missing']);
  });

  it.each(['', ' ', '\u00a0'])('is needed with something to read, not "%s"', (label) => {
    expect(
      found('print/payment-label-missing', { sample: 'salesInvoice', set: { [LABEL]: label } }),
    ).toHaveLength(1);
  });
});

describe('the print issuer', () => {
  const MEMBERS = [
    'name',
    'profession',
    'taxoffice',
    'addressStreet',
    'addressNumber',
    'addressPostalCode',
    'addressCity',
    'addressCountry',
  ];

  it.each(MEMBERS)('has its %s', (member) => {
    const remove = [`/providerAdditionalInvoiceDetails/issuer/${member}`];
    expect(found('print/issuer-incomplete', { sample: 'salesInvoice', remove })).toEqual([
      { at: 'providerAdditionalInvoiceDetails/issuer', params: { members: member } },
    ]);
  });

  it('is one warning when it is missing as a whole', () => {
    const remove = ['/providerAdditionalInvoiceDetails/issuer'];
    expect(issuesOf({ sample: 'salesInvoice', remove })).toMatchObject([
      { rule: 'print/issuer-incomplete', severity: 'warning', params: { members: MEMBERS.join(', ') } },
    ]);
  });
});
