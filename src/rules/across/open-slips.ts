import * as RecType from '../../codes/generated/named/rec-types.js';
import { addExact, subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, type Exact, signOf, zeroCents } from '../../money/index.js';
import { oncePer } from '../engine/once-per.js';
import type { OpenOrderView, RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { isTotalCancellation } from '../shared/slips.js';

/** The totals that slips order, cancel, and leave to be closed. */
export interface SlipSums {
  readonly ordered: Cents;
  readonly cancelled: Cents;
  readonly left: Cents;
  /** `undefined` if a line of a slip has no quantity. */
  readonly quantity: { readonly ordered: Exact; readonly cancelled: Exact; readonly left: Exact } | undefined;
}

/** The related slips that remain to be closed, for closings whose MARKs are not known. */
export interface OpenSlips extends SlipSums {
  /** The number of slips and partial cancellations that remain to be closed. */
  readonly count: number;
  /** Whether all of them belong to one table. */
  readonly ofOneTable: boolean;
  /** Whether all related documents are slips. */
  readonly alone: boolean;
}

/** The quantity zero. */
export const NOTHING: Exact = exactAsPrinted(0);

/**
 * Adds up the related order slips (8.6): ordered minus cancelled. A total cancellation removes all slips of its table
 * if it lists at least as many. Otherwise it is unknown which slips remain, and the result is `undefined`. The result
 * is also `undefined` if there are no slips.
 */
export const openSlips = oncePer(({ documents }: RelatedDocuments): OpenSlips | undefined => {
  const views = documents.filter(({ sibling }) => !sibling).map(({ view }) => view);
  const slips = views.filter(isSlip);
  const cancelledTables = cancelledByTable(slips);
  const open = slips.filter((slip) => !isTotalCancellation(slip) && !cancelledTables.has(tableOf(slip)));
  for (const [table, links] of cancelledTables) {
    if (slips.filter((slip) => !isTotalCancellation(slip) && tableOf(slip) === table).length > links)
      return undefined;
  }
  if (slips.length === 0) return undefined;
  return {
    ...sumSlips(open, []),
    count: open.length,
    ofOneTable: new Set(open.map(tableOf)).size === 1,
    alone: slips.length === views.length,
  };
});

/** Whether a document is an order slip, including cancellations. */
export const isSlip = ({ invoiceHeader }: DocumentView): boolean => invoiceHeader.invoiceType === '8.6';

/** Whether all lines of a slip cancel something. */
export const isPartialCancellation = ({ invoiceDetails }: DocumentView): boolean =>
  invoiceDetails.every(({ recType }) => recType === RecType.NegativeSign);

/** Whether the record of a slip is negative, as that of a cancellation may be. */
export const isNegative = ({ net, quantity }: Pick<OpenOrderView, 'net' | 'quantity'>): boolean =>
  net < zeroCents || signOf(quantity) < 0;

/** The number of links to documents, by MARK or by UID. */
export const countLinks = ({ invoiceHeader: header }: DocumentView): number =>
  [...(header.multipleConnectedMarks ?? []), ...(header.multipleConnectedUids ?? [])].length;

/** The table of a slip, in lower case, because upper and lower case are equivalent. */
export const tableOf = ({ invoiceHeader }: DocumentView): string =>
  invoiceHeader.tableAA?.toLowerCase() ?? '';

function cancelledByTable(slips: readonly DocumentView[]): Map<string, number> {
  const links = new Map<string, number>();
  for (const slip of slips) {
    if (isTotalCancellation(slip)) links.set(tableOf(slip), countLinks(slip));
  }
  return links;
}

/** Adds up slips by their lines, and those known only by their record by its totals, with the sign of the record. */
export function sumSlips(slips: readonly DocumentView[], orders: readonly OpenOrderView[]): SlipSums {
  const sum = new Adding();
  for (const slip of slips) {
    for (const { quantity, netValue, recType } of slip.invoiceDetails) {
      const counted = quantity === undefined ? undefined : exactAsPrinted(quantity);
      sum.add(netValue, counted, recType === RecType.NegativeSign);
    }
  }
  for (const { net, quantity } of orders) {
    if (isNegative({ net, quantity })) {
      sum.add(subtractHeld(zeroCents, net), subtractExact(NOTHING, quantity), true);
    } else {
      sum.add(net, quantity, false);
    }
  }
  return sum.result();
}

class Adding {
  private ordered = zeroCents;
  private cancelled = zeroCents;
  private orderedQuantity = NOTHING;
  private cancelledQuantity = NOTHING;
  private counted = true;

  add(net: Cents, quantity: Exact | undefined, isCancelled: boolean): void {
    if (quantity === undefined) this.counted = false;
    if (isCancelled) {
      this.cancelled = addHeld(this.cancelled, net);
      this.cancelledQuantity = addExact(this.cancelledQuantity, quantity ?? NOTHING);
    } else {
      this.ordered = addHeld(this.ordered, net);
      this.orderedQuantity = addExact(this.orderedQuantity, quantity ?? NOTHING);
    }
  }

  result(): SlipSums {
    const { ordered, cancelled, orderedQuantity, cancelledQuantity } = this;
    return {
      ordered,
      cancelled,
      left: subtractHeld(ordered, cancelled),
      quantity: this.counted
        ? {
            ordered: orderedQuantity,
            cancelled: cancelledQuantity,
            left: subtractExact(orderedQuantity, cancelledQuantity),
          }
        : undefined,
    };
  }
}

/** The total quantity of a document. Lines without a quantity count as zero. */
export function quantityOf({ invoiceDetails }: DocumentView): Exact {
  let sum = NOTHING;
  for (const { quantity } of invoiceDetails) {
    if (quantity !== undefined) sum = addExact(sum, exactAsPrinted(quantity));
  }
  return sum;
}
