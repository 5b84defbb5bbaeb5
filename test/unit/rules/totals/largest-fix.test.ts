import { expect, test } from 'vitest';
import { change, find } from './change.js';

/** The largest amount that a document can state. */
const LARGEST = 9_999_999_999_999.99;

const fixOf = (rule: string, document: unknown): unknown =>
  find(document, 'totals').find((issue) => issue.rule === rule)?.fix;

test('the fix of a net total computes up to the largest amount, and is absent beyond it', () => {
  // 1.00 is withheld, so the gross total can be stated even where the net total cannot.
  const lines = (first: number, second: number, gross: number) =>
    change('salesInvoice', {
      '/invoiceDetails/0/netValue': first,
      '/invoiceDetails/0/withheldAmount': 1,
      '/invoiceDetails/0/vatAmount': 0,
      '/invoiceDetails/1/netValue': second,
      '/invoiceDetails/1/vatAmount': 0,
      '/invoiceSummary/totalVatAmount': 0,
      '/invoiceSummary/totalWithheldAmount': 1,
      '/invoiceSummary/totalGrossValue': gross,
    });
  expect(fixOf('totals/net-sum', lines(9_999_999_999_999.98, 0.01, 9_999_999_999_998.99))).toEqual({
    path: ['invoiceSummary', 'totalNetValue'],
    value: LARGEST,
    safe: true,
  });
  const beyond = lines(LARGEST, 0.01, 9_999_999_999_999);
  expect(find(beyond, 'totals')).toContainEqual(
    expect.objectContaining({
      rule: 'totals/net-sum',
      params: { computed: '10000000000000.00', stated: '63.30' },
    }),
  );
  expect(fixOf('totals/net-sum', beyond)).toBeUndefined();
});

test('the fix of a gross total computes up to the largest amount, and is absent beyond it', () => {
  const service = (vatAmount: number) =>
    change('serviceInvoice', {
      '/paymentMethods': undefined,
      '/invoiceDetails/0/netValue': LARGEST,
      '/invoiceDetails/0/vatAmount': vatAmount,
      '/invoiceDetails/0/withheldAmount': undefined,
      '/invoiceDetails/0/withheldPercentCategory': undefined,
      '/invoiceSummary/totalNetValue': LARGEST,
      '/invoiceSummary/totalVatAmount': vatAmount,
      '/invoiceSummary/totalWithheldAmount': 0,
    });
  expect(fixOf('totals/gross', service(0))).toEqual({
    path: ['invoiceSummary', 'totalGrossValue'],
    value: LARGEST,
    safe: true,
  });
  expect(find(service(0.01), 'totals')).toContainEqual(
    expect.objectContaining({
      rule: 'totals/gross',
      params: expect.objectContaining({ computed: '10000000000000.00' }),
    }),
  );
  expect(fixOf('totals/gross', service(0.01))).toBeUndefined();
});
