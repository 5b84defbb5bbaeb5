import { classificationSteps } from './classification-steps.js';
import { lineSteps } from './line-steps.js';
import { amountAt, has, list, member } from './read.js';
import type { TotalsStep } from './step.js';
import { summandAt, sumStep } from './sum-step.js';
import { summarySteps } from './summary-steps.js';

/**
 * Explains how each amount of a document is computed, as data: the amounts of the lines, the totals, the classification
 * rows of the summary, and the payments compared with the gross total. Accepts any value and never throws. A value
 * without lines and summary has no steps.
 *
 * @example
 * explainTotals(document).filter((step) => !step.agrees); // the amounts that do not add up
 */
export function explainTotals(document: unknown): TotalsStep[] {
  const lines = list(document, 'invoiceDetails');
  if (lines.length === 0 && !has(document, 'invoiceSummary')) return [];
  return [
    ...lines.flatMap(lineSteps),
    ...summarySteps(document),
    ...classificationSteps(document, 'incomeClassification'),
    ...classificationSteps(document, 'expensesClassification'),
    ...paymentSteps(document),
  ];
}

/** The payments compared with the gross total. No step if the document has no payments. */
function paymentSteps(document: unknown): TotalsStep[] {
  const payments = list(document, 'paymentMethods');
  if (payments.length === 0) return [];
  const summands = payments.map((payment, i) => summandAt(payment, ['paymentMethods', i], 'amount'));
  const gross = amountAt(member(document, 'invoiceSummary'), 'totalGrossValue');
  return [sumStep(['paymentMethods'], summands, gross)];
}
