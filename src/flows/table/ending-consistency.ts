import { exactAsPrinted } from '../../money/as-printed.js';
import { centsOfNumber, compareExact } from '../../money/index.js';
import type { InvoiceLine } from '../../types/index.js';
import { type ClosingLine, closingLinesOf } from './closing-lines.js';
import { Inconsistency, linesLeft, type OpenSlip } from './ledger.js';
import type { EndingEntry, Entry, SlipEntry } from './state.js';

/**
 * Refuses a closing or a total cancellation that does not match the slips that it lists according to the state: it has
 * other MARKs or UIDs, or other lines than these slips leave.
 *
 * @throws Inconsistency with the path of the contradiction.
 */
export function refuseOtherSlips(entries: readonly Entry[], ending: EndingEntry, at: string): void {
  const { kind, document, lists } = ending;
  const { multipleConnectedMarks = [], multipleConnectedUids = [] } = document.invoiceHeader;
  const named = new Set<string | undefined>([
    ...multipleConnectedMarks.map(String),
    ...multipleConnectedUids,
  ]);
  const isNamed = ({ mark, uid }: Entry): boolean => named.has(mark) || named.has(uid);
  const slips = lists.map((place): OpenSlip => ({ place, entry: entries[place] as SlipEntry }));
  if (lists.length !== named.size || !slips.every(({ entry }) => isNamed(entry)))
    throw new Inconsistency(`${at}.lists: other slips than its document names`);
  // A slip that is known only from its record has no lines, so the caller stated those of the closing.
  if (kind === 'totalCancellation' || slips.some(({ entry }) => entry.kind === 'found')) return;
  // As they were when the closing was built: nothing else mattered.
  const lines = linesLeft(slips);
  const expected = closingLinesOf(lists.flatMap((place) => lines.get(place) ?? []));
  const { invoiceDetails } = document;
  if (invoiceDetails.length !== expected.length)
    throw new Inconsistency(`${at}.document.invoiceDetails: other lines than the slips leave`);
  for (const [index, line] of expected.entries()) {
    if (!isOf(line, invoiceDetails[index]))
      throw new Inconsistency(`${at}.document.invoiceDetails.${index}: another line than the slips leave`);
  }
}

/** Whether a line of a document has exactly this quantity and value of an ordered line. */
function isOf({ line: { of }, quantity, worth }: ClosingLine, line: InvoiceLine | undefined): boolean {
  return (
    line?.quantity !== undefined &&
    compareExact(exactAsPrinted(line.quantity), quantity) === 0 &&
    centsOfNumber(line.netValue) === worth.net &&
    isSameItem(of, line)
  );
}

/** Whether two lines have the same item, unit and VAT category. */
export const isSameItem = (a: InvoiceLine, b: InvoiceLine): boolean =>
  a.itemDescr === b.itemDescr &&
  a.itemCode === b.itemCode &&
  a.measurementUnit === b.measurementUnit &&
  a.vatCategory === b.vatCategory;
