import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import type { Sentences } from './words-type.js';

/** Sentences of one subject in English. A locale has those of its language under the same name. */
export interface Subject<Id extends string = string> {
  readonly name: string;
  readonly sentences: Sentences<Id>;
  /** Only if one of them has an optional part: what does not need them stays smaller. */
  readonly fill?: typeof fill;
}

/** Inserts values in place of `{braces}`. */
export const put = (sentence: string, values: Params): string =>
  sentence.replace(/{(\w+)}/g, (blank, name: string) => `${values[name] ?? blank}`);

/** Inserts values in place of `{braces}`. A part in `[brackets]` is omitted if one of its values is absent. */
export const fill = (sentence: string, values: Params): string =>
  put(
    sentence.replace(/\[([^[\]]*)]/g, (_, part: string) =>
      part.match(/{\w+/g)?.some((blank) => values[blank.slice(1)] === undefined) ? '' : part,
    ),
    values,
  );

/** Removes a final full stop, because the text is inserted into a sentence. */
export const withoutStop = (text: string): string => text.trim().replace(/\.$/, '');

/** A sentence with its values, in the language of a locale, or in English if the locale does not have it. */
export const say = <Id extends string>(
  { name, sentences, fill: filled = put }: Subject<Id>,
  id: Id,
  values: Params,
  locale?: Locale,
): string => filled(locale?.sentences?.[name]?.[id] ?? sentences[id], values);
