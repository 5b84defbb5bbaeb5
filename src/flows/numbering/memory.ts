import type { Locale } from '../../issues/inside.js';
import { checkValues, hasMethods, type OptionForm } from '../../reading/option-form.js';
import { readOptions } from '../../reading/options.js';
import { shown } from '../../reading/shown.js';
import { isText } from '../../types/forms.js';
import type { FirstNumber, NumberSeries } from '../generated/facts.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import type { Sealed } from '../shared/sealed.js';
import { readState } from '../shared/state.js';
import { MemoryNumbering } from './memory-numbering.js';
import type { Numbering } from './numbering.js';
import { countedSerialOf, refuseOption, seriesOf } from './read.js';
import { HEAD, keyOf, type NumberingState, type SeriesState, stateForm } from './state.js';
import type { NumberSettings } from './steps.js';

/**
 * Options of numbering in memory.
 *
 * @example
 * const options: MemoryNumberingOptions = { locale: el, first: [{ ...series, aa: '158' }] };
 */
export interface MemoryNumberingOptions {
  /** The language of refusals. Default: English. */
  readonly locale?: Locale;
  /** The first number of series that continue from elsewhere. Any other series starts at 1. */
  readonly first?: readonly FirstNumber[];
  /**
   * The allowed series, in addition to those of `first`. Any other series is refused, so that a typing error does not
   * start a new one at 1. Default: every series is allowed.
   */
  readonly series?: readonly NumberSeries[];
  /**
   * The name of the till that reserves numbers here, the same after a restart. Its tickets carry it, so that
   * `open(series, { holder })` lists only its own.
   */
  readonly holder?: string | undefined;
  /** The clock for the times of reservations. Default: the clock of the machine. */
  readonly clock?: { readonly now: () => Date } | undefined;
}

type SettingOptions = Omit<MemoryNumberingOptions, 'first'>;

const SETTINGS: OptionForm<SettingOptions, undefined> = {
  locale: true,
  series: true,
  holder: [isText, undefined],
  clock: [hasMethods('now'), undefined],
};
const FORM: OptionForm<MemoryNumberingOptions, undefined> = { ...SETTINGS, first: true };

/**
 * Numbering in memory that can be stored.
 *
 * @example
 * const stored = JSON.stringify(numbering satisfies StoredNumbering);
 */
export interface StoredNumbering extends Numbering {
  /** The state as plain JSON, with its checksum: store it before you use a number that was just reserved. */
  toJSON(): Sealed<NumberingState>;
}

/**
 * Numbering in memory, for one process. Store it with `JSON.stringify` after each step. For several tills, use
 * `journal.numbering` of `parastatiko/journal-sqlite` or `parastatiko/journal-postgres`. Implement `Numbering` yourself
 * only for another database.
 *
 * @throws RefusedStepError if a series or its first number is invalid.
 * @example
 * const numbering = memoryNumbering({ first: [{ vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' }] });
 */
export function memoryNumbering(options?: MemoryNumberingOptions): StoredNumbering {
  const read = readOptions<MemoryNumberingOptions>(options, FORM);
  const { series, settings } = startOf(read);
  const numbers = series.map((each) => ({ ...each, numbers: [] }));
  return new MemoryNumbering({ ...HEAD, series: numbers }, settings);
}

/** The first numbers, and the settings of the steps. */
export interface NumberingStart {
  readonly series: readonly Omit<SeriesState, 'numbers'>[];
  readonly settings: NumberSettings;
}

export function startOf(options: MemoryNumberingOptions | undefined): NumberingStart {
  const read = readOptions<MemoryNumberingOptions>(options, FORM);
  const { locale, first = [] } = read;
  const refusing = new Refusing(locale);
  const keys = new Set<string>();
  const given: readonly unknown[] = Array.isArray(first) ? first : [undefined];
  const series = given.map((each, index) => {
    const at = ['first', index];
    const own = seriesOf(each, refusing, at);
    const { aa } = membersOf(each);
    const serial = keys.has(keyOf(own)) ? undefined : countedSerialOf(aa);
    keys.add(keyOf(own));
    if (serial === undefined) {
      refusing.add('numbering/first-number', [...at, 'aa'], {
        found: shown(typeof aa === 'bigint' ? String(aa) : aa),
      });
    }
    return { ...own, first: String(serial), next: String(serial) };
  });
  refusing.done();
  const settings = settingsOf(read, refusing);
  const { only } = settings;
  return { series, settings: { ...settings, only: only && new Set([...only, ...keys]) } };
}

function settingsOf(options: Partial<SettingOptions>, refusing: Refusing): NumberSettings {
  const { locale, holder, clock } = options;
  checkValues(options, SETTINGS, (member, _, value) => refuseOption(member, value, refusing));
  refusing.done();
  return {
    locale,
    only: onlyOf(options, refusing),
    holder,
    now: () => (clock === undefined ? new Date() : clock.now()),
  };
}

/** The keys of the allowed series; `undefined` if every series is allowed. */
function onlyOf(
  { series: stated }: { readonly series?: unknown },
  refusing: Refusing,
): ReadonlySet<string> | undefined {
  if (stated === undefined) return undefined;
  const given: readonly unknown[] = Array.isArray(stated) ? stated : [undefined];
  return new Set(given.map((each, index) => keyOf(seriesOf(each, refusing, ['series', index]))));
}

/**
 * Restores stored numbers. Open numbers are still open: search for each of `open()` by its series and number. The state
 * does not contain `series`: pass it again, including those that were in `first`. It contains the holder of each number,
 * but not the name of this till.
 *
 * @throws RefusedStepError if the state cannot be fully understood, or a number is missing from it.
 * @example
 * const numbering = memoryNumberingFromJSON(JSON.parse(stored));
 */
export function memoryNumberingFromJSON(json: unknown, options?: SettingOptions): StoredNumbering {
  const read = readOptions<SettingOptions>(options, SETTINGS);
  const refusing = new Refusing(read.locale);
  const state = readState(HEAD, stateForm, json, refusing);
  return new MemoryNumbering(state, settingsOf(read, refusing));
}
