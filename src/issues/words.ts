import type { Params } from '../types/index.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import type { Words } from './words-type.js';

/** The languages in which the library speaks. */
export type Locale = 'el' | 'en';

const locales: Readonly<Record<Locale, Words>> = { el, en };

/** The message of an issue: one sentence that says what is wrong, one that says what to do. */
export function wordsFor(rule: string, params: Params, locale: Locale): string {
  const words = locales[locale][rule];
  return words === undefined ? rule : `${fill(words.what, params)} ${fill(words.todo, params)}`;
}

function fill(sentence: string, params: Params): string {
  return fillPart(
    sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => (lacks(part, params) ? '' : part)),
    params,
  );
}

const lacks = (part: string, params: Params): boolean =>
  [...part.matchAll(/\{(\w+)\}/g)].some(([, name]) => name !== undefined && params[name] === undefined);

function fillPart(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : String(value);
  });
}
