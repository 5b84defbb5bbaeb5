import { once } from '../engine/once.js';
import type { Row } from './sides.js';

/**
 * The only kind of income of a document: one row on each line, one in the summary, all with the same type and category,
 * and no expenses. Most documents are like this, and then most classification rules have nothing to find. `undefined`
 * for all other documents.
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
