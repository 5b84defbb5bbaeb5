import { addHeld, subtractHeld } from '../../money/held.js';
import { grossWith } from '../../totals/gross-with.js';

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

/** The gross total, for totals of any size. */
export const grossOfTotals = grossWith(addHeld, subtractHeld);
