import { describe, expect, it } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { found, issuesOf } from '../found.js';

const LABEL = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';

describe('the text of the payments', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('is required on %s', (sample) => {
    const errors = issuesOf({ sample, remove: [LABEL] }).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(['print/payment-label-missing']);
  });

  it.each(['', ' ', '\u00a0'])('must be readable, unlike "%s"', (label) => {
    expect(
      found('print/payment-label-missing', { sample: 'salesInvoice', set: { [LABEL]: label } }),
    ).toHaveLength(1);
  });
});

describe('the issuer of the print block', () => {
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

  it.each(MEMBERS)('needs its %s', (member) => {
    const remove = [`/providerAdditionalInvoiceDetails/issuer/${member}`];
    expect(found('print/issuer-incomplete', { sample: 'salesInvoice', remove })).toEqual([
      { at: 'providerAdditionalInvoiceDetails/issuer', params: { members: member } },
    ]);
  });

  it('causes one warning if it is missing completely', () => {
    const remove = ['/providerAdditionalInvoiceDetails/issuer'];
    expect(issuesOf({ sample: 'salesInvoice', remove })).toMatchObject([
      { rule: 'print/issuer-incomplete', severity: 'warning', params: { members: MEMBERS.join(', ') } },
    ]);
  });
});
