import type { Params } from '../types/index.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import { fill } from './template.js';
import type { Words } from './words-type.js';

/** The languages in which the library speaks. */
export type Locale = 'el' | 'en';

const locales: Readonly<Record<Locale, Words>> = { el, en };

/** The names of JSON types in Greek, where an issue says what was expected and what was found. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'λίστα',
  boolean: 'λογική τιμή (true ή false)',
  decimal: 'δεκαδικός αριθμός (κείμενο ή αριθμός)',
  null: 'null',
  number: 'αριθμός',
  object: 'αντικείμενο',
  string: 'κείμενο',
  undefined: 'τίποτα',
  value: 'τιμή',
};

function named(params: Params, locale: Locale): Params {
  const { expected, found } = params;
  if (locale === 'en' || expected === undefined || found === undefined) return params;
  const name = (type: Params[string]): Params[string] => TYPE_NAMES[String(type)] ?? type;
  return { ...params, expected: name(expected), found: name(found) };
}

/** The message of an issue: one sentence that says what is wrong, one that says what to do. */
export function wordsFor(rule: string, params: Params, locale: Locale): string {
  const words = locales[locale][rule];
  if (words === undefined) return rule;
  const values = named(params, locale);
  return `${fill(words.what, values)} ${fill(words.todo, values)}`;
}
