import { expect, test } from 'vitest';
import { tableFromJSON } from '../../../../src/flows/index.js';
import { withChecksum } from '../with-checksum.js';
import { espresso, issueDate, markOf, ordered, refused, table, wine } from './tavern.js';

const slips = { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate } };
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

const open = ordered(table, '1', { ...wine, quantity: 2 }, { ...espresso, quantity: 1 });
const moved = plain(open.split({ ...slips, lines: [{ description: 'Wine', quantity: 1 }] }).table);
const step = open.discount({ ...slips, percent: 50, lines: [{ description: 'Wine', quantity: 2 }] });
const cheaper = plain(step.table.issued(step.order, { mark: markOf('21') }));
const half = open.split({ ...slips, lines: [{ description: 'Wine', quantity: 1 }] });
const made = half.table
  .issued(half.order, { mark: markOf('21') })
  .notIssued(half.cancellation)
  .finishMove({ move: half.order, aa: '23', issueDate });
const again = plain(made.table.notIssued(made.document));

/** The state with another value at a path; `undefined` takes the member out. */
function changed(state: object, path: string, value: unknown): object {
  const copy = structuredClone(state) as never;
  const names = path.split('.');
  const last = names.pop() ?? '';
  names.reduce((at: Record<string, never>, name) => at[name] as never, copy)[last] = value as never;
  return plain(copy);
}

test('a table with moves is restored unchanged', () => {
  for (const state of [moved, cheaper, again]) expect(plain(tableFromJSON(state))).toEqual(state);
});

test.each<[string, object, string, unknown, string]>([
  ['a half of a move that does not exist', moved, 'entries.1.move', 1, 'entries.1.move: no move 1'],
  ['a move without its cancellation', moved, 'entries.1.move', undefined, 'moves.0: half of it'],
  ['a move without its order', moved, 'moves.0.orders', [], 'moves.0: half of it'],
  ['a move that says to be a discount', moved, 'moves.0.kind', 'discount', 'moves.0.orders: no discount'],
  ['a discount that says to be a move', cheaper, 'moves.0.kind', 'move', 'moves.0.orders: no move'],
  [
    'an order that was issued without an answer',
    moved,
    'moves.0.orders.0.fate',
    'issued',
    'moves.0.orders.0: entries.0.fate: issued',
  ],
  [
    'a cancellation that waits for an order which is not issued',
    moved,
    'moves.0.orders.0.fate',
    'notIssued',
    'moves.0: a cancellation waits for no order',
  ],
  [
    'an order on the same table',
    moved,
    'moves.0.orders.0.document.invoiceHeader.tableAA',
    moved.tableAA,
    'moves.0.orders.0: of no other table',
  ],
  [
    'an order with another price',
    moved,
    'moves.0.orders.0.prices.0.price',
    '8',
    "moves.0.orders.0: entries.0.prices.0: another line's price",
  ],
  [
    'an order of another item',
    moved,
    'moves.0.orders.0.document.invoiceDetails.0.itemDescr',
    'Tea',
    'moves.0: other items',
  ],
  [
    'a cancellation that was made again for another quantity',
    again,
    'entries.2.document.invoiceDetails.0.quantity',
    2,
    'moves.0: other items',
  ],
])('a stored table with %s is refused', (_, state, path, value, detail) => {
  expect(refused(() => tableFromJSON(withChecksum(changed(state, path, value))))).toEqual([
    { rule: 'state/not-understood', path: [], params: { detail } },
  ]);
});
