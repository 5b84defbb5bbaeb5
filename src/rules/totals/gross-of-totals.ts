import { addHeld, subtractHeld } from '../../money/held.js';
import type { Cents } from '../../money/index.js';

/** The totals that make up the gross total. */
export interface Totals {
  readonly totalNetValue: Cents;
  readonly totalVatAmount: Cents;
  readonly totalWithheldAmount: Cents;
  readonly totalFeesAmount: Cents;
  readonly totalStampDutyAmount: Cents;
  readonly totalOtherTaxesAmount: Cents;
  readonly totalDeductionsAmount: Cents;
}

/** The members that `grossOfTotals` reads, for the `paths` of a rule. */
export const TOTALS_PATHS = [
  'invoiceSummary.totalNetValue',
  'invoiceSummary.totalVatAmount',
  'invoiceSummary.totalWithheldAmount',
  'invoiceSummary.totalFeesAmount',
  'invoiceSummary.totalStampDutyAmount',
  'invoiceSummary.totalOtherTaxesAmount',
  'invoiceSummary.totalDeductionsAmount',
] as const;

/** net + VAT + fees + stamp duty + other taxes − withheld − deductions. */
export function grossOfTotals(totals: Totals): Cents {
  let gross = addHeld(totals.totalNetValue, totals.totalVatAmount);
  gross = addHeld(gross, totals.totalFeesAmount);
  gross = addHeld(gross, totals.totalStampDutyAmount);
  gross = addHeld(gross, totals.totalOtherTaxesAmount);
  gross = subtractHeld(gross, totals.totalWithheldAmount);
  return subtractHeld(gross, totals.totalDeductionsAmount);
}
