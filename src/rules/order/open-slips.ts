import { RecType } from '../../codes/index.js';
import { addExact, subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, type Exact, zeroCents } from '../../money/index.js';
import type { DocumentView, LineView } from '../engine/rule.js';
import { isTotalCancellation } from '../slips.js';

/** What the slips beside a closing order, cancel and leave. */
export interface OpenSlips {
  /** Slips and partial cancellations that are still to be closed. */
  readonly count: number;
  /** Whether they are all of one table. */
  readonly ofOneTable: boolean;
  readonly ordered: Cents;
  readonly cancelled: Cents;
  readonly left: Cents;
  /** `undefined` when a line of a slip has no quantity. */
  readonly quantity: { readonly ordered: Exact; readonly cancelled: Exact; readonly left: Exact } | undefined;
}

const NOTHING = exactAsPrinted(0);

/**
 * The order slips (8.6) among the related documents, in total: ordered minus cancelled. A total cancellation takes all
 * slips of its table out, provided that it names at least as many; otherwise nobody can tell which ones are left, and
 * the answer is `undefined`, as it is when there are no slips at all.
 */
export function openSlips(related: readonly DocumentView[]): OpenSlips | undefined {
  const slips = related.filter(isSlip);
  const cancelledTables = cancelledByTable(slips);
  const open = slips.filter((slip) => !isTotalCancellation(slip) && !cancelledTables.has(tableOf(slip)));
  for (const [table, links] of cancelledTables) {
    if (slips.filter((slip) => !isTotalCancellation(slip) && tableOf(slip) === table).length > links)
      return undefined;
  }
  return slips.length === 0 ? undefined : add(open);
}

/** Links to documents, by MARK or by UID. */
export const linksOf = ({ invoiceHeader: header }: DocumentView): number =>
  [...(header.multipleConnectedMarks ?? []), ...(header.multipleConnectedUids ?? [])].length;

const tableOf = ({ invoiceHeader }: DocumentView): string => invoiceHeader.tableAA?.toLowerCase() ?? '';

/** A related document may be broken where nobody has checked it; what cannot be read is not there. */
const isSlip = ({ invoiceHeader, invoiceDetails: lines }: DocumentView): boolean =>
  invoiceHeader.invoiceType === '8.6' &&
  isTextOrAbsent(invoiceHeader.tableAA) &&
  isListOrAbsent(invoiceHeader.multipleConnectedMarks) &&
  isListOrAbsent(invoiceHeader.multipleConnectedUids) &&
  Array.isArray(lines) &&
  lines.every(isReadable);

const isTextOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isListOrAbsent = (value: unknown): boolean => value === undefined || Array.isArray(value);
const isReadable = ({ netValue, quantity }: LineView): boolean =>
  typeof netValue === 'number' && (quantity === undefined || typeof quantity === 'number');

function cancelledByTable(slips: readonly DocumentView[]): Map<string, number> {
  const links = new Map<string, number>();
  for (const slip of slips) {
    if (isTotalCancellation(slip)) links.set(tableOf(slip), linksOf(slip));
  }
  return links;
}

function add(slips: readonly DocumentView[]): OpenSlips {
  let ordered = zeroCents;
  let cancelled = zeroCents;
  let orderedQuantity = NOTHING;
  let cancelledQuantity = NOTHING;
  let counted = true;
  for (const slip of slips) {
    for (const line of slip.invoiceDetails) {
      const quantity = line.quantity === undefined ? undefined : exactAsPrinted(line.quantity);
      if (quantity === undefined) counted = false;
      if (line.recType === RecType.NegativeSign) {
        cancelled = addHeld(cancelled, line.netValue);
        cancelledQuantity = addExact(cancelledQuantity, quantity ?? NOTHING);
      } else {
        ordered = addHeld(ordered, line.netValue);
        orderedQuantity = addExact(orderedQuantity, quantity ?? NOTHING);
      }
    }
  }
  return {
    count: slips.length,
    ofOneTable: new Set(slips.map(tableOf)).size === 1,
    ordered,
    cancelled,
    left: subtractHeld(ordered, cancelled),
    quantity: counted
      ? {
          ordered: orderedQuantity,
          cancelled: cancelledQuantity,
          left: subtractExact(orderedQuantity, cancelledQuantity),
        }
      : undefined,
  };
}

/** The quantities of a document together; a line without one counts nothing. */
export function quantityOf({ invoiceDetails }: DocumentView): Exact {
  let sum = NOTHING;
  for (const { quantity } of invoiceDetails) {
    if (quantity !== undefined) sum = addExact(sum, exactAsPrinted(quantity));
  }
  return sum;
}
