import { describe, expect, it } from 'vitest';
import { Refusing } from '../../../../src/flows/shared/refusing.js';
import { relatedTo } from '../../../../src/flows/table/close.js';
import type { OpenSlip } from '../../../../src/flows/table/ledger.js';
import { moveOf, orderElsewhere, withElsewhere } from '../../../../src/flows/table/move-order.js';
import { halfDoneOf, isHeldBack, released, unfinishedOf } from '../../../../src/flows/table/moves.js';
import type {
  CancellationEntry,
  Entry,
  Fate,
  OrderEntry,
  StoredMove,
  TableState,
} from '../../../../src/flows/table/state.js';
import type { Document } from '../../../../src/types/index.js';
import { refusedBy } from '../refused.js';

const HERE = '11111111-1111-4111-8111-111111111111';
const THERE = '22222222-2222-4222-8222-222222222222';
const MARK = '400001234567890';

const slip = (aa: string, tableAA: string): Document =>
  ({
    invoiceHeader: { invoiceType: '8.6', series: 'Δ', aa, tableAA },
    invoiceDetails: [] as Document['invoiceDetails'],
  }) as Document;

const order = (aa: string, fate: Fate, more: Partial<OrderEntry> = {}): OrderEntry => ({
  kind: 'order',
  document: slip(aa, more.move === undefined ? THERE : HERE),
  prices: [],
  fate,
  ...more,
});
const cancellation = (aa: string, fate: Fate, move?: number): CancellationEntry => ({
  kind: 'cancellation',
  document: slip(aa, HERE),
  takes: [{ slip: 0, line: 0 }],
  fate,
  move,
});
const stateOf = (entries: readonly Entry[], ...moves: readonly StoredMove[]): TableState =>
  ({ flow: 'table', version: 2, tableAA: HERE, entries, moves }) as unknown as TableState;

const own: OrderEntry = { ...order('1', 'issued', { mark: MARK }), document: slip('1', HERE) };
const move = (...orders: readonly OrderEntry[]): StoredMove => ({ kind: 'move', orders });

describe('the order of a move on another table', () => {
  const state = stateOf(
    [own, cancellation('2', 'pending', 0), cancellation('4', 'pending', 1)],
    move(order('3', 'notIssued'), order('3', 'issued', { mark: '7' }), order('3', 'notIssued')),
    move(order('1', 'issued', { mark: MARK }), order('5', 'notIssued'), order('5', 'notIssued')),
  );
  const placeOf = (which: unknown) => {
    const found = orderElsewhere(state, which);
    return found && [found.move, found.place];
  };

  it('is found by its number, by its MARK or by itself, and one that was issued before others', () => {
    expect(placeOf({ series: 'Δ', aa: '3' })).toEqual([0, 1]);
    expect(placeOf({ mark: '7' })).toEqual([0, 1]);
    expect(placeOf({ mark: 7 })).toEqual([0, 1]);
    expect(placeOf(slip('3', THERE))).toEqual([0, 1]);
  });

  it('is the last one if none was issued', () => {
    expect(placeOf({ series: 'Δ', aa: '5' })).toEqual([1, 2]);
  });

  it('is not meant by a number or a MARK of this table', () => {
    expect(placeOf({ series: 'Δ', aa: '1' })).toBeUndefined();
    expect(placeOf({ mark: MARK })).toBeUndefined();
    expect(placeOf(slip('3', HERE))).toBeUndefined();
    // The document shows the other table.
    expect(placeOf(slip('1', THERE))).toEqual([1, 0]);
  });

  it('is not found by the number of another type or table, or by nothing', () => {
    expect(placeOf({ series: 'Δ', aa: '3', type: '11.1' })).toBeUndefined();
    expect(placeOf(slip('3', '33333333-3333-4333-8333-333333333333'))).toBeUndefined();
    expect(placeOf({ mark: '8' })).toBeUndefined();
    for (const which of [{}, undefined, null, 5]) expect(placeOf(which)).toBeUndefined();
  });

  it('is not found in a state without moves', () => {
    expect(orderElsewhere({ ...state, moves: undefined }, { series: 'Δ', aa: '3' })).toBeUndefined();
  });

  it('is replaced alone', () => {
    const entry = order('9', 'issued');
    const found = orderElsewhere(state, { mark: '7' });
    if (found === undefined) throw new Error('The order was not found.');
    const { moves = [] } = withElsewhere(state, found, entry);
    expect(
      moves.map(({ orders }) =>
        orders.map(({ document: { invoiceHeader: header }, fate }) => [header.aa, fate]),
      ),
    ).toEqual([
      [
        ['3', 'notIssued'],
        ['9', 'issued'],
        ['3', 'notIssued'],
      ],
      [
        ['1', 'issued'],
        ['5', 'notIssued'],
        ['5', 'notIssued'],
      ],
    ]);
  });
});

