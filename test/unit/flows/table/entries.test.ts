import { expect, it } from 'vitest';
import {
  cancellationsOf,
  entriesIdentified,
  entriesNumbered,
  isEnded,
  mayHaveEndings,
  slipsWith,
  tidy,
  withEntry,
  withEntryAt,
} from '../../../../src/flows/table/entries.js';
import type { CancellationEntry, EndingEntry, Entry, OrderEntry } from '../../../../src/flows/table/state.js';
import type { Document } from '../../../../src/types/index.js';

const documentOf = (aa: string, ...invoiceDetails: readonly object[]) =>
  ({ invoiceHeader: { series: 'OS', aa }, invoiceDetails }) as object as Document;
const order = (aa: string, more: Partial<OrderEntry> = {}, ...lines: readonly object[]): OrderEntry => ({
  kind: 'order',
  document: documentOf(aa, ...lines),
  prices: [],
  fate: 'issued',
  ...more,
});
const cancellation = (
  aa: string,
  slips: readonly number[],
  more: Partial<CancellationEntry> = {},
): CancellationEntry => ({
  kind: 'cancellation',
  document: documentOf(aa),
  takes: slips.map((slip) => ({ slip, line: 0 })),
  fate: 'issued',
  ...more,
});
const closing = (aa: string, lists: readonly number[], more: Partial<EndingEntry> = {}): EndingEntry => ({
  kind: 'closing',
  document: documentOf(aa),
  lists,
  fate: 'issued',
  ...more,
});
const found: Entry = {
  kind: 'found',
  fate: 'issued',
  mark: '9',
  order: { mark: '9', uid: '', quantityProducts: 1, totalNet: 1 },
};
const places = (list: readonly { readonly place: number }[]) => list.map(({ place }) => place);

/** The same entries, given at once and one after the other. */
const both = (...entries: readonly Entry[]): readonly (readonly Entry[])[] => [
  entries,
  entries.reduce(withEntry, [] as readonly Entry[]),
];

it('entries are found by their numbers, MARKs and UIDs', () => {
  const uid = 'A'.repeat(40);
  const all = both(order('1', { mark: '7' }), order('2', { uid }), order('1', { fate: 'notIssued' }), found);
  for (const entries of all) {
    expect(places(entriesNumbered(entries, { series: 'OS', aa: '1' }))).toEqual([0, 2]);
    expect(places(entriesNumbered(entries, { series: 'OS', aa: '2' }))).toEqual([1]);
    expect(entriesNumbered(entries, { series: 'X', aa: '1' })).toEqual([]);
    expect(places(entriesIdentified(entries, 'mark', '7'))).toEqual([0]);
    expect(places(entriesIdentified(entries, 'mark', '9'))).toEqual([3]);
    expect(places(entriesIdentified(entries, 'uid', uid))).toEqual([1]);
    expect(entriesIdentified(entries, 'uid', '7')).toEqual([]);
  }
});

it('only cancellations that count take from a slip', () => {
  const all = both(
    order('1'),
    order('2'),
    cancellation('3', [0]),
    cancellation('4', [0, 1, 0], { fate: 'pending' }),
    cancellation('5', [0], { fate: 'notIssued' }),
    cancellation('6', [0], { stray: true }),
    closing('7', [0]),
  );
  for (const entries of all) {
    expect(places(cancellationsOf(entries, 0))).toEqual([2, 3]);
    expect(places(cancellationsOf(entries, 1))).toEqual([3]);
    expect(cancellationsOf(entries, 2)).toEqual([]);
  }
});

it('a slip is ended by a closing or a total cancellation that was not refused', () => {
  const all = both(
    order('1'),
    order('2'),
    order('3'),
    closing('4', [0]),
    closing('5', [1], { fate: 'notIssued' }),
    closing('6', [2], { kind: 'totalCancellation', fate: 'pending' }),
  );
  for (const entries of all) {
    expect([0, 1, 2, 3].map((slip) => isEnded(entries, slip))).toEqual([true, false, true, false]);
    expect(mayHaveEndings(entries)).toBe(true);
  }
  for (const entries of both(order('1'), cancellation('2', [0]), found))
    expect(mayHaveEndings(entries)).toBe(false);
});

it('orders are found by the descriptions and codes of their items', () => {
  const all = both(
    order('1', {}, { itemDescr: ' Red  wine ', itemCode: 'W1' }, { itemDescr: 'Beer' }),
    order('2', {}, { itemDescr: 'Red wine' }, { itemDescr: 'Red wine' }),
    cancellation('3', [0], { document: documentOf('3', { itemDescr: 'Beer' }) }),
    order('4', {}, { itemCode: 'Beer' }),
  );
  for (const entries of all) {
    expect(slipsWith(entries, 'Red wine')).toEqual([0, 1]);
    expect(slipsWith(entries, 'W1')).toEqual([0]);
    expect(slipsWith(entries, 'Beer')).toEqual([0, 3]);
    expect(slipsWith(entries, 'undefined')).toEqual([]);
  }
});

it('spaces do not distinguish items, nor does how an accent is encoded', () => {
  expect(tidy(' Καφές \n διπλός ')).toBe('Καφές διπλός');
  expect(tidy('Καφε\u0301ς')).toBe(tidy('Καφ\u03adς'));
  expect([undefined, null, 5].map(tidy)).toEqual(['', '', '']);
});

it('an answer changes one entry of its own list only', () => {
  const pending = withEntry([], order('1', { fate: 'pending' }));
  const other = withEntry(pending, order('2'));
  const answered = withEntryAt(pending, 0, order('1', { mark: '7' }));
  expect(pending[0]).toMatchObject({ fate: 'pending' });
  expect(places(entriesIdentified(answered, 'mark', '7'))).toEqual([0]);
  expect(entriesIdentified(pending, 'mark', '7')).toEqual([]);
  // Lists of one table share what they are found by, but not their entries.
  expect(entriesNumbered(answered, { series: 'OS', aa: '2' })).toEqual([]);
  expect(places(entriesNumbered(other, { series: 'OS', aa: '2' }))).toEqual([1]);
  expect(places(entriesNumbered(answered, { series: 'OS', aa: '1' }))).toEqual([0]);
  for (const list of [pending, other, answered]) {
    expect(Object.isFrozen(list)).toBe(true);
    expect(list.every((entry) => Object.isFrozen(entry))).toBe(true);
  }
});

it('entries are in order even if an earlier one got its key later', () => {
  const two = withEntry(withEntry([], order('1')), order('2', { mark: '7' }));
  const changed = withEntryAt(two, 0, order('1', { mark: '7' }));
  expect(places(entriesIdentified(changed, 'mark', '7'))).toEqual([0, 1]);
});
