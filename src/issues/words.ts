import type { Params, Path } from '../types/index.js';
import { CHOICES, choicesOf, isCodeList, withName } from './code-names.js';
import type { Locale } from './locale.js';
import { codeNames } from './locales/en/generated/code-names.js';
import { placeOf } from './place.js';
import { fill, type Show } from './template.js';
import type { Words } from './words-type.js';

/** The maximum length of a value in a sentence. Lists come from this library and are not shortened. */
const MAX_LENGTH = 100;

/** Shortens values, because texts come from documents and may have a thousand characters. Puts empty ones in quotes. */
const clipped: Show = (name, value) => {
  if (typeof value !== 'string') return value;
  // An empty value would leave a gap in the sentence.
  if (value.trim() === '') return `"${value.slice(0, MAX_LENGTH)}"`;
  if (value.length <= MAX_LENGTH) return value;
  if (name === 'members' || isCodeList(name)) return value;
  // Does not cut a surrogate pair in half.
  return `${value.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

/** Formats a value for an English sentence: adds the names of codes. */
const inEnglish: Show = (name, value) => withName(name, clipped(name, value), codeNames);

const PLACE = '{place}';
const LIST = `{${CHOICES}}`;

/**
 * The message of an issue: one sentence that says what is wrong, and one that says what to do. The first shows codes
 * with their names, the second only lists of codes. `{place}` is the member at the end of the path, and `{choices}` all
 * codes of a short table.
 *
 * @param english the built-in words for these rules. Checking documents does not load the words of flows
 */
export function wordsFor(
  rule: string,
  params: Params,
  { rules, show }: Locale,
  english: () => Words,
  path: Path = [],
): string {
  const translated = rules?.[rule];
  const words = translated ?? english()[rule];
  if (words === undefined) return rule;
  const { what, todo } = words;
  let values = what.includes(PLACE) || todo.includes(PLACE) ? { place: placeOf(path), ...params } : params;
  const choices = todo.includes(LIST) ? choicesOf(params) : undefined;
  if (choices !== undefined) values = { ...values, [CHOICES]: choices };
  const shown: Show =
    translated === undefined || show === undefined
      ? inEnglish
      : (name, value) => show(name, clipped(name, value));
  const inLists: Show = (name, value) => (isCodeList(name) ? shown(name, value) : value);
  return `${fill(what, values, shown)} ${fill(todo, values, inLists)}`;
}
