import type { Path } from '../../types/index.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { entriesIdentified } from './entries.js';
import { type Halves, halvesOf } from './halves.js';
import { documentNumber, documentsNumbered, has, indexOfDocument } from './numbers.js';
import type { CancellationEntry, OrderEntry, StoredMove, TableState } from './state.js';

/** An order on another table, by its move and its index among the orders of the move. */
export interface OrderElsewhere {
  readonly move: number;
  readonly place: number;
  readonly entry: OrderEntry;
}

/**
 * Finds the order of a move on another table. A document shows its table by its `tableAA`; a number or a MARK refers to
 * a document of this table first.
 */
export function orderElsewhere(state: TableState, which: unknown): OrderElsewhere | undefined {
  const { entries, moves = [] } = state;
  const { tableAA } = membersOf(membersOf(which)['invoiceHeader']);
  if (tableAA !== undefined && tableAA === state.tableAA) return undefined;
  const number = documentNumber(which);
  const { mark } = membersOf(which);
  const isMeant = (entry: OrderEntry): boolean =>
    number !== undefined
      ? has(entry, number) && (tableAA === undefined || tableAA === entry.document.invoiceHeader.tableAA)
      : mark !== undefined && entry.mark === String(mark);
  const isOwn =
    number !== undefined
      ? tableAA === undefined && documentsNumbered(entries, number).length > 0
      : mark !== undefined && entriesIdentified(entries, 'mark', String(mark)).length > 0;
  if (isOwn) return undefined;
  const all = moves.flatMap(({ orders }, move) =>
    orders.map((entry, place): OrderElsewhere => ({ move, place, entry })),
  );
  const meant = all.filter(({ entry }) => isMeant(entry));
  return meant.filter(({ entry }) => entry.fate !== 'notIssued').at(-1) ?? meant.at(-1);
}

/** The state with a new record of an order on another table. */
export const withElsewhere = (
  state: TableState,
  { move, place }: OrderElsewhere,
  entry: OrderEntry,
): TableState => withOrders(state, move, (orders) => orders.map((one, at) => (at === place ? entry : one)));

/** The state with other orders of a move on the other table. */
export const withOrders = (
  { moves, ...state }: TableState,
  index: number,
  change: (orders: readonly OrderEntry[]) => readonly OrderEntry[],
): TableState => ({
  ...state,
  moves: (moves as readonly StoredMove[]).map((each, at) =>
    at === index ? { ...each, orders: change(each.orders) } : each,
  ),
});

/** A move with its index, its newest order and its first cancellation. */
export interface FoundMove extends Halves {
  readonly index: number;
  readonly order: OrderEntry;
  readonly cancelled: CancellationEntry;
}

/** Finds a move by its order or by its cancellation. */
export function moveOf(state: TableState, which: unknown, refusing: Refusing, at: Path): FoundMove {
  const elsewhere = orderElsewhere(state, which);
  const entry =
    elsewhere === undefined ? state.entries[indexOfDocument(state, which, refusing, at)] : undefined;
  const index = elsewhere?.move ?? (entry !== undefined && 'move' in entry ? entry.move : undefined);
  const halves = index === undefined ? undefined : halvesOf(state)[index];
  const order = halves?.orders.at(-1);
  const cancelled = halves?.cancellations[0];
  if (index === undefined || halves === undefined || order === undefined || cancelled === undefined)
    return refusing.refuse('table/move-unknown', at);
  return { ...halves, index, order, cancelled };
}
