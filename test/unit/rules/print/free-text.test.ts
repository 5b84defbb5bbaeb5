import { describe, expect, it } from 'vitest';
import { usualPaymentLabel } from '../../../../src/rules/print/usual-label.js';
import { allRules } from '../../../../src/rules/registry.js';
import { found, issuesOf } from '../found.js';

const DETAILS = '/providerAdditionalInvoiceDetails/additionalDetails';
const printed = (member: string, text: string) =>
  ({ sample: 'salesInvoice', set: { [`${DETAILS}/${member}`]: text } }) as const;

describe('free text in print', () => {
  it.each([
    ['documentLabel', 'Απόδειξη συνεργασίας'],
    ['paymentMethodInvoiceLabel', 'Όπως συμφωνήθηκε'],
    ['paymentMethodInvoiceLabel', 'Όπως συμφωνήθηκε, κατόπιν συνεννόησης'],
  ])('as %s, "%s", is accepted', (member, text) => {
    expect(issuesOf(printed(member, text))).toEqual([]);
  });

  it('that names other means of payment is reported as printed, without surrounding spaces', () => {
    const RULE = 'print/payment-label-mismatch';
    const label = (text: string) =>
      found(RULE, {
        sample: 'salesInvoice',
        set: { [`${DETAILS}/paymentMethodInvoiceLabel`]: text, '/paymentMethods/0/type': 3 },
      }).map(({ params }) => params['label']);
    expect(label(' Κάρτα ')).toEqual([' Κάρτα ']);
    expect(label('Μετρητά , Κάρτα ')).toEqual(['Κάρτα']);
  });
});

describe('the usual text of payments', () => {
  it('states that there are no payments, in the language of the print', () => {
    const of = (documentLanguageCode: 'EL' | 'EN') =>
      usualPaymentLabel({
        paymentMethods: [],
        providerAdditionalInvoiceDetails: { additionalDetails: { documentLanguageCode } },
      } as never);
    expect([of('EL'), of('EN')]).toEqual(['Χωρίς πληρωμή', 'No payment']);
  });
});

it('a missing print name is reported if the type always has a counterpart, and not on notes', () => {
  const types = allRules.find(({ id }) => id === 'print/counterpart-unnamed')?.appliesTo ?? [];
  for (const type of ['1.1', '2.1', '5.1']) expect(types).toContain(type);
  for (const type of ['8.6', '9.3', '10.1', '11.1', '11.5']) expect(types).not.toContain(type);
});
