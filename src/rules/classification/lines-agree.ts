import { addHeld } from '../../money/held.js';
import { zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';
import { isSummedRight, SUM_PATHS } from './line-amounts.js';
import { isClassified, rowsOn, type Side } from './sides.js';

/** The members that `linesAgree` reads, for the `paths` of a rule. */
export const AGREE_PATHS: readonly MemberPath[] = [...SUM_PATHS, 'invoiceSummary.totalNetValue'];

/**
 * Whether the classifications of the lines are complete: each line has one, unless it has no value, those of a line add
 * up to its net value, and the lines to the net total. Only then are the sums over the lines reliable. Otherwise the
 * summary may be right and a line wrong.
 */
export function linesAgree(document: DocumentView, side: Side): boolean {
  const { invoiceDetails: lines, invoiceHeader, invoiceSummary } = document;
  let net = zeroCents;
  for (const { netValue } of lines) net = addHeld(net, netValue);
  if (net !== invoiceSummary.totalNetValue) return false;
  for (const line of lines) {
    const isRight =
      rowsOn(line, side).length > 0
        ? isSummedRight(line, side, invoiceHeader.invoiceType)
        : line.netValue === zeroCents || isClassified(line);
    if (!isRight) return false;
  }
  return true;
}
