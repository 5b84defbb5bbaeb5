import { english, isLocale, type Locale, OptionsError } from '../issues/inside.js';
import type { OptionsProblem } from '../issues/locales/generated/en/options.js';
import type { Params } from '../types/index.js';
import { nearest } from './nearest.js';
import { checkValues, type OptionForm, type RefuseValue, type Stated } from './option-form.js';

/** What says which options a function has: their form, or the rows of a call. A missing name does not compile. */
type Rows<Options> = Readonly<Record<keyof Options, true | object>>;

/** What is wrong with options, and the values for its message. */
export interface InvalidOptions {
  readonly problem: Exclude<OptionsProblem, 'invalid'>;
  readonly params: Params;
}

/** A name of any length, shortened for display. */
export const shortName = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** Checks the names of options. Accepts any value and never throws. */
export function checkOptions(given: unknown, names: Rows<object>): InvalidOptions | undefined {
  if (given === undefined || given === null) return undefined;
  try {
    if (typeof given !== 'object' || Array.isArray(given)) {
      return { problem: 'not-an-object', params: { known: Object.keys(names).join(', ') } };
    }
    for (const option of Object.keys(given)) {
      if (!Object.hasOwn(names, option)) return unknown(option, Object.keys(names));
    }
  } catch {
    return { problem: 'unreadable', params: {} };
  }
  return undefined;
}

function unknown(option: string, known: readonly string[]): InvalidOptions {
  const meant = nearest(option, known);
  return {
    problem: 'unknown',
    params: {
      option: shortName(option),
      ...(meant !== undefined && { nearest: meant }),
      known: known.join(', '),
    },
  };
}

/**
 * Reads the options of a function that throws, once, into a plain object, so that no getter runs later. Options that
 * are `undefined` are left out.
 *
 * @param locale the language of the error. Default: the option `locale`, or else English.
 * @param at the option that contains these options, such as `keys[0]`
 * @throws OptionsError for an unknown option, or if an option cannot be read.
 */
export function readOptions<Options extends object>(
  given: unknown,
  names: Rows<Options>,
  locale: Locale = localeIn(given),
  at?: string,
): Partial<Stated<Options>> {
  refuseOthers(given, names, locale, at);
  const read: Record<string, unknown> = {};
  if (given === undefined || given === null) return read as Partial<Stated<Options>>;
  for (const option of Object.keys(names)) {
    try {
      const value = (given as Readonly<Record<string, unknown>>)[option];
      if (value !== undefined) read[option] = value;
    } catch {
      throw new OptionsError('unreadable', inside(at, { option }), locale);
    }
  }
  return read as Partial<Stated<Options>>;
}

/**
 * Reads the options of a function that throws, and checks their values.
 *
 * @param refuse throws for a value that does not fit. Default: an `OptionsError` with the expected value as an example.
 * @throws OptionsError for an unknown option, or if an option cannot be read.
 */
export function readForm<Options extends object, Expected>(
  given: unknown,
  form: OptionForm<Options, Expected>,
  refuse?: RefuseValue<Options, Expected>,
  locale: Locale = localeIn(given),
  at?: string,
): Partial<Stated<Options>> {
  const refuseByExample: RefuseValue<Options, Expected> = (option, expected) => {
    throw new OptionsError('invalid', { ...inside(at, { option }), example: String(expected) }, locale);
  };
  return checkValues(readOptions<Options>(given, form, locale, at), form, refuse ?? refuseByExample);
}

/**
 * Refuses options with other names. `at` is the option that contains them.
 *
 * @throws OptionsError
 */
export function refuseOthers(
  given: unknown,
  names: Rows<object>,
  locale?: Locale | undefined,
  at?: string,
): void {
  const invalid = checkOptions(given, names);
  if (invalid !== undefined) {
    throw new OptionsError(invalid.problem, inside(at, invalid.params), locale ?? english);
  }
}

/** Names with the option that contains them: `keys[0].companies`. */
function inside(at: string | undefined, params: Params): Params {
  if (at === undefined) return params;
  const named = ([param, names]: [string, Params[string]]) => [
    param,
    String(names)
      .split(', ')
      .map((name) => `${at}.${name}`)
      .join(', '),
  ];
  return { option: at, ...Object.fromEntries(Object.entries(params).map(named)) };
}

/** The words from the option `locale`, if it can be read. */
function localeIn(given: unknown): Locale {
  try {
    const { locale } = Object(given) as { readonly locale?: unknown };
    return isLocale(locale) ? locale : english;
  } catch {
    return english;
  }
}

/** Reads the option `locale` of a function that has no other options. */
export const readLocaleOption = (given: unknown): Locale | undefined =>
  readOptions<{ readonly locale?: Locale }>(given, { locale: true }).locale;
