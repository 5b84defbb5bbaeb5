import type { Params, Path } from '../types/index.js';
import { CHOICES, choicesOf, isCodeList, withName } from './code-names.js';
import type { Locale } from './locale.js';
import { codeNames } from './locales/generated/en/code-names.js';
import { placeOf } from './place.js';
import { fillTemplate, hasBlank, parseTemplate, type Show, type Template } from './template.js';
import type { RuleWords, Words } from './words-type.js';

/** The maximum length of a value in a sentence. Lists come from this library and are not shortened. */
const MAX_LENGTH = 100;

/** The names of the value that is the member at the end of the path: inside a sentence, and as its subject. */
const PLACES = ['place', 'thePlace'];

/** The words of a rule, parsed once for each language: an invalid document may have hundreds of issues. */
interface Sentences {
  readonly what: Template;
  readonly todo: Template;
  readonly hasPlace: boolean;
  readonly hasChoices: boolean;
}

const parsed = new WeakMap<Locale, Map<string, Sentences>>();

/** Shortens values, because texts come from documents and may have a thousand characters. Puts empty ones in quotes. */
const clipped = (name: string, value: Params[string]): Params[string] => {
  if (typeof value !== 'string') return value;
  // An empty value would leave a gap in the sentence.
  if (value.trim() === '') return `"${value.slice(0, MAX_LENGTH)}"`;
  if (value.length <= MAX_LENGTH) return value;
  if (name === 'members' || isCodeList(name)) return value;
  // Does not cut a surrogate pair in half.
  return `${value.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

/** Formats a value for an English sentence: adds the names of codes. */
const inEnglish = (name: string): Show => withName(name, codeNames);

function parseWords(rule: string, { rules, show }: Locale, english: () => Words): Sentences | undefined {
  const translated = rules?.[rule];
  const words = translated ?? english()[rule];
  if (words === undefined) return;
  const shownAs = translated === undefined ? inEnglish : (show ?? inEnglish);
  const showOf = (name: string): Show => {
    const format = shownAs(name);
    return (value) => format(clipped(name, value));
  };
  const what = parseTemplate(words.what, showOf);
  const todo = parseTemplate(words.todo, (name) => (isCodeList(name) ? showOf(name) : (value) => value));
  return {
    what,
    todo,
    hasPlace: PLACES.some((name) => hasBlank(what, name) || hasBlank(todo, name)),
    hasChoices: hasBlank(what, CHOICES),
  };
}

function sentencesOf(rule: string, locale: Locale, english: () => Words): Sentences | undefined {
  const known = parsed.get(locale) ?? new Map<string, Sentences>();
  parsed.set(locale, known);
  const sentences = known.get(rule) ?? parseWords(rule, locale, english);
  if (sentences !== undefined) known.set(rule, sentences);
  return sentences;
}

/** The sentences of a rule with the values of an issue; `undefined` if no rule has this id. */
export function sentencesFor(
  rule: string,
  params: Params,
  locale: Locale,
  english: () => Words,
  path: Path = [],
): RuleWords | undefined {
  const sentences = sentencesOf(rule, locale, english);
  if (sentences === undefined) return undefined;
  const values = valuesFor(sentences, params, path);
  return { what: fillTemplate(sentences.what, values), todo: fillTemplate(sentences.todo, values) };
}

function valuesFor({ hasPlace, hasChoices }: Sentences, params: Params, path: Path): Params {
  const place = hasPlace ? placeOf(path) : '';
  const values: Params = hasPlace ? { place, thePlace: place, ...params } : params;
  const choices = hasChoices ? choicesOf(params) : undefined;
  return choices === undefined ? values : { ...values, [CHOICES]: choices };
}

/**
 * The message of an issue: one sentence that says what is wrong, and one that says what to do. The first shows codes
 * with their names, the second only lists of codes. `{place}` and `{thePlace}` are the member at the end of the path, and
 * `{choices}` all codes of a short table.
 *
 * @param english the built-in words for these rules. Checking documents does not load the words of flows
 */
export function wordsFor(
  rule: string,
  params: Params,
  locale: Locale,
  english: () => Words,
  path: Path = [],
): string {
  const sentences = sentencesOf(rule, locale, english);
  if (sentences === undefined) return rule;
  const values = valuesFor(sentences, params, path);
  return `${fillTemplate(sentences.what, values)} ${fillTemplate(sentences.todo, values)}`;
}
