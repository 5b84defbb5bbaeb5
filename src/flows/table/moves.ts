import type { Document } from '../../types/index.js';
import { type Halves, halvesOf, isCancellation, type NextStep } from './halves.js';
import { nameOf } from './numbers.js';
import type { Entry, LinePlace, StoredMove, TableState } from './state.js';

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
   * `sendOrder`: the order has no answer. For a move, make sure that the other table has it (`finishMove`). Search for it
   * if it may have been sent, otherwise send it; record the answer on both tables. `sendCancellation`: the order is issued,
   * the cancellation has no answer. Search for it or send it. `cancel`: the order is issued and the cancellation is not, so
   * the items are on both slips; `finishMove` makes the cancellation again. `order`: the cancellation is issued and the
   * order is not, so the items are on no slip; `finishMove` makes the order again.
   */
  readonly next: NextStep;
}

export function unfinishedOf(state: TableState): UnfinishedMove[] {
  return halvesOf(state).flatMap(({ kind, orders, cancellations, next }) => {
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
  halvesOf(state)[entry.move]?.next === 'sendOrder';

/** An unfinished move that blocks a step, by the name of its order. */
export interface HalfDone {
  readonly kind: StoredMove['kind'];
  readonly number: string;
  readonly next: NextStep;
  /** The lines of this table that it takes from. */
  readonly takes: readonly LinePlace[];
}

/**
 * The unfinished moves that decide what is left of lines of this table: one half of them is missing, while the other
 * half exists or may exist. A cancellation that has no answer blocks as a slip.
 */
export function halfDoneOf(state: TableState): HalfDone[] {
  return halvesOf(state).flatMap(({ kind, orders, cancellations, next }) => {
    const order = orders.at(-1);
    if (order === undefined || next === undefined || next === 'sendCancellation') return [];
    return [{ kind, number: nameOf(order), next, takes: cancellations.flatMap(({ takes }) => takes) }];
  });
}

/** The state after an order of a move turned out not to be issued. Its cancellation was never sent and is dropped. */
export function released(state: TableState, index: number | undefined): TableState {
  if (index === undefined) return state;
  const { orders } = halvesOf(state)[index] as Halves;
  if (orders.some(({ fate }) => fate !== 'notIssued')) return state;
  const entries = state.entries.map(
    (entry): Entry =>
      isCancellation(entry) && entry.move === index && entry.fate === 'pending'
        ? { ...entry, fate: 'notIssued' }
        : entry,
  );
  return { ...state, entries };
}
