import { canonicalJson } from '../shared/canonical-json.js';
import type { Refusing } from '../shared/refusing.js';
import { refuseTaken } from './answers.js';
import { entriesNumbered, withEntry } from './entries.js';
import { refuseOtherIssuer } from './move.js';
import { isNumberTaken, nameOf } from './numbers.js';
import type { OrderEntry, TableState } from './state.js';

/**
 * The table with the order of a move. It lacks the order if the program stopped after the table of the move was stored,
 * and before this one was. A table that has ended is open again, because the order is.
 */
export function placed(given: TableState, order: OrderEntry, refusing: Refusing): TableState {
  const table = tableOf(order, given, refusing);
  const itself = canonicalJson(order.document);
  const numbered = entriesNumbered(table.entries, order.document.invoiceHeader);
  if (numbered.some(({ entry }) => entry.kind === 'order' && canonicalJson(entry.document) === itself))
    return table;
  if (isNumberTaken(table.entries, order))
    refusing.refuse('table/number-used', ['move'], { number: nameOf(order) });
  refuseTaken(table, order, order, refusing);
  return { ...table, entries: withEntry(table.entries, order) };
}

/** The table of an order. Refuses any other, and none. */
export function tableOf(
  { document }: OrderEntry,
  given: TableState | undefined,
  refusing: Refusing,
): TableState {
  const tableAA = document.invoiceHeader.tableAA as string;
  if (given?.tableAA !== tableAA) return refusing.refuse('table/move-other-table', [], { tableAA });
  refuseOtherIssuer(document.issuer, given.issuer, refusing);
  return given;
}
