import type { Locale } from '../../issues/words.js';
import { shown } from '../../rules/shape/leaf.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { readState } from '../shared/state.js';
import { MemoryNumbering } from './memory-numbering.js';
import type { Numbering, NumberSeries } from './numbering.js';
import { serialOf, seriesOf } from './read.js';
import { HEAD, keyOf, type NumberingState, stateShape } from './state.js';

/**
 * What numbering in memory may be told.
 *
 * @example
 * const options: MemoryNumberingOptions = { locale: 'el', first: [{ ...series, aa: '158' }] };
 */
export interface MemoryNumberingOptions {
  /** The language of refusals; `en` unless told. */
  readonly locale?: Locale;
  /** The first number of series that go on from elsewhere; a series that is not named begins at 1. */
  readonly first?: readonly FirstNumber[];
}

/**
 * The first number that a series hands out.
 *
 * @example
 * const first: FirstNumber = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' };
 */
export interface FirstNumber extends NumberSeries {
  readonly aa: string | number | bigint;
}

/**
 * Numbers in memory that can be stored.
 *
 * @example
 * const stored = JSON.stringify(numbering satisfies StoredNumbering);
 */
export interface StoredNumbering extends Numbering {
  /** The state as plain JSON: store it before a number that was just reserved is used. */
  toJSON(): NumberingState;
}

/**
 * Numbering in memory, for one process. Store it with `JSON.stringify` after each step; over several tills write a
 * `Numbering` upon your database.
 *
 * @throws RefusedStepError when the first number of a series is none.
 * @example
 * const numbering = memoryNumbering({ first: [{ vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' }] });
 */
export function memoryNumbering(options?: MemoryNumberingOptions): StoredNumbering {
  const { locale, first = [] } = options ?? {};
  const refusing = new Refusing(locale);
  const keys = new Set<string>();
  const given: readonly unknown[] = Array.isArray(first) ? first : [undefined];
  const series = given.map((each, index) => {
    const at = ['first', index];
    const own = seriesOf(each, refusing, at);
    const { aa } = membersOf(each);
    const serial = keys.has(keyOf(own)) ? undefined : serialOf(aa);
    keys.add(keyOf(own));
    if (serial === undefined) {
      refusing.add('numbering/first-number', [...at, 'aa'], {
        found: shown(typeof aa === 'bigint' ? String(aa) : aa),
      });
    }
    return { ...own, first: serial ?? '1', next: serial ?? '1', numbers: [] };
  });
  refusing.done();
  return new MemoryNumbering({ ...HEAD, series }, locale);
}

/**
 * Brings stored numbers back. What was open is open still: search for each of `open()` by its series and number.
 *
 * @throws RefusedStepError when the state is not wholly understood, or a number of it is missing.
 * @example
 * const numbering = memoryNumberingFromJSON(JSON.parse(stored));
 */
export function memoryNumberingFromJSON(
  json: unknown,
  options?: Pick<MemoryNumberingOptions, 'locale'>,
): StoredNumbering {
  const locale = options?.locale;
  return new MemoryNumbering(readState(HEAD, stateShape, json, new Refusing(locale)), locale);
}
