import { english, isLocale, type Locale } from '../issues/locale.js';
import type { OptionsProblem } from '../issues/locales/en/options.js';
import { OptionsError } from '../issues/options-error.js';
import type { Params } from '../types/index.js';
import { nearest } from './nearest.js';

/** The names of all options that a function takes: one that is missing here does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** What is wrong with options, and the values of its words. */
export interface OddOptions {
  readonly problem: OptionsProblem;
  readonly params: Params;
}

/** A name that may be of any length. */
const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** What is wrong with the names of options. Takes anything and never throws. */
export function oddOptions(given: unknown, names: OptionNames<object>): OddOptions | undefined {
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

function unknown(option: string, known: readonly string[]): OddOptions {
  const meant = nearest(option, known);
  return {
    problem: 'unknown',
    params: {
      option: shown(option),
      ...(meant !== undefined && { nearest: meant }),
      known: known.join(', '),
    },
  };
}

/**
 * The options of a function that throws, read once, as a plain object: no getter runs later. What is left out or undefined
 * is absent.
 *
 * @throws OptionsError for a name that the function does not know, and for what cannot be read.
 */
export function readOptions<Options extends object>(
  given: unknown,
  names: OptionNames<Options>,
): Partial<Options> {
  const odd = oddOptions(given, names);
  if (odd !== undefined) throw new OptionsError(odd.problem, odd.params, localeIn(given));
  const read: Record<string, unknown> = {};
  if (given === undefined || given === null) return read as Partial<Options>;
  for (const option of Object.keys(names)) {
    try {
      const value = (given as Readonly<Record<string, unknown>>)[option];
      if (value !== undefined) read[option] = value;
    } catch {
      throw new OptionsError('unreadable', { option }, localeIn(given));
    }
  }
  return read as Partial<Options>;
}

/** The words of an option `locale`, where it can be read. */
function localeIn(given: unknown): Locale {
  try {
    const { locale } = Object(given) as { readonly locale?: unknown };
    return isLocale(locale) ? locale : english;
  } catch {
    return english;
  }
}

/** The options of functions that speak, and take nothing else. */
interface Speaking {
  readonly locale?: Locale | undefined;
}

const SPEAKING: OptionNames<Speaking> = { locale: true };

/** The option `locale` of a function that has no other. */
export const readLocaleOption = (given: unknown): Locale | undefined =>
  readOptions<Speaking>(given, SPEAKING).locale;
