import { describe, expect, it } from 'vitest';
import { type Halves, halvesOf } from '../../../../src/flows/table/halves.js';
import type {
  CancellationEntry,
  EndingEntry,
  Entry,
  Fate,
  OrderEntry,
  StoredMove,
  TableState,
} from '../../../../src/flows/table/state.js';
import type { Document } from '../../../../src/types/index.js';

const document = {} as Document;
const order = (fate: Fate, move?: number): OrderEntry => ({
  kind: 'order',
  document,
  prices: [],
  fate,
  move,
});
const cancellation = (
  fate: Fate,
  move: number | undefined,
  more: Partial<CancellationEntry> = {},
): CancellationEntry => ({
  kind: 'cancellation',
  document,
  takes: [{ slip: 0, line: 0 }],
  fate,
  move,
  ...more,
});
const ending = (fate: Fate, lists: readonly number[]): EndingEntry => ({
  kind: 'closing',
  document,
  lists,
  fate,
});
const stateOf = (entries: readonly Entry[], moves?: readonly StoredMove[]): TableState =>
  ({ flow: 'table', version: 2, entries, moves }) as TableState;
const first = order('issued');

/** What to do next for a move whose orders elsewhere and whose cancellations here have these fates. */
function nextOf(
  kind: StoredMove['kind'],
  orders: readonly Fate[],
  cancellations: readonly CancellationEntry[],
  ...more: readonly Entry[]
) {
  const here = kind === 'discount' ? orders.map((fate) => order(fate, 0)) : [];
  const elsewhere = kind === 'move' ? orders.map((fate) => order(fate)) : [];
  const state = stateOf([first, ...here, ...cancellations, ...more], [{ kind, orders: elsewhere }]);
  return halvesOf(state).map(({ next }) => next);
}

const issued = cancellation('issued', 0);
const refused = cancellation('notIssued', 0);
const pending = cancellation('pending', 0);
const stray = cancellation('issued', 0, { stray: true });
const closed = ending('issued', [0]);

describe.each(['move', 'discount'] as const)('a %s', (kind) => {
  it.each<
    [name: string, orders: readonly Fate[], cancellations: readonly CancellationEntry[], next: Halves['next']]
  >([
    ['of which nothing has an answer', ['pending'], [pending], 'sendOrder'],
    ['whose order has no answer', ['pending'], [issued], 'sendOrder'],
    ['whose order was sent again', ['notIssued', 'pending'], [pending], 'sendOrder'],
    ['whose order is issued', ['issued'], [pending], 'sendCancellation'],
    ['whose cancellation was sent again', ['issued'], [refused, pending], 'sendCancellation'],
    ['that is done', ['issued'], [issued], undefined],
    ['that is done at the second attempt', ['notIssued', 'issued'], [refused, issued], undefined],
    ['whose second attempt was not needed', ['issued', 'notIssued'], [issued, refused], undefined],
    ['of which nothing was issued', ['notIssued'], [refused], undefined],
    ['whose cancellation was refused', ['issued'], [refused], 'cancel'],
    ['whose cancellation came too late', ['issued'], [stray], 'cancel'],
    ['whose order was refused', ['notIssued'], [issued], 'order'],
    ['whose order was refused, and whose cancellation has no answer', ['notIssued'], [pending], undefined],
    ['whose order was refused, and whose cancellation came too late', ['notIssued'], [stray], undefined],
  ])('%s has its next step', (_, orders, cancellations, next) => {
    expect(nextOf(kind, orders, cancellations)).toEqual([next]);
  });

  it('whose slips are closed needs no cancellation any more', () => {
    expect(nextOf(kind, ['issued'], [refused], closed)).toEqual([undefined]);
    expect(nextOf(kind, ['issued'], [refused], ending('pending', [0]))).toEqual([undefined]);
    expect(nextOf(kind, ['issued'], [refused], ending('notIssued', [0]))).toEqual(['cancel']);
    expect(nextOf(kind, ['issued'], [refused], ending('issued', [1]))).toEqual(['cancel']);
    const two = cancellation('notIssued', 0, {
      takes: [
        { slip: 0, line: 0 },
        { slip: 1, line: 0 },
      ],
    });
    expect(nextOf(kind, ['issued'], [two], closed)).toEqual(['cancel']);
    expect(nextOf(kind, ['issued'], [pending], closed)).toEqual(['sendCancellation']);
    const elsewhere = cancellation('notIssued', 0, { takes: [{ slip: 1, line: 0 }] });
    expect(nextOf(kind, ['issued'], [refused, elsewhere], closed)).toEqual(['cancel']);
  });
});

it('a move owes its order to the other table even after its slips are closed here; a discount does not', () => {
  expect(nextOf('move', ['notIssued'], [issued], closed)).toEqual(['order']);
  expect(nextOf('discount', ['notIssued'], [issued], closed)).toEqual([undefined]);
});

it('each move has its own documents, newest last', () => {
  const elsewhere = order('issued');
  const [cheaper, again] = [order('notIssued', 1), order('issued', 1)];
  const [mine, other, late] = [
    cancellation('issued', 0),
    cancellation('notIssued', 1),
    cancellation('issued', 1),
  ];
  const unrelated = cancellation('issued', undefined);
  const found: Entry = {
    kind: 'found',
    fate: 'issued',
    order: { mark: '9', uid: '', quantityProducts: 1, totalNet: 1 },
  };
  const state = stateOf(
    [first, cheaper, mine, other, unrelated, found, again, late],
    [
      { kind: 'move', orders: [elsewhere] },
      { kind: 'discount', orders: [] },
    ],
  );
  expect(halvesOf(state)).toEqual([
    { kind: 'move', orders: [elsewhere], cancellations: [mine], next: undefined },
    { kind: 'discount', orders: [cheaper, again], cancellations: [other, late], next: undefined },
  ]);
  expect(halvesOf(state)).toBe(halvesOf(state));
});

it('a table without moves has no halves', () => {
  expect(halvesOf(stateOf([first]))).toEqual([]);
  expect(halvesOf(stateOf([first], []))).toEqual([]);
});
