import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact, type Exact, signOf } from '../../money/index.js';
import { type OrderedLine, readOrderedLine } from './ordered-line.js';
import type { CancellationEntry, EndingEntry, Entry, SlipEntry } from './state.js';

/** A line of an order with what is left of it. */
export interface OpenLine extends OrderedLine {
  readonly left: Exact;
  /** The index of a cancellation that takes from it and has no answer yet. */
  readonly waits: number | undefined;
}

/** The computed state of a table: its open slips, what is left of their lines, and its closings. */
export interface Ledger {
  /** Slips that are issued or have no answer yet, and that no closing or total cancellation lists. */
  readonly open: readonly { readonly place: number; readonly entry: SlipEntry }[];
  /** The lines of all orders that count, by the index of their slip. */
  readonly lines: ReadonlyMap<number, readonly OpenLine[]>;
  /** Closings and total cancellations that are issued or have no answer yet. */
  readonly endings: readonly { readonly place: number; readonly entry: EndingEntry }[];
}

/** The error for entries that contradict each other. */
export class Inconsistency extends Error {}

/**
 * Computes the ledger of a table. Every quantity is ordered once and taken at most once.
 *
 * @throws Inconsistency if a state says otherwise, which a state from this flow never does.
 */
export function ledgerOf(entries: readonly Entry[]): Ledger {
  const lines = new Map<number, OpenLine[]>();
  const endings: { place: number; entry: EndingEntry }[] = [];
  const ended = new Set<number>();
  for (const [place, entry] of entries.entries()) {
    if (entry.fate === 'notIssued') continue;
    if (entry.kind === 'order') lines.set(place, linesOf(place, entry.document, entry.prices));
    else if (isEnding(entry)) {
      endings.push({ place, entry });
      for (const slip of entry.lists) {
        if (ended.has(slip)) throw new Inconsistency(`entries.${place}: slip ${slip} ended twice`);
        ended.add(slip);
      }
    }
  }
  for (const [place, entry] of entries.entries()) {
    if (entry.kind === 'cancellation' && entry.fate !== 'notIssued' && entry.stray === undefined)
      take(lines, place, entry);
  }
  const open = entries.flatMap((entry, place) =>
    isEnding(entry) || entry.fate === 'notIssued' || ended.has(place) ? [] : [{ place, entry }],
  );
  return { open, lines, endings };
}

export const isEnding = (entry: Entry): entry is EndingEntry =>
  entry.kind === 'closing' || entry.kind === 'totalCancellation';

function linesOf(
  place: number,
  { invoiceDetails }: CancellationEntry['document'],
  prices: (Entry & { kind: 'order' })['prices'],
): OpenLine[] {
  if (prices.length !== invoiceDetails.length)
    throw new Inconsistency(`entries.${place}.prices: other lines`);
  return invoiceDetails.map((of, line) => {
    const price = prices[line];
    const read = price && readOrderedLine({ slip: place, line }, of, price);
    if (read === undefined) throw new Inconsistency(`entries.${place}.prices.${line}: another line's price`);
    return { ...read, left: read.quantity, waits: undefined };
  });
}

/** Subtracts a cancellation from the lines that it cancels. */
function take(lines: ReadonlyMap<number, OpenLine[]>, place: number, entry: CancellationEntry): void {
  const { invoiceDetails } = entry.document;
  if (entry.takes.length !== invoiceDetails.length)
    throw new Inconsistency(`entries.${place}.takes: other lines`);
  for (const [index, { slip, line }] of entry.takes.entries()) {
    const source = lines.get(slip)?.[line];
    const taken = invoiceDetails[index]?.quantity;
    const left =
      source && taken !== undefined ? subtractExact(source.left, exactAsPrinted(taken)) : undefined;
    if (source === undefined || left === undefined || signOf(left) < 0)
      throw new Inconsistency(`entries.${place}.takes.${index}: more than is left`);
    const waits = entry.fate === 'pending' ? place : source.waits;
    lines.get(slip)?.splice(line, 1, { ...source, left, waits });
  }
}

/** Whether something is left of a line. */
export const isLeft = ({ left }: OpenLine): boolean => signOf(left) > 0;

/** Whether a line has at least this quantity left. */
export const hasLeft = ({ left }: OpenLine, wanted: Exact): boolean => compareExact(left, wanted) >= 0;

/**
 * The slips that must be closed together with the given ones. A cancellation counts against the orders that it takes
 * from, so a document that lists only one of them would not equal its slips.
 */
export function connected(entries: readonly Entry[], places: Iterable<number>): Set<number> {
  const together = new Set(places);
  for (let before = -1; before !== together.size; ) {
    before = together.size;
    for (const [place, entry] of entries.entries()) {
      if (entry.kind !== 'cancellation' || entry.fate === 'notIssued' || entry.stray) continue;
      const group = [place, ...entry.takes.map(({ slip }) => slip)];
      if (group.some((member) => together.has(member))) for (const member of group) together.add(member);
    }
  }
  return together;
}
