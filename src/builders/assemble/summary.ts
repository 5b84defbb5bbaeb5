import { centsToNumber } from '../../money/index.js';
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
  const assembled: Writable<InvoiceSummary> = {
    totalNetValue: centsToNumber(summary.totalNetValue),
    totalVatAmount: centsToNumber(summary.totalVatAmount),
    totalWithheldAmount: centsToNumber(summary.totalWithheldAmount),
    totalFeesAmount: centsToNumber(summary.totalFeesAmount),
    totalStampDutyAmount: centsToNumber(summary.totalStampDutyAmount),
    totalOtherTaxesAmount: centsToNumber(summary.totalOtherTaxesAmount),
    totalDeductionsAmount: centsToNumber(summary.totalDeductionsAmount),
    totalGrossValue: centsToNumber(summary.totalGrossValue),
  };
  if (incomeClassification.length > 0) assembled.incomeClassification = assembleIncome(incomeClassification);
  if (expensesClassification.length > 0)
    assembled.expensesClassification = assembleExpenses(expensesClassification);
  return Object.freeze(assembled);
}
