import { describe, expect, it } from 'vitest';
import { issuesOf } from '../found.js';

/** The sample has 240.00 on its only line. */
const taxed = (type: string, vatCategory: number, vatAmount: number) =>
  issuesOf({
    sample: 'titleOfAcquisition',
    set: {
      '/invoiceHeader/invoiceType': type,
      '/invoiceDetails/0/vatCategory': vatCategory,
      '/invoiceDetails/0/vatAmount': vatAmount,
      '/invoiceSummary/totalVatAmount': vatAmount,
    },
  })
    .filter(({ rule }) => /^lines\/vat/.test(rule))
    .map(({ severity, rule, path, authorityCode }) => [severity, rule, path.join('/'), authorityCode]);

describe.each(['3.1', '3.2'])('a title of acquisition %s', (type) => {
  it.each([1, 3, 6])('with VAT in category %i is refused', (vatCategory) => {
    expect(taxed(type, vatCategory, 57.6)).toEqual([
      ['error', 'lines/vat-on-acquisition', 'invoiceDetails/0/vatAmount', 218],
    ]);
  });

  it('with a rate but no VAT amount causes a warning', () => {
    expect(taxed(type, 1, 0)).toEqual([
      ['warning', 'lines/vat-category-of-acquisition', 'invoiceDetails/0/vatCategory', 215],
    ]);
  });

  it.each([7, 8])('with an amount in category %i causes one issue', (vatCategory) => {
    expect(taxed(type, vatCategory, 57.6).map(([, rule]) => rule)).toEqual(['lines/vat-not-zero']);
    expect(taxed(type, vatCategory, 0)).toEqual([]);
  });
});
