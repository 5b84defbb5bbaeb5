import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import { fillTemplate, parseTemplate, type Template } from './template.js';
import type { Sentences } from './words-type.js';

/** Sentences of one subject in English. A locale has those of its language under the same name. */
export interface Subject<Id extends string = string> {
  readonly name: string;
  readonly sentences: Sentences<Id>;
}

const templates = new Map<string, Template>();

/** Above the number of our sentences: a caller's locale may make them as it goes. */
const MOST = 2000;

/** Inserts values in place of `{braces}`. A part in `[brackets]` is omitted if one of its values is absent. */
export function fill(sentence: string, values: Params): string {
  let template = templates.get(sentence);
  if (template === undefined) {
    template = parseTemplate(sentence);
    if (templates.size === MOST) templates.clear();
    templates.set(sentence, template);
  }
  return fillTemplate(template, values);
}

/** Removes a final full stop, because the text is inserted into a sentence. */
export const withoutStop = (text: string): string => text.trim().replace(/\.$/, '');

/** A sentence with its values, in the language of a locale, or in English if the locale does not have it. */
export const say = <Id extends string>(
  { name, sentences }: Subject<Id>,
  id: Id,
  values: Params,
  locale?: Locale,
): string => fill(locale?.sentences?.[name]?.[id] ?? sentences[id], values);
