import type { Document } from '../../types/index.js';
import { nameOf } from './numbers.js';
import type { CancellationEntry, Entry, Fate, OrderEntry, StoredMove, TableState } from './state.js';

/**
 * An unfinished move, split or discount. Its order is sent first, its cancellation once the order is issued.
 *
 * @example
 * for (const { next, order, cancellation } of table.unfinished()) console.log(next, order.invoiceHeader.aa);
 */
export interface UnfinishedMove {
  readonly kind: StoredMove['kind'];
  /** The order that has the items from now on. The order of a move is on the other table. */
  readonly order: Document;
  /** The cancellation on this table. */
  readonly cancellation: Document;
  /**
   * `sendOrder`: the order has no answer. Search for it if it may have been sent, otherwise send it; record the answer on both
   * tables. `sendCancellation`: the order is issued, the cancellation has no answer. Search for it or send it. `cancel`: the
   * order is issued and the cancellation is not, so the items are on both slips; `finishMove` makes the cancellation again.
   * `order`: the cancellation is issued and the order is not, so the items are on no slip; `finishMove` makes the order again.
   */
  readonly next: 'sendOrder' | 'sendCancellation' | 'cancel' | 'order';
}

/** The two halves of a move, each with all of its documents, newest last. */
export interface Halves {
  readonly orders: readonly OrderEntry[];
  readonly cancellations: readonly CancellationEntry[];
}

const isOrder = (entry: Entry): entry is OrderEntry => entry.kind === 'order';
const isCancellation = (entry: Entry): entry is CancellationEntry => entry.kind === 'cancellation';

/** The halves of a move. */
export function halvesOf({ entries, moves = [] }: TableState, index: number): Halves {
  const ours = entries.filter((entry) => (isOrder(entry) || isCancellation(entry)) && entry.move === index);
  return {
    orders: moves[index]?.kind === 'move' ? moves[index].orders : ours.filter(isOrder),
    cancellations: ours.filter(isCancellation),
  };
}

/** The fate of one half: issued if any of its documents is, and unknown while any of them has no answer. */
const fateOf = (half: readonly (OrderEntry | CancellationEntry)[]): Fate => {
  const fates = half.map((entry) => ('stray' in entry && entry.stray ? 'notIssued' : entry.fate));
  return fates.includes('issued') ? 'issued' : fates.includes('pending') ? 'pending' : 'notIssued';
};

/** What to do next for a move; undefined once both of its halves are issued, or neither is. */
export function nextOf(state: TableState, index: number): UnfinishedMove['next'] | undefined {
  const { orders, cancellations } = halvesOf(state, index);
  const ordered = fateOf(orders);
  const cancelled = fateOf(cancellations);
  if (ordered === 'pending') return 'sendOrder';
  if (ordered === 'notIssued') return cancelled === 'issued' ? 'order' : undefined;
  if (cancelled === 'pending') return 'sendCancellation';
  return cancelled === 'issued' || !isOpen(state, cancellations) ? undefined : 'cancel';
}

/** Whether a slip that the cancellation takes from is open. Otherwise nothing can be cancelled there any more. */
const isOpen = ({ entries }: TableState, cancellations: readonly CancellationEntry[]): boolean => {
  const ended = new Set(
    entries.flatMap((entry) => ('lists' in entry && entry.fate !== 'notIssued' ? entry.lists : [])),
  );
  return cancellations.some(({ takes }) => takes.some(({ slip }) => !ended.has(slip)));
};

/** The unfinished moves. */
export function unfinishedOf(state: TableState): UnfinishedMove[] {
  return (state.moves ?? []).flatMap(({ kind }, index) => {
    const next = nextOf(state, index);
    const { orders, cancellations } = halvesOf(state, index);
    const order = orders.at(-1)?.document;
    const cancellation = cancellations.at(-1)?.document;
    if (next === undefined || order === undefined || cancellation === undefined) return [];
    return [{ kind, order, cancellation, next }];
  });
}

/** Whether a cancellation must not be sent yet: it has no answer, and its order is not known to be issued. */
export const isHeldBack = (state: TableState, entry: Entry): boolean =>
  isCancellation(entry) &&
  entry.fate === 'pending' &&
  entry.move !== undefined &&
  nextOf(state, entry.move) === 'sendOrder';

/** An unfinished move that blocks a step, by the name of its order. */
export interface HalfDone {
  readonly number: string;
  readonly next: UnfinishedMove['next'];
}

/**
 * The unfinished move that decides what is left of a line of this table: its cancellation is missing, while its order
 * exists or may exist.
 */
export function halfDoneAt(state: TableState, slip: number, line?: number): HalfDone | undefined {
  for (const index of (state.moves ?? []).keys()) {
    const next = nextOf(state, index);
    if (next === undefined || next === 'sendCancellation') continue;
    const { orders, cancellations } = halvesOf(state, index);
    // For a move, items that are on no slip are missing on the other table, not on this one.
    if (next === 'order' && state.moves?.[index]?.kind === 'move') continue;
    const takes = cancellations.flatMap((entry) => entry.takes);
    const order = orders.at(-1);
    if (order === undefined) continue;
    if (takes.some((take) => take.slip === slip && (line === undefined || take.line === line)))
      return { number: nameOf(order), next };
  }
  return undefined;
}

/** The state after an order of a move turned out not to be issued. Its cancellation was never sent and is dropped. */
export function released(state: TableState, index: number | undefined): TableState {
  if (index === undefined) return state;
  const { orders } = halvesOf(state, index);
  if (orders.some(({ fate }) => fate !== 'notIssued')) return state;
  const entries = state.entries.map(
    (entry): Entry =>
      isCancellation(entry) && entry.move === index && entry.fate === 'pending'
        ? { ...entry, fate: 'notIssued' }
        : entry,
  );
  return { ...state, entries };
}
