import type { Params } from '../types/index.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import { fill } from './template.js';
import type { Words } from './words-type.js';

/** The languages in which the library speaks. */
export type Locale = 'el' | 'en';

const locales: Readonly<Record<Locale, Words>> = { el, en };

/** The message of an issue: one sentence that says what is wrong, one that says what to do. */
export function wordsFor(rule: string, params: Params, locale: Locale): string {
  const words = locales[locale][rule];
  return words === undefined ? rule : `${fill(words.what, params)} ${fill(words.todo, params)}`;
}
