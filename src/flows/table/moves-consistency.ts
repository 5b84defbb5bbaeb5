import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact } from '../../money/index.js';
import type { Document } from '../../types/index.js';
import { isSameItem } from './ending-consistency.js';
import { halvesOf } from './halves.js';
import { Inconsistency } from './ledger.js';
import type { OrderEntry, StoredMove, TableState } from './state.js';

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
    if (ordered === undefined || cancellations.length === 0) throw new Inconsistency(`${at}: half of it`);
    for (const [place, entry] of elsewhere.entries())
      checkElsewhere(state, entry, check, `${at}.orders.${place}`);
    for (const { document } of [...orders, ...cancellations]) {
      if (!isOfSameItems(document, ordered.document)) throw new Inconsistency(`${at}: other items`);
    }
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

const isOfSameItems = ({ invoiceDetails: one }: Document, { invoiceDetails: other }: Document): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const same = other[index];
    return (
      same !== undefined &&
      isSameItem(line, same) &&
      compareExact(exactAsPrinted(line.quantity ?? 0), exactAsPrinted(same.quantity ?? 0)) === 0
    );
  });
