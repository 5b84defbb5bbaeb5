import type { Locale } from '../../issues/locale.js';
import { shown } from '../../reading/leaf.js';
import { type OptionNames, readOptions } from '../../reading/options.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import type { Sealed } from '../shared/sealed.js';
import { readState } from '../shared/state.js';
import { MemoryNumbering } from './memory-numbering.js';
import type { Numbering, NumberSeries } from './numbering.js';
import { serialOf, seriesOf } from './read.js';
import { HEAD, keyOf, type NumberingState, type SeriesState, stateForm } from './state.js';

/**
 * Options of numbering in memory.
 *
 * @example
 * const options: MemoryNumberingOptions = { locale: el, first: [{ ...series, aa: '158' }] };
 */
export interface MemoryNumberingOptions {
  /** The language of refusals; `en` unless told. */
  readonly locale?: Locale;
  /** The first number of series that go on from elsewhere; a series that is not named begins at 1. */
  readonly first?: readonly FirstNumber[];
  /**
   * The series that numbers are reserved in, besides those of `first`; any other is refused, so that a typing error does
   * not begin one at 1. Without it every series is taken.
   */
  readonly series?: readonly NumberSeries[];
}

const NAMES: OptionNames<MemoryNumberingOptions> = { locale: true, first: true, series: true };

/**
 * The first number that a series hands out.
 *
 * @example
 * const first: FirstNumber = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' };
 */
export interface FirstNumber extends NumberSeries {
  /** Without zeros in front: numbers are counted, and the next would have none. */
  readonly aa: string | number | bigint;
}

/**
 * Numbers in memory that can be stored.
 *
 * @example
 * const stored = JSON.stringify(numbering satisfies StoredNumbering);
 */
export interface StoredNumbering extends Numbering {
  /** The state as plain JSON, with its checksum: store it before a number that was just reserved is used. */
  toJSON(): Sealed<NumberingState>;
}

/**
 * Numbering in memory, for one process. Store it with `JSON.stringify` after each step; over several tills write a
 * `Numbering` upon your database.
 *
 * @throws RefusedStepError when a series or its first number is invalid.
 * @example
 * const numbering = memoryNumbering({ first: [{ vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' }] });
 */
export function memoryNumbering(options?: MemoryNumberingOptions): StoredNumbering {
  const told = readOptions<MemoryNumberingOptions>(options, NAMES);
  const { series, only } = startOf(told);
  const numbers = series.map((each) => ({ ...each, numbers: [] }));
  return new MemoryNumbering({ ...HEAD, series: numbers }, told.locale, only);
}

/** Where numbers begin, and which series there are. */
export interface NumberingStart {
  readonly series: readonly Omit<SeriesState, 'numbers'>[];
  /** The keys of the series that numbers are reserved in; `undefined` when none have to be named. */
  readonly only: ReadonlySet<string> | undefined;
}

/** Reads `first` and `series`. */
export function startOf(options: MemoryNumberingOptions | undefined): NumberingStart {
  const told = readOptions<MemoryNumberingOptions>(options, NAMES);
  const { locale, first = [] } = told;
  const refusing = new Refusing(locale);
  const keys = new Set<string>();
  const given: readonly unknown[] = Array.isArray(first) ? first : [undefined];
  const series = given.map((each, index) => {
    const at = ['first', index];
    const own = seriesOf(each, refusing, at);
    const { aa } = membersOf(each);
    // Counted as 51, 0051 would not be what the next documents have.
    const isPadded = typeof aa === 'string' && aa.startsWith('0');
    const serial = isPadded || keys.has(keyOf(own)) ? undefined : serialOf(aa);
    keys.add(keyOf(own));
    if (serial === undefined) {
      refusing.add('numbering/first-number', [...at, 'aa'], {
        found: shown(typeof aa === 'bigint' ? String(aa) : aa),
      });
    }
    return { ...own, first: serial ?? '1', next: serial ?? '1' };
  });
  refusing.done();
  const only = onlyOf(told, refusing);
  return { series, only: only && new Set([...only, ...keys]) };
}

/** The keys of the series that are named; `undefined` when none have to be. */
function onlyOf(
  options: Pick<MemoryNumberingOptions, 'series'> | undefined,
  refusing: Refusing,
): ReadonlySet<string> | undefined {
  const stated: unknown = options?.series;
  if (stated === undefined) return undefined;
  const given: readonly unknown[] = Array.isArray(stated) ? stated : [undefined];
  return new Set(given.map((each, index) => keyOf(seriesOf(each, refusing, ['series', index]))));
}

/**
 * Brings stored numbers back. What was open is open still: search for each of `open()` by its series and number. The state
 * does not hold `series`: give them again, those that began with `first` as well.
 *
 * @throws RefusedStepError when the state is not wholly understood, or a number of it is missing.
 * @example
 * const numbering = memoryNumberingFromJSON(JSON.parse(stored));
 */
export function memoryNumberingFromJSON(
  json: unknown,
  options?: Pick<MemoryNumberingOptions, 'locale' | 'series'>,
): StoredNumbering {
  const told = readOptions<MemoryNumberingOptions>(options, NAMES);
  const refusing = new Refusing(told.locale);
  const state = readState(HEAD, stateForm, json, refusing);
  return new MemoryNumbering(state, told.locale, onlyOf(told, refusing));
}
