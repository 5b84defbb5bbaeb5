import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToNumber, largestCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Fix } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';
import { grossOfTotals, TOTALS_PATHS } from './gross-of-totals.js';

/** The members that `fixOfTotal` reads, for the `paths` of a rule. */
export const FIX_PATHS = [...TOTALS_PATHS, 'invoiceSummary.totalGrossValue'] as const;

/**
 * The fix for a total that differs from the sum of the lines. There is only one if the gross total agrees with that sum
 * and with all other totals. Then only this total is wrong. Otherwise the lines may be wrong.
 */
export function fixOfTotal(
  summary: DocumentView['invoiceSummary'],
  member: keyof GrossParts,
  sum: Cents,
): Fix | undefined {
  if (sum > largestCents) return undefined;
  const change = subtractHeld(sum, summary[member]);
  const lowers = member === 'totalWithheldAmount' || member === 'totalDeductionsAmount';
  const stated = grossOfTotals(summary);
  const gross = lowers ? subtractHeld(stated, change) : addHeld(stated, change);
  if (gross !== summary.totalGrossValue) return undefined;
  return { path: ['invoiceSummary', member], value: centsToNumber(sum), safe: true };
}
