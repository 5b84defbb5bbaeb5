import { once } from '../engine/once.js';
import type { Row } from './sides.js';

/**
 * The one kind of income of a document, as most documents have it: one row on each line, one in the summary, all of the
 * same type and category, and no expenses. Most rules of classification have nothing to find then. `undefined` for
 * documents with more kinds, with less, or with expenses.
 */
export const onlyPair = once(({ invoiceDetails, invoiceSummary }): Row | undefined => {
  const summary = invoiceSummary.incomeClassification;
  if (summary === undefined || summary.length !== 1) return undefined;
  if (invoiceSummary.expensesClassification !== undefined) return undefined;
  const pair = summary[0] as Row;
  const { classificationCategory: category, classificationType: type } = pair;
  for (const line of invoiceDetails) {
    const rows = line.incomeClassification;
    if (rows === undefined || rows.length !== 1 || line.expensesClassification !== undefined)
      return undefined;
    const row = rows[0] as Row;
    if (row.classificationCategory !== category || row.classificationType !== type) return undefined;
  }
  return pair;
});
