import type { Params, Path } from '../types/index.js';
import { withName } from './code-names.js';
import type { Locale } from './locale.js';
import { placeOf } from './place.js';
import { fill, type Show } from './template.js';
import type { Words } from './words-type.js';

/** A sentence has room for so many characters of a value; lists of members are ours, and whole. */
const ROOM = 100;

/** Texts come from documents: a member may have a name of a thousand characters. */
const clipped: Show = (name, value) => {
  if (typeof value !== 'string' || value.length <= ROOM || name === 'members') return value;
  // No half of a character that takes two.
  return `${value.slice(0, ROOM - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

/** A value as an English sentence shows it: codes with their names. */
const inEnglish: Show = (name, value) => withName(name, clipped(name, value), 'en');

const PLACE = '{place}';

/**
 * The message of an issue: one sentence that says what is wrong, one that says what to do. The first shows codes with
 * their names, the second repeats them bare. `{place}` is the member at the end of the path.
 *
 * @param english the words that are built in, of the rules in question: who checks documents loads no words of flows
 */
export function wordsFor(
  rule: string,
  params: Params,
  { rules, show }: Locale,
  english: Words,
  path: Path = [],
): string {
  const translated = rules?.[rule];
  const words = translated ?? english[rule];
  if (words === undefined) return rule;
  const { what, todo } = words;
  const values = what.includes(PLACE) || todo.includes(PLACE) ? { place: placeOf(path), ...params } : params;
  const shown: Show =
    translated === undefined || show === undefined
      ? inEnglish
      : (name, value) => show(name, clipped(name, value));
  return `${fill(what, values, shown)} ${fill(todo, values)}`;
}