describe('a move', () => {
  const state = stateOf(
    [own, cancellation('2', 'pending', 0), { ...cancellation('6', 'issued'), move: undefined }],
    move(order('3', 'issued')),
  );
  const found = (which: unknown) => moveOf(state, which, new Refusing(undefined), ['move']);

  it('is found by its order or by its cancellation', () => {
    for (const aa of ['3', '2']) {
      expect(found({ series: 'Δ', aa })).toMatchObject({
        index: 0,
        kind: 'move',
        order: { document: slip('3', THERE) },
        cancelled: { document: slip('2', HERE) },
      });
    }
  });

  it.each(['1', '6'])('is not found by document %s of the table, which belongs to none', (aa) => {
    expect(refusedBy(() => found({ series: 'Δ', aa }))).toEqual([
      { rule: 'table/move-unknown', path: ['move'], params: {} },
    ]);
  });

  it('is not found if one of its halves is missing', () => {
    const halves = [
      stateOf([own], move(order('3', 'issued'))),
      stateOf([own, cancellation('2', 'pending', 0)], move()),
    ];
    for (const [index, half] of halves.entries()) {
      const which = { series: 'Δ', aa: index === 0 ? '3' : '2' };
      expect(refusedBy(() => moveOf(half, which, new Refusing(undefined), []))).toEqual([
        { rule: 'table/move-unknown', path: [], params: {} },
      ]);
      expect(unfinishedOf(half)).toEqual([]);
    }
  });
});

describe('moves that are not finished', () => {
  const waiting = stateOf([own, cancellation('2', 'pending', 0)], move(order('3', 'pending')));
  const sent = stateOf([own, cancellation('2', 'pending', 0)], move(order('3', 'issued')));
  const lost = stateOf([own, cancellation('2', 'issued', 0)], move(order('3', 'notIssued')));

  it('are listed with what to do next', () => {
    const listed = (state: TableState) => unfinishedOf(state).map(({ next }) => next);
    expect([listed(waiting), listed(sent), listed(lost)]).toEqual([
      ['sendOrder'],
      ['sendCancellation'],
      ['order'],
    ]);
    expect(unfinishedOf(waiting)).toEqual([
      { kind: 'move', order: slip('3', THERE), cancellation: slip('2', HERE), next: 'sendOrder' },
    ]);
  });

  it('block the lines that they take from, except by a cancellation that only waits to be sent', () => {
    expect(halfDoneOf(waiting)).toEqual([
      { kind: 'move', number: 'Δ 3', next: 'sendOrder', takes: [{ slip: 0, line: 0 }] },
    ]);
    expect(halfDoneOf(sent)).toEqual([]);
    expect(halfDoneOf(lost)).toMatchObject([{ next: 'order' }]);
  });

  it('hold back their cancellation while the order has no answer', () => {
    expect(isHeldBack(waiting, waiting.entries[1] as Entry)).toBe(true);
    expect(isHeldBack(sent, sent.entries[1] as Entry)).toBe(false);
    expect(isHeldBack(waiting, cancellation('9', 'pending'))).toBe(false);
    expect(isHeldBack(waiting, cancellation('9', 'issued', 0))).toBe(false);
    expect(isHeldBack(waiting, own)).toBe(false);
  });
});

describe('a move whose order was not issued', () => {
  const entries: readonly Entry[] = [
    own,
    cancellation('2', 'pending', 0),
    cancellation('4', 'pending', 1),
    cancellation('6', 'issued', 0),
    { ...order('7', 'pending', { move: 0 }) },
  ];
  const fates = (state: TableState) => state.entries.map(({ fate }) => fate);
  const before = ['issued', 'pending', 'pending', 'issued', 'pending'];

  it('drops its cancellation that was not sent, and nothing else', () => {
    const state = stateOf(
      [...entries.slice(0, 4)],
      move(order('3', 'notIssued')),
      move(order('5', 'notIssued')),
    );
    expect(fates(released(state, 0))).toEqual(['issued', 'notIssued', 'pending', 'issued']);
    expect(fates(released(state, 1))).toEqual(['issued', 'pending', 'notIssued', 'issued']);
    expect(released(state, undefined)).toBe(state);
  });

  it('keeps its cancellation while another of its orders is issued or has no answer', () => {
    for (const fate of ['issued', 'pending'] as const) {
      const state = stateOf(entries, move(order('3', 'notIssued'), order('8', fate)), move());
      expect(fates(released(state, 0))).toEqual(before);
    }
  });
});

describe('the slips of a closing', () => {
  const open = (entry: Entry): OpenSlip => ({ entry }) as unknown as OpenSlip;

  it('are related documents with what is known of each', () => {
    const uid = 'A'.repeat(40);
    const record = { mark: MARK, quantity: 1, netValue: 5 };
    const found = { kind: 'found', order: record, fate: 'issued', mark: MARK } as unknown as Entry;
    expect(
      relatedTo([
        open(order('3', 'issued', { mark: MARK, uid })),
        open(order('4', 'pending')),
        open(order('5', 'issued', { uid })),
        open(found),
      ]),
    ).toStrictEqual([
      { document: slip('3', THERE), mark: MARK, uid },
      { document: slip('4', THERE) },
      { document: slip('5', THERE), uid },
      record,
    ]);
  });
});
