import type { DocumentView } from '../engine/rule.js';
import { isSummedRight } from './line-amounts.js';
import type { Side } from './sides.js';

/** Whether each line adds up to its own net value: then the sums of the lines are the only right ones. */
export function linesAgree({ invoiceDetails: lines, invoiceHeader }: DocumentView, side: Side): boolean {
  for (const line of lines) if (!isSummedRight(line, side, invoiceHeader.invoiceType)) return false;
  return true;
}
