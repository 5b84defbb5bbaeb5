import type { Path } from '../../../types/index.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

const LONGEST_NAME = 60;
/** How many ranges of lines are named. */
const MOST_RANGES = 8;

type Words = CliWords['report'];

/**
 * Where an issue is, in words for people: lines and payments are counted from 1, the parts of a document have their
 * usual names, and members their own.
 * @example placeWords(['invoiceDetails', 2, 'quantity'], en.report) // 'line 3 · quantity'
 */
export function placeWords(path: Readonly<Path>, words: Words): string {
  const [first, next, ...rest] = path;
  if (first === undefined) return words.root;
  if (typeof next === 'number') return within(`${itemOf(first, words)} ${next + 1}`, rest);
  const part = own(words.parts, first) ?? clean(String(first), LONGEST_NAME);
  return within(part, next === undefined ? [] : [next, ...rest]);
}

/**
 * Many places in few words: places of the same member in several lines become one.
 * @example placesOf([['lines', 0, 'vat'], ['lines', 1, 'vat'], ['aa']], en.report) // ['line 1–2 · vat', 'aa']
 */
export function placesOf(paths: readonly Readonly<Path>[], words: Words): string[] {
  const alike = new Map<string, { indexes: number[]; path: Readonly<Path> }>();
  for (const path of paths) {
    const [first, index, ...rest] = path;
    const key = JSON.stringify(typeof index === 'number' ? [first, null, ...rest] : path);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, { indexes: typeof index === 'number' ? [index] : [], path });
    else if (typeof index === 'number') known.indexes.push(index);
  }
  return [...alike.values()].map(({ indexes, path }) => {
    const [first, , ...rest] = path;
    if (first === undefined || indexes.length < 2) return placeWords(path, words);
    return within(`${itemOf(first, words)} ${rangesOf(indexes)}`, rest);
  });
}

const within = (place: string, steps: Readonly<Path>): string =>
  steps.reduce<string>(
    (outer, step) =>
      typeof step === 'number' ? `${outer} ${step + 1}` : `${outer} · ${clean(step, LONGEST_NAME)}`,
    place,
  );

const itemOf = (list: string | number, words: Words): string =>
  own(words.items, list) ?? own(words.parts, list) ?? clean(String(list), LONGEST_NAME);

const own = (names: Readonly<Record<string, string>>, name: string | number): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** Indexes, in order, as numbers from 1: `1–3, 7`. */
function rangesOf(indexes: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last !== undefined && index === last.to + 1) last.to = index;
    else ranges.push({ from: index, to: index });
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(({ from, to }) => (from === to ? String(from + 1) : `${from + 1}–${to + 1}`));
  return `${named.join(', ')}${ranges.length > MOST_RANGES ? ', …' : ''}`;
}
