import { brandOf, type Check, checkOf } from '../types/brand.js';
import type { Params } from '../types/issue.js';
import { LocaleError } from './locale-error.js';
import type { Sentences, Words } from './words-type.js';

/**
 * The words of one language, for the option `locale`. English is built in. Every other language is a separate entry
 * point, so that only applications that import it load it.
 *
 * @example
 * import { el } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: el });
 */
export interface Locale {
  /** The language tag, such as `el`. */
  readonly language: string;
  /** The words of rules and of refused steps, by id. */
  readonly rules?: Words;
  /** All other sentences by id, by subject. */
  readonly sentences?: Readonly<Record<string, Sentences>>;
  /** How the values of a name are shown in a sentence: with the name of a code, a member by its name. */
  readonly show?: (name: string) => (value: Params[string]) => Params[string];
}

const NAME = 'locale';

/** Marks the words of a language as a `Locale`, so that their form can be relied on. */
export const localeOf = (words: Locale): Locale => Object.freeze({ ...words, [brandOf(NAME)]: true });

/** The default locale. It is empty: functions that create messages pass the English words that they need. */
export const english: Locale = /* @__PURE__ */ localeOf({ language: 'en' });

/** Whether a value is a words object, from any copy of this library. Accepts any value and never throws. */
export const isLocale: Check<Locale> = /* @__PURE__ */ checkOf(NAME);

/**
 * Reads an option `locale`. The default is English.
 *
 * @throws LocaleError for any other value, such as `'el'`.
 */
export function readLocale(given: unknown): Locale {
  if (given === undefined) return english;
  if (isLocale(given)) return given;
  throw new LocaleError();
}
