import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact } from '../../money/index.js';
import type { InvoiceLine } from '../../types/index.js';
import { isSameItem } from './ending-consistency.js';
import { halvesOf } from './halves.js';
import { Inconsistency } from './ledger.js';
import type { CancellationEntry, OrderEntry, StoredMove, TableState } from './state.js';

/** Refuses a table whose parts contradict each other. */
type Check = (state: TableState) => void;

/**
 * Refuses moves whose halves contradict each other or the table.
 *
 * @param check the check of a table without moves
 * @throws Inconsistency with the path of the contradiction.
 */
export function refuseContradictingMoves(state: TableState, check: Check): void {
  const { entries, moves = [] } = state;
  for (const [place, entry] of entries.entries()) {
    if ('move' in entry && entry.move !== undefined && moves[entry.move] === undefined)
      throw new Inconsistency(`entries.${place}.move: no move ${entry.move}`);
  }
  const withOwnOrder = new Set(entries.map((entry) => (entry.kind === 'order' ? entry.move : undefined)));
  for (const [index, { kind, orders, cancellations }] of halvesOf(state).entries()) {
    const at = `moves.${index}`;
    const { orders: elsewhere } = moves[index] as StoredMove;
    if (kind === 'move' ? withOwnOrder.has(index) : elsewhere.length > 0)
      throw new Inconsistency(`${at}.orders: no ${kind}`);
    const [ordered] = orders;
    const [cancelled, ...cancelledAgain] = cancellations;
    if (ordered === undefined || cancelled === undefined) throw new Inconsistency(`${at}: half of it`);
    for (const [place, entry] of elsewhere.entries())
      checkElsewhere(state, entry, check, `${at}.orders.${place}`);
    const whole = [...orders, cancelled].every((each) => hasItemsOf(each, ordered, false));
    // A cancellation that was made again leaves out the slips that a late closing ended.
    if (!whole || !cancelledAgain.every((each) => hasItemsOf(each, ordered, true)))
      throw new Inconsistency(`${at}: other items`);
    const isLetGo = orders.every(({ fate }) => fate === 'notIssued');
    if (isLetGo && cancellations.some(({ fate }) => fate === 'pending'))
      throw new Inconsistency(`${at}: a cancellation waits for no order`);
  }
}

/** Checks an order of another table by the rules of that table. */
function checkElsewhere(state: TableState, entry: OrderEntry, check: Check, at: string): void {
  const { tableAA } = entry.document.invoiceHeader;
  if (tableAA === undefined || tableAA === state.tableAA || entry.move !== undefined)
    throw new Inconsistency(`${at}: of no other table`);
  try {
    check({ ...state, tableAA, entries: [entry], moves: [] });
  } catch (error) {
    throw error instanceof Inconsistency ? new Inconsistency(`${at}: ${error.message}`) : error;
  }
}

/** Whether a document has the items of an order with their quantities, in order; all of them, or only some of them. */
function hasItemsOf(
  { document }: OrderEntry | CancellationEntry,
  { document: { invoiceDetails: ordered } }: OrderEntry,
  some: boolean,
): boolean {
  const { invoiceDetails } = document;
  if (!some && invoiceDetails.length !== ordered.length) return false;
  let next = 0;
  return invoiceDetails.every((line) => {
    const at = ordered.findIndex((other, index) => index >= next && isSameQuantity(line, other));
    next = at + 1;
    return at >= 0;
  });
}

const isSameQuantity = (line: InvoiceLine, other: InvoiceLine): boolean =>
  isSameItem(line, other) &&
  compareExact(exactAsPrinted(line.quantity ?? 0), exactAsPrinted(other.quantity ?? 0)) === 0;
