import type { InvoiceLine } from '../../types/index.js';
import { freezeDeeply } from '../shared/freeze.js';
import type { CancellationEntry, Entry, MadeEntry } from './state.js';

export interface Placed<Kind extends Entry = Entry> {
  readonly place: number;
  readonly entry: Kind;
}

/** What entries are found by: a text for each of their keys, and the indexes of the entries that may have it. */
type Index = Map<string, number[]>;

/**
 * Each step has its own list of entries, but only adds one or changes the answer of one. So all lists that come from the
 * same table share one index, which may also have places of other lists: whoever finds an entry looks at it again.
 */
const indexes = new WeakMap<readonly Entry[], Index>();

export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  indexed(entries, [...entries, entry], entries.length);

export function withEntryAt(entries: readonly Entry[], place: number, entry: Entry): readonly Entry[] {
  const next = [...entries];
  next[place] = entry;
  return indexed(entries, next, place);
}

/** The documents that may have a number, in order. */
export const entriesNumbered = (
  entries: readonly Entry[],
  { series, aa }: { readonly series: string; readonly aa: string },
): Placed<MadeEntry>[] => entriesWith(entries, numberKey(series, aa)) as Placed<MadeEntry>[];

/** The entries with a MARK or a UID, in order. */
export const entriesIdentified = (
  entries: readonly Entry[],
  member: 'mark' | 'uid',
  value: string,
): Placed[] =>
  entriesWith(entries, identityKey(member, value)).filter(({ entry }) => entry[member] === value);

/** The cancellations that count and take from a slip, in order. */
export const cancellationsOf = (entries: readonly Entry[], slip: number): Placed<CancellationEntry>[] =>
  entriesWith(entries, takesKey(slip)).flatMap(({ place, entry }) =>
    entry.kind === 'cancellation' && entry.fate !== 'notIssued' && !entry.stray ? [{ place, entry }] : [],
  );

/** Whether a closing or total cancellation that counts lists a slip. */
export const isEnded = (entries: readonly Entry[], slip: number): boolean =>
  entriesWith(entries, endsKey(slip)).some(
    ({ entry }) => 'lists' in entry && entry.fate !== 'notIssued' && entry.lists.includes(slip),
  );

/** The indexes of the orders that may have an item with a description or code, in order. */
export const slipsWith = (entries: readonly Entry[], name: string): number[] =>
  entriesWith(entries, itemKey(name)).map(({ place }) => place);

/** Whether a table may have a closing or a total cancellation. */
export const mayHaveEndings = (entries: readonly Entry[]): boolean => indexOf(entries).has(ENDING);

/** A description or code as people may write it: spaces around and between words do not distinguish items. */
export const tidy = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFC').trim().replace(/\s+/g, ' ') : '';

function entriesWith(entries: readonly Entry[], key: string): Placed[] {
  const places = indexOf(entries).get(key) ?? [];
  const inOrder = places.length > 1 ? [...places].sort((a, b) => (a < b ? -1 : 1)) : places;
  return inOrder.flatMap((place) => {
    const entry = entries[place];
    return entry === undefined ? [] : [{ place, entry }];
  });
}

function indexOf(entries: readonly Entry[]): Index {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const index: Index = new Map();
  for (const [place, entry] of entries.entries()) addTo(index, entry, place);
  indexes.set(entries, index);
  return index;
}

/** The new list, with the index of the list that it comes from. */
function indexed(before: readonly Entry[], entries: Entry[], place: number): readonly Entry[] {
  const index = indexOf(before);
  const entry = entries[place];
  if (entry !== undefined) addTo(index, freezeDeeply(entry), place);
  indexes.set(entries, index);
  // All others are frozen already, so there is no need to look at each.
  return Object.isFrozen(before) ? Object.freeze(entries) : freezeDeeply(entries);
}

function addTo(index: Index, entry: Entry, place: number): void {
  for (const key of keysOf(entry)) {
    const places = index.get(key);
    if (places === undefined) index.set(key, [place]);
    // The same entry with another answer is at its old place.
    else if (places.at(-1) !== place && !places.includes(place)) places.push(place);
  }
}

function* keysOf(entry: Entry): Generator<string> {
  if (entry.mark !== undefined) yield identityKey('mark', entry.mark);
  if (entry.uid !== undefined) yield identityKey('uid', entry.uid);
  if (entry.kind === 'found') return;
  const { invoiceHeader, invoiceDetails } = entry.document;
  yield numberKey(invoiceHeader.series, invoiceHeader.aa);
  if (entry.kind === 'order') for (const line of invoiceDetails) yield* itemKeysOf(line);
  else if (entry.kind === 'cancellation') for (const { slip } of entry.takes) yield takesKey(slip);
  else {
    yield ENDING;
    for (const slip of entry.lists) yield endsKey(slip);
  }
}

function* itemKeysOf({ itemDescr, itemCode }: InvoiceLine): Generator<string> {
  if (itemDescr !== undefined) yield itemKey(tidy(itemDescr));
  if (itemCode !== undefined) yield itemKey(tidy(itemCode));
}

const ENDING = 'ending';
const numberKey = (series: string, aa: string): string => `number ${aa} ${series}`;
const identityKey = (member: 'mark' | 'uid', value: string): string => `${member} ${value}`;
const takesKey = (slip: number): string => `takes ${slip}`;
const endsKey = (slip: number): string => `ends ${slip}`;
const itemKey = (name: string): string => `item ${name}`;
