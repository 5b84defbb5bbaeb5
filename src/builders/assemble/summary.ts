import { type Cents, centsToNumber } from '../../money/index.js';
import type { Totals } from '../../totals/index.js';
import type { InvoiceSummary } from '../../types/index.js';
import { assembleExpenses, assembleIncome } from './classification.js';
import type { Writable } from './draft.js';

/** The totals of the document: all eight, including zeros. */
export function assembleSummary({
  summary,
  incomeClassification,
  expensesClassification,
}: Totals): InvoiceSummary {
  const assembled: Writable<InvoiceSummary> = totalsOf(summary, centsToNumber);
  if (incomeClassification.length > 0) assembled.incomeClassification = assembleIncome(incomeClassification);
  if (expensesClassification.length > 0)
    assembled.expensesClassification = assembleExpenses(expensesClassification);
  return Object.freeze(assembled);
}

/** The eight totals: in euros in the document, in cents in its view. */
export const totalsOf = <Amount>(summary: Totals['summary'], amount: (cents: Cents) => Amount) => ({
  totalNetValue: amount(summary.totalNetValue),
  totalVatAmount: amount(summary.totalVatAmount),
  totalWithheldAmount: amount(summary.totalWithheldAmount),
  totalFeesAmount: amount(summary.totalFeesAmount),
  totalStampDutyAmount: amount(summary.totalStampDutyAmount),
  totalOtherTaxesAmount: amount(summary.totalOtherTaxesAmount),
  totalDeductionsAmount: amount(summary.totalDeductionsAmount),
  totalGrossValue: amount(summary.totalGrossValue),
});
