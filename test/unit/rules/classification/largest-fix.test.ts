import { expect, test } from 'vitest';
import { change, find } from '../totals/change.js';

/** The largest amount that a document can state. */
const LARGEST = 9_999_999_999_999.99;
const GOODS = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' };

/** Two lines that are classified as goods, each with all of its net value. */
const invoice = (first: number, second: number, summary: object[]) =>
  change('salesInvoice', {
    '/invoiceDetails/0/netValue': first,
    '/invoiceDetails/0/incomeClassification/0/amount': first,
    '/invoiceDetails/1/netValue': second,
    '/invoiceDetails/1/incomeClassification/0/amount': second,
    '/invoiceSummary/totalNetValue': LARGEST,
    '/invoiceSummary/incomeClassification': summary,
  });

test.each([
  ['a row of the summary is repaired', 'classification/summary-sum', [{ ...GOODS, amount: 1 }]],
  ['a row that is missing is put', 'classification/summary-row-missing', []],
])('%s by a fix up to the largest amount, and not beyond', (_, rule, summary) => {
  const path = ['invoiceSummary', 'incomeClassification', 0];
  const fix =
    summary.length === 0
      ? { path, value: { ...GOODS, amount: LARGEST }, safe: true }
      : { path: [...path, 'amount'], value: LARGEST, safe: true };
  expect(find(invoice(9_999_999_999_999.98, 0.01, summary), 'classification')).toMatchObject([
    { rule, params: { computed: '9999999999999.99' }, fix },
  ]);
  const [beyond] = find(invoice(LARGEST, 0.01, summary), 'classification');
  expect(beyond).toMatchObject({ rule, params: { computed: '10000000000000.00' } });
  expect(beyond?.fix).toBeUndefined();
});
