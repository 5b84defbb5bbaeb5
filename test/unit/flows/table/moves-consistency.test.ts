import { describe, expect, test } from 'vitest';
import { tableFromJSON } from '../../../../src/flows/index.js';
import { refuseContradictingMoves } from '../../../../src/flows/table/consistency.js';
import type {
  CancellationEntry,
  Entry,
  Fate,
  OrderEntry,
  TableState,
} from '../../../../src/flows/table/state.js';
import type { Document } from '../../../../src/types/index.js';
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

describe('the halves of a move, without the other checks of a table', () => {
  const documentOf = (items: readonly string[], tableAA: string | undefined) =>
    ({
      invoiceHeader: { tableAA },
      // The quantity tells the items apart: two teas are no tea.
      invoiceDetails: items.map((itemDescr) => ({ itemDescr, quantity: itemDescr.length })),
    }) as unknown as Document;
  const orderOf = (fate: Fate, items: readonly string[], more: Partial<OrderEntry> = {}): OrderEntry => ({
    kind: 'order',
    document: documentOf(items, 'other'),
    prices: [],
    fate,
    ...more,
  });
  const cancellationOf = (fate: Fate, items: readonly string[]): CancellationEntry => ({
    kind: 'cancellation',
    document: documentOf(items, 'own'),
    takes: [],
    fate,
    move: 0,
  });
  /** What is wrong with a table that has these orders elsewhere and these entries of its own. */
  const wrong = (orders: readonly OrderEntry[], ...entries: readonly Entry[]): string => {
    const moves = [{ kind: 'move' as const, orders }];
    const state = { tableAA: 'own', entries, moves } as unknown as TableState;
    try {
      refuseContradictingMoves(state, () => undefined);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const all = ['Beer', 'Coffee', 'Tea'];

  test.each<[string, string, readonly string[], string]>([
    ['the same items', 'first', all, ''],
    ['fewer items', 'first', ['Beer', 'Coffee'], 'moves.0: other items'],
    ['one item more', 'first', [...all, 'Tea'], 'moves.0: other items'],
    ['the items in another order', 'first', ['Coffee', 'Beer', 'Tea'], 'moves.0: other items'],
    ['one other item', 'first', ['Beer', 'Coffee', 'Water'], 'moves.0: other items'],
    ['fewer items', 'second', ['Beer', 'Tea'], ''],
    ['fewer items in another order', 'second', ['Tea', 'Beer'], 'moves.0: other items'],
    ['an item twice', 'second', ['Beer', 'Beer'], 'moves.0: other items'],
    ['one other item', 'second', ['Beer', 'Water'], 'moves.0: other items'],
  ])('with %s in the %s cancellation', (_, place, items, message) => {
    const first = cancellationOf('notIssued', place === 'first' ? items : all);
    const second = place === 'first' ? [] : [cancellationOf('pending', items)];
    expect(wrong([orderOf('issued', all)], first, ...second)).toBe(message);
  });

  test.each<[readonly Fate[], readonly Fate[], string]>([
    [['notIssued'], ['pending'], 'moves.0: a cancellation waits for no order'],
    [['notIssued'], ['notIssued', 'pending'], 'moves.0: a cancellation waits for no order'],
    [['notIssued', 'pending'], ['pending'], ''],
    [['notIssued', 'issued'], ['pending'], ''],
    [['notIssued'], ['notIssued'], ''],
  ])('with orders that are %s and cancellations that are %s', (orders, cancellations, message) => {
    const elsewhere = orders.map((fate) => orderOf(fate, all));
    expect(wrong(elsewhere, ...cancellations.map((fate) => cancellationOf(fate, all)))).toBe(message);
  });

  test.each<[string, OrderEntry]>([
    ['no table', { ...orderOf('issued', all), document: documentOf(all, undefined) }],
    ['this table', { ...orderOf('issued', all), document: documentOf(all, 'own') }],
    ['a move of its own', orderOf('issued', all, { move: 0 })],
  ])('with an order elsewhere of %s', (_, elsewhere) => {
    expect(wrong([elsewhere], cancellationOf('pending', all))).toBe('moves.0.orders.0: of no other table');
  });

  test('with entries that belong to no move, in a state without moves', () => {
    const state = { tableAA: 'own', entries: [orderOf('issued', all)] } as unknown as TableState;
    expect(refuseContradictingMoves(state, () => undefined)).toBeUndefined();
  });
});
