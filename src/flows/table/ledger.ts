import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact, type Exact, signOf } from '../../money/index.js';
import { oncePer } from '../../rules/inside.js';
import { cancellationsOf, isEnded, type Placed } from './entries.js';
import { type OrderedLine, readOrderedLine } from './ordered-line.js';
import type { CancellationEntry, EndingEntry, Entry, OrderEntry, SlipEntry } from './state.js';

/** A line of an order with what is left of it. */
export interface OpenLine extends OrderedLine {
  readonly left: Exact;
  /** The index of a cancellation that takes from it and has no answer yet. */
  readonly waits: number | undefined;
}

/** A slip with its index among the documents of its table. */
export type OpenSlip = Placed<SlipEntry>;

/** The computed state of a table: its open slips, what is left of their lines, and its closings. */
export interface Ledger {
  /** Slips that are issued or have no answer yet, and that no closing or total cancellation lists. */
  readonly open: readonly OpenSlip[];
  /** The lines of all orders that count, by the index of their slip. */
  readonly lines: ReadonlyMap<number, readonly OpenLine[]>;
  /** Closings and total cancellations that are issued or have no answer yet. */
  readonly endings: readonly EndingEntry[];
  /** The ending that lists a slip, by the index of the slip. */
  readonly endedBy: ReadonlyMap<number, EndingEntry>;
}

/** The error for entries that contradict each other. */
export class Inconsistency extends Error {}

/**
 * The ledger of a table. Every quantity is ordered once and taken at most once. Computed once for the same entries.
 *
 * @throws Inconsistency if a state says otherwise, which a state from this flow never does.
 */
export const ledgerOf = oncePer((entries: readonly Entry[]): Ledger => {
  const endings: EndingEntry[] = [];
  const endedBy = new Map<number, EndingEntry>();
  const counted: OpenSlip[] = [];
  for (const [place, entry] of entries.entries()) {
    if (entry.fate === 'notIssued') continue;
    if (!isEnding(entry)) {
      counted.push({ place, entry });
      continue;
    }
    endings.push(entry);
    for (const slip of entry.lists) {
      if (endedBy.has(slip)) throw new Inconsistency(`entries.${place}: slip ${slip} ended twice`);
      endedBy.set(slip, entry);
    }
  }
  const lines = linesLeft(counted.filter(({ entry }) => !('stray' in entry && entry.stray)));
  return { open: counted.filter(({ place }) => !endedBy.has(place)), lines, endings, endedBy };
});

/**
 * What the cancellations among some slips leave of the orders among them, by the index of the slip.
 *
 * @throws Inconsistency if more is cancelled than was ordered.
 */
export function linesLeft(slips: readonly OpenSlip[]): Map<number, OpenLine[]> {
  const lines = new Map<number, OpenLine[]>();
  for (const { place, entry } of slips) if (entry.kind === 'order') lines.set(place, linesOf(place, entry));
  for (const { place, entry } of slips) if (entry.kind === 'cancellation') take(lines, place, entry);
  return lines;
}

/** What is left of the lines of a slip; nothing if it is not an open order. Does not look at other slips. */
export function openLinesAt(entries: readonly Entry[], slip: number): readonly OpenLine[] {
  const entry = entries[slip];
  if (entry?.kind !== 'order' || entry.fate === 'notIssued' || isEnded(entries, slip)) return [];
  const lines = linesOf(slip, entry);
  for (const { place, entry: cancellation } of cancellationsOf(entries, slip))
    take(new Map([[slip, lines]]), place, cancellation, slip);
  return lines;
}

export const isEnding = (entry: Entry): entry is EndingEntry =>
  entry.kind === 'closing' || entry.kind === 'totalCancellation';

const read = new WeakMap<
  OrderEntry['prices'],
  { readonly slip: number; readonly lines: readonly OpenLine[] }
>();

/** The lines of an order before any cancellation. Read once for each order. */
function linesOf(slip: number, { document, prices }: OrderEntry): OpenLine[] {
  const known = read.get(prices);
  if (known?.slip === slip) return [...known.lines];
  const { invoiceDetails } = document;
  if (prices.length !== invoiceDetails.length) throw new Inconsistency(`entries.${slip}.prices: other lines`);
  const lines = invoiceDetails.map((of, line): OpenLine => {
    const price = prices[line];
    const ordered = price && readOrderedLine({ slip, line }, of, price);
    if (ordered === undefined)
      throw new Inconsistency(`entries.${slip}.prices.${line}: another line's price`);
    return { ...ordered, left: ordered.quantity, waits: undefined };
  });
  read.set(prices, { slip, lines });
  return [...lines];
}

/** Subtracts a cancellation from the lines that it cancels, or only from those of one slip. */
function take(
  lines: ReadonlyMap<number, OpenLine[]>,
  place: number,
  entry: CancellationEntry,
  only?: number,
): void {
  const { invoiceDetails } = entry.document;
  if (entry.takes.length !== invoiceDetails.length)
    throw new Inconsistency(`entries.${place}.takes: other lines`);
  for (const [index, { slip, line }] of entry.takes.entries()) {
    if (only !== undefined && slip !== only) continue;
    const ordered = lines.get(slip);
    const source = ordered?.[line];
    const taken = invoiceDetails[index]?.quantity;
    const left =
      source && taken !== undefined ? subtractExact(source.left, exactAsPrinted(taken)) : undefined;
    if (ordered === undefined || source === undefined || left === undefined || signOf(left) < 0)
      throw new Inconsistency(`entries.${place}.takes.${index}: more than is left`);
    const waits = entry.fate === 'pending' ? place : source.waits;
    ordered[line] = { ...source, left, waits };
  }
}

export const isLeft = ({ left }: OpenLine): boolean => signOf(left) > 0;

/** Whether a line has at least this quantity left. */
export const hasLeft = ({ left }: OpenLine, wanted: Exact): boolean => compareExact(left, wanted) >= 0;
