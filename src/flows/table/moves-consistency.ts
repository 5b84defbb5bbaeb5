import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact } from '../../money/index.js';
import type { Document } from '../../types/index.js';
import { Inconsistency, ledgerOf } from './ledger.js';
import { halvesOf } from './moves.js';
import type { OrderEntry, TableState } from './state.js';

/**
 * Refuses moves whose halves contradict each other or the table.
 *
 * @throws Inconsistency with the path of what does not fit.
 */
export function refuseContradictingMoves(state: TableState): void {
  const { entries, moves = [] } = state;
  for (const [place, entry] of entries.entries()) {
    if ('move' in entry && entry.move !== undefined && moves[entry.move] === undefined)
      throw new Inconsistency(`entries.${place}.move: no move ${entry.move}`);
  }
  for (const [index, { kind, orders: elsewhere }] of moves.entries()) {
    const at = `moves.${index}`;
    const { orders, cancellations } = halvesOf(state, index);
    const isOwn = entries.some((entry) => entry.kind === 'order' && entry.move === index);
    if (kind === 'move' ? isOwn : elsewhere.length > 0) throw new Inconsistency(`${at}.orders: no ${kind}`);
    const [ordered] = orders;
    if (ordered === undefined || cancellations.length === 0) throw new Inconsistency(`${at}: half of it`);
    for (const [place, entry] of elsewhere.entries()) checkElsewhere(state, entry, `${at}.orders.${place}`);
    for (const { document } of [...orders, ...cancellations]) {
      if (!isSameQuantities(document, ordered.document)) throw new Inconsistency(`${at}: other quantities`);
    }
    const isLetGo = orders.every(({ fate }) => fate === 'notIssued');
    if (isLetGo && cancellations.some(({ fate }) => fate === 'pending'))
      throw new Inconsistency(`${at}: a cancellation waits for no order`);
  }
}

/** An order of another table, as that table would have it. */
function checkElsewhere({ tableAA }: TableState, entry: OrderEntry, at: string): void {
  const { document, fate, mark, uid } = entry;
  const { invoiceHeader: header } = document;
  if ((mark !== undefined || uid !== undefined) !== (fate === 'issued'))
    throw new Inconsistency(`${at}.fate: ${fate}`);
  if (header.invoiceType !== '8.6' || header.tableAA === undefined || header.tableAA === tableAA)
    throw new Inconsistency(`${at}.document: of no other table`);
  // Its prices belong to its lines.
  ledgerOf([entry]);
}

const isSameQuantities = ({ invoiceDetails: one }: Document, { invoiceDetails: other }: Document): boolean =>
  one.length === other.length &&
  one.every(
    ({ quantity = 0 }, line) =>
      compareExact(exactAsPrinted(quantity), exactAsPrinted(other[line]?.quantity ?? 0)) === 0,
  );
