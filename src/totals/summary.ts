import { addCents, type Cents, subtractCents, zeroCents } from '../money/index.js';
import { grossWith } from './gross-with.js';
import type { LineTotals, SummaryTotals, TaxRow } from './result.js';

/** The summary during addition. */
export type RunningSummary = { -readonly [total in keyof SummaryTotals]: Cents };

export function emptySummary(): RunningSummary {
  return {
    totalNetValue: zeroCents,
    totalVatAmount: zeroCents,
    totalWithheldAmount: zeroCents,
    totalFeesAmount: zeroCents,
    totalStampDutyAmount: zeroCents,
    totalOtherTaxesAmount: zeroCents,
    totalDeductionsAmount: zeroCents,
    totalGrossValue: zeroCents,
  };
}

/** Adds the rounded amounts of a line. Lines with `recType` 7 are added like all others. */
export function addLine(summary: RunningSummary, line: LineTotals): void {
  summary.totalNetValue = addCents(summary.totalNetValue, line.netValue);
  summary.totalVatAmount = addCents(summary.totalVatAmount, line.vatAmount);
  const { withheldAmount, feesAmount, stampDutyAmount, otherTaxesAmount, deductionsAmount } = line;
  if (withheldAmount !== undefined)
    summary.totalWithheldAmount = addCents(summary.totalWithheldAmount, withheldAmount);
  if (feesAmount !== undefined) summary.totalFeesAmount = addCents(summary.totalFeesAmount, feesAmount);
  if (stampDutyAmount !== undefined)
    summary.totalStampDutyAmount = addCents(summary.totalStampDutyAmount, stampDutyAmount);
  if (otherTaxesAmount !== undefined)
    summary.totalOtherTaxesAmount = addCents(summary.totalOtherTaxesAmount, otherTaxesAmount);
  if (deductionsAmount !== undefined)
    summary.totalDeductionsAmount = addCents(summary.totalDeductionsAmount, deductionsAmount);
}

/** The total to which each `taxType` is added. */
export const totalOfTaxType = {
  1: 'totalWithheldAmount',
  2: 'totalFeesAmount',
  3: 'totalOtherTaxesAmount',
  4: 'totalStampDutyAmount',
  5: 'totalDeductionsAmount',
} as const;

export function addTaxRow(summary: RunningSummary, row: TaxRow): void {
  const total = totalOfTaxType[row.taxType];
  summary[total] = addCents(summary[total], row.taxAmount);
}

/** The gross total, for totals that a document can have. */
export const grossOf = grossWith(addCents, subtractCents);
