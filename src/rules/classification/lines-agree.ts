import type { DocumentView } from '../engine/rule.js';
import { isSummedRight } from './line-amounts.js';
import type { Side } from './sides.js';

/** Whether the classifications of each line add up to its net value. Only then are the sums over the lines reliable. */
export function linesAgree({ invoiceDetails: lines, invoiceHeader }: DocumentView, side: Side): boolean {
  for (const line of lines) if (!isSummedRight(line, side, invoiceHeader.invoiceType)) return false;
  return true;
}
