import { describe, expect, test } from 'vitest';
import { change, errors, find } from './change.js';

const ids = (document: unknown): unknown[] => find(document, 'totals').map(({ rule }) => rule);

/** The sample receipt with another net value and VAT, and totals that follow. */
const receipt = (net: number, vat: number, gross: number, changes = {}) =>
  change('retailReceipt', {
    '/invoiceDetails/0/netValue': net,
    '/invoiceDetails/0/vatAmount': vat,
    '/invoiceSummary/totalNetValue': net,
    '/invoiceSummary/totalVatAmount': vat,
    '/invoiceSummary/totalGrossValue': gross,
    ...changes,
  });

describe('the VAT of a line', () => {
  test.each([
    // Accepted by the live endpoint: 24 % of 80.65 is 19.356 → 19.36, of 19.35 is 4.644 → 4.64.
    [80.65, 19.35, 100],
    [80.65, 19.36, 100.01],
    [80.65, 19.37, 100.02],
    [19.35, 4.65, 24],
    [19.35, 4.63, 23.98],
  ])('%s and %s: is within a cent', (net, vat, gross) => {
    expect(ids(receipt(net, vat, gross))).toEqual([]);
  });

  test.each([
    [80.65, 19.34, 99.99, '19.36', '19.34'],
    [80.65, 19.38, 100.03, '19.36', '19.38'],
    [19.35, 4.62, 23.97, '4.64', '4.62'],
  ])('%s and %s: is a warning two cents off', (net, vat, gross, computed, stated) => {
    const document = receipt(net, vat, gross);
    expect(find(document, 'totals')).toEqual([
      {
        rule: 'totals/line-vat',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'vatAmount'],
        params: { line: 1, net: net.toFixed(2), percent: '24', computed, stated },
        authorityCode: 229,
      },
    ]);
  });

  test.each([
    [1, 24],
    [2, 13],
    [3, 6],
    [4, 17],
    [5, 9],
    [6, 4],
    [9, 3],
    [10, 4],
  ])('in category %s has the rate %s %%', (vatCategory, percent) => {
    // Of 100.00 the VAT is the percent itself.
    const of = (vat: number) =>
      receipt(100, vat, 100 + vat, { '/invoiceDetails/0/vatCategory': vatCategory });
    expect(ids(of(percent))).toEqual([]);
    expect(ids(of(percent + 0.01))).toEqual([]);
    expect(ids(of(percent + 0.02))).toEqual(['totals/line-vat']);
    expect(ids(of(percent - 0.02))).toEqual(['totals/line-vat']);
  });

  test('in categories 7 and 8 is left to the rules of lines', () => {
    for (const vatCategory of [7, 8]) {
      expect(ids(receipt(100, 24, 124, { '/invoiceDetails/0/vatCategory': vatCategory }))).toEqual([]);
    }
  });

  test.each([
    // 13 % of 80.65 is 10.48; 10.49 is one cent beside it, as prices that include VAT leave.
    [80.65, 10.48, 91.13, '13'],
    [80.65, 10.49, 91.14, '13'],
    // 6 and 4 %: categories 3, and 6 and 10.
    [100, 6, 106, '6'],
    [100, 4, 104, '4'],
    // Small: 17 % of 0.50 is 0.09 (0.085), and nothing else is.
    [0.5, 0.09, 0.59, '17'],
  ])('%s and %s: is that of another rate', (net, vat, gross, fits) => {
    expect(find(receipt(net, vat, gross), 'totals')).toMatchObject([
      {
        rule: 'totals/line-vat-of-other-rate',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'vatAmount'],
        params: { percent: '24', stated: vat.toFixed(2), fits },
        authorityCode: 229,
      },
    ]);
  });

  test.each([
    // 24.00: 25.01 is more than one percent of the net value away, 25.00 is not.
    [100, 25, 125, 'totals/line-vat'],
    [100, 25.01, 125.01, 'totals/line-vat-far-off'],
    [100, 23, 123, 'totals/line-vat'],
    [100, 22.99, 122.99, 'totals/line-vat-far-off'],
    // 0.48: five cents are no more than rounding may leave, six are, if they are above one percent.
    [2, 0.53, 2.53, 'totals/line-vat'],
    [2, 0.54, 2.54, 'totals/line-vat-far-off'],
    [100, 0, 100, 'totals/line-vat-far-off'],
  ])('%s and %s: is reported unless rounding explains it', (net, vat, gross, rule) => {
    expect(ids(receipt(net, vat, gross))).toEqual([rule]);
  });

  test('is reported with the difference', () => {
    expect(find(receipt(100, 30, 130), 'totals')).toMatchObject([
      {
        params: {
          line: 1,
          net: '100.00',
          percent: '24',
          computed: '24.00',
          stated: '30.00',
          difference: '6.00',
        },
      },
    ]);
  });

  test('can be checked for the largest amount', () => {
    const most = 9_999_999_999_999.99;
    expect(ids(receipt(most, 0, most))).toEqual(['totals/line-vat-far-off']);
  });
});

