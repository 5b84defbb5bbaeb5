import type { Cents } from '../money/index.js';
import type { SummaryTotals } from './result.js';

/** The totals that make up the gross total. */
export type GrossParts = Omit<SummaryTotals, 'totalGrossValue'>;

type Sum = (a: Cents, b: Cents) => Cents;

/** net + VAT + fees + stamp duty + other taxes − withheld − deductions (203), with sums that throw or that do not. */
export const grossWith =
  (add: Sum, subtract: Sum) =>
  (totals: GrossParts): Cents => {
    let gross = add(totals.totalNetValue, totals.totalVatAmount);
    gross = add(gross, totals.totalFeesAmount);
    gross = add(gross, totals.totalStampDutyAmount);
    gross = add(gross, totals.totalOtherTaxesAmount);
    gross = subtract(gross, totals.totalWithheldAmount);
    return subtract(gross, totals.totalDeductionsAmount);
  };
