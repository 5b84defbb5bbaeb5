import { expect, test } from 'vitest';
import { change, find } from '../totals/change.js';

const CATEGORIES = ['category1_1', 'category1_2', 'category1_3', 'category1_4', 'category1_5'];
const TYPES = ['E3_561_001', 'E3_561_002'];
const PAIRS = CATEGORIES.flatMap((classificationCategory) =>
  TYPES.map((classificationType) => ({ classificationType, classificationCategory, amount: 1 })),
);

/** One line with so many pairs of 1.00 each; the summary lacks the last of them. */
function missingAfter(count: number) {
  const rows = PAIRS.slice(0, count + 1);
  const document = change('salesInvoice', {
    '/invoiceDetails/1': undefined,
    '/invoiceDetails/0/netValue': rows.length,
    '/invoiceSummary/totalNetValue': rows.length,
    '/invoiceDetails/0/incomeClassification': rows,
    '/invoiceSummary/incomeClassification': rows.slice(0, count),
  });
  return find(document, 'classification').filter(({ rule }) => rule === 'classification/summary-row-missing');
}

test('the fix adds a missing row if there are up to eight rows; with more, a person has to decide', () => {
  expect(missingAfter(8)).toMatchObject([
    { fix: { path: ['invoiceSummary', 'incomeClassification', 8], value: PAIRS[8], safe: true } },
  ]);
  const [beyond] = missingAfter(9);
  expect(beyond).toMatchObject({ params: { computed: '1.00' } });
  expect(beyond?.fix).toBeUndefined();
});