describe('quantity × unit price', () => {
  const line = (changes: Record<string, unknown>) =>
    change(
      'salesInvoice',
      Object.fromEntries(
        Object.entries(changes).map(([member, value]) => [`/invoiceDetails/0/${member}`, value]),
      ),
    );

  test.each([
    // The line stands at 49.80 before discount.
    [24.905, []], // 49.81
    [24.895, []], // 49.79
    [24.91, ['totals/line-product']], // 49.82
    [24.89, ['totals/line-product']], // 49.78
    [24.9024, []], // 49.8048 → 49.80
    [24.9075, ['totals/line-product']], // 49.815 → 49.82 half up
    [24.90749, []], // 49.81498 → 49.81
  ])('is compared for 2 × %s', (lineUnitPrice, expected) => {
    expect(ids(line({ lineUnitPrice }))).toEqual(expected);
  });

  test('is reported with the expected value', () => {
    expect(find(line({ lineUnitPrice: 24.5, quantity: 2.5 }), 'totals')).toEqual([
      {
        rule: 'totals/line-product',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'totalNetPriceBeforeDiscount'],
        params: { line: 1, quantity: 2.5, unitPrice: 24.5, computed: '61.25', stated: '49.80' },
      },
    ]);
  });

  test('is compared with net + discount if there is no amount before discount', () => {
    const bare = { totalNetPriceBeforeDiscount: undefined };
    expect(ids(line({ ...bare, lineUnitPrice: 25, totalDiscountValue: 0.2 }))).toEqual([]);
    expect(find(line({ ...bare, lineUnitPrice: 25, totalDiscountValue: undefined }), 'totals')).toMatchObject(
      [{ path: ['invoiceDetails', 0, 'netValue'], params: { computed: '50.00', stated: '49.80' } }],
    );
  });

  test('is reported, not thrown, if the product is too large', () => {
    expect(find(line({ quantity: 1e17, lineUnitPrice: 1e300 }), 'totals')).toMatchObject([
      { rule: 'totals/line-product', params: { stated: '49.80' } },
    ]);
  });
});

describe('the amount before discount minus the discount', () => {
  // 15.00 − 1.50 = 13.50 on the second line.
  test.each([
    [1.49, []],
    [1.51, []],
    [1.48, ['totals/line-discount']],
    [1.52, ['totals/line-discount']],
    [15.01, ['totals/line-discount']],
    [undefined, ['totals/line-discount']],
  ])('is compared for the discount %s', (discount, expected) => {
    const document = change('salesInvoice', { '/invoiceDetails/1/totalDiscountValue': discount });
    expect(ids(document)).toEqual(expected);
    expect(errors(document)).toEqual([]);
  });

  test('is reported with the expected net value', () => {
    const document = change('salesInvoice', { '/invoiceDetails/1/totalDiscountValue': 16 });
    expect(find(document, 'totals')).toEqual([
      {
        rule: 'totals/line-discount',
        severity: 'warning',
        path: ['invoiceDetails', 1, 'netValue'],
        params: { line: 2, before: '15.00', discount: '16.00', computed: '-1.00', stated: '13.50' },
      },
    ]);
  });
});
