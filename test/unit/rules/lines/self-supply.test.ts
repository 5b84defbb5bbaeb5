import { describe, expect, it } from 'vitest';
import { issuesOf } from '../found.js';

/** The sample has 100.00 and VAT of 24.00 on its only line. */
const self = (type: string, vatCategory: number, vatAmount: number) =>
  issuesOf({
    sample: 'selfDelivery',
    set: {
      '/invoiceHeader/invoiceType': type,
      '/invoiceDetails/0/vatCategory': vatCategory,
      '/invoiceDetails/0/vatAmount': vatAmount,
      '/invoiceSummary/totalVatAmount': vatAmount,
    },
  })
    .filter(({ rule }) => rule.includes('self-supply'))
    .map(({ severity, rule, path, authorityCode }) => [severity, rule, path.join('/'), authorityCode]);

describe.each(['6.1', '6.2'])('self-supply %s', (type) => {
  it.each([7, 8])('in VAT category %i is refused, once', (vatCategory) => {
    expect(self(type, vatCategory, 0)).toEqual([
      ['error', 'lines/untaxed-self-supply', 'invoiceDetails/0/vatCategory', 234],
    ]);
  });

  it('with a VAT amount of zero is refused', () => {
    expect(self(type, 1, 0)).toEqual([
      ['error', 'lines/self-supply-without-vat', 'invoiceDetails/0/vatAmount', 222],
    ]);
  });

  it('with VAT is accepted, from one cent on', () => {
    expect(self(type, 1, 24)).toEqual([]);
    expect(self(type, 1, 0.01)).toEqual([]);
  });
});

it.each(['1.1', '7.1', '8.1', '11.1'])('the rule about VAT on self-supply finds nothing on %s', (type) => {
  expect(self(type, 7, 0)).toEqual([]);
  expect(self(type, 1, 0)).toEqual([]);
});
