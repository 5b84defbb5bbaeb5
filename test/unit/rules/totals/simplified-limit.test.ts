import { expect, it } from 'vitest';
import { found, issuesOf } from '../found.js';

const RULE = 'totals/simplified-above-limit';
const sold = (gross: number, set: Record<string, unknown> = {}) =>
  ({
    sample: 'retailReceipt',
    set: { '/invoiceHeader/invoiceType': '11.3', '/invoiceSummary/totalGrossValue': gross, ...set },
  }) as const;

it('a simplified invoice above 100.00 euros causes a warning', () => {
  expect(found(RULE, sold(100))).toEqual([]);
  expect(found(RULE, sold(100.01))).toEqual([
    { at: 'invoiceSummary/totalGrossValue', params: { gross: '100.01', limit: '100.00' } },
  ]);
  expect(issuesOf(sold(100.01)).find(({ rule }) => rule === RULE)?.severity).toBe('warning');
});

it('the limit is in euros and applies only to 11.3', () => {
  const dollars = { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 };
  expect(found(RULE, sold(100.01, dollars))).toEqual([]);
  expect(found(RULE, sold(100.01, { '/invoiceHeader/invoiceType': '11.1' }))).toEqual([]);
});
