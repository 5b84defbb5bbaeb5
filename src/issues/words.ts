import type { Params, Path } from '../types/index.js';
import { withName } from './code-names.js';
import { inGreek } from './in-greek.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import { placeOf } from './place.js';
import { fill, type Show } from './template.js';
import type { Words } from './words-type.js';

type Value = Params[string];

/** The languages in which the library speaks. */
export type Locale = 'el' | 'en';

const locales: Readonly<Record<Locale, Words>> = { el, en };

/** A sentence has room for so many characters of a value; lists of members are ours, and whole. */
const ROOM = 100;

/** Texts come from documents: a member may have a name of a thousand characters. */
function clipped(name: string, value: Value): Value {
  if (typeof value !== 'string' || value.length <= ROOM || name === 'members') return value;
  // No half of a character that takes two.
  return `${value.slice(0, ROOM - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A value as a sentence shows it: codes with their names, in Greek with the word for a member. */
const SHOWN: Readonly<Record<Locale, Show>> = {
  el: (name, value) => withName(name, inGreek(name, clipped(name, value)), 'el'),
  en: (name, value) => withName(name, clipped(name, value), 'en'),
};

const PLACE = '{place}';

/**
 * The message of an issue: one sentence that says what is wrong, one that says what to do. The first shows codes with
 * their names, the second repeats them bare. `{place}` is the member at the end of the path.
 */
export function wordsFor(rule: string, params: Params, locale: Locale, path: Path = []): string {
  const words = locales[locale][rule];
  if (words === undefined) return rule;
  const { what, todo } = words;
  const values = what.includes(PLACE) || todo.includes(PLACE) ? { place: placeOf(path), ...params } : params;
  return `${fill(what, values, SHOWN[locale])} ${fill(todo, values)}`;
}
