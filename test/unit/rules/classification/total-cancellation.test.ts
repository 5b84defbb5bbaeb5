import { expect, test } from 'vitest';
import { change, find } from '../totals/change.js';

test('the fix adds no summary row to a classified total cancellation, because its lines are wrong', () => {
  const classified = change('tableCancellation', {
    '/invoiceDetails/0/incomeClassification': [{ classificationCategory: 'category1_95', amount: 0 }],
  });
  const issues = find(classified, 'classification');
  const missing = issues.find(({ rule }) => rule === 'classification/summary-row-missing');
  expect(issues.map(({ rule }) => rule)).toContain('classification/on-total-cancellation');
  expect(missing).toBeDefined();
  expect(missing?.fix).toBeUndefined();
});
