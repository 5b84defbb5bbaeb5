import type { Params } from '../types/issue.js';

type Value = Params[string];

/** Formats the values of one name for a sentence. */
export type Show = (value: Value) => Value;

/** A parsed sentence: text and values in turn. `optional` parts are omitted if a value is absent. */
interface Part {
  readonly texts: readonly string[];
  readonly blanks: readonly { readonly name: string; readonly show: Show }[];
  readonly optional: boolean;
}

export type Template = readonly Part[];

const asItIs: Show = (value) => value;

/** Parses a sentence with `{braces}` and `[optional parts]`. `showOf` gives the format of each value by its name. */
export const parseTemplate = (sentence: string, showOf: (name: string) => Show = () => asItIs): Template =>
  sentence.split(/\[([^[\]]*)\]/).map((text, index) => {
    const pieces = text.split(/\{(\w+)\}/);
    return {
      texts: pieces.filter((_, place) => (place & 1) === 0),
      blanks: pieces.filter((_, place) => (place & 1) === 1).map((name) => ({ name, show: showOf(name) })),
      optional: (index & 1) === 1,
    };
  });

/** Whether a sentence has a value of this name. */
export const hasBlank = (template: Template, name: string): boolean =>
  template.some(({ blanks }) => blanks.some((blank) => blank.name === name));

const QUOTED_BLANK = /^"\s*"$/;

/** Inserts values in place of the braces of a parsed sentence. */
export function fillTemplate(template: Template, params: Params): string {
  let filled = '';
  for (const { texts, blanks, optional } of template) {
    if (optional && blanks.some(({ name }) => params[name] === undefined)) continue;
    filled += texts[0];
    for (let index = 0; index < blanks.length; index += 1) {
      const { name, show } = blanks[index] as Part['blanks'][number];
      const value = params[name];
      const shown = `${value === undefined ? `{${name}}` : show(value)}`;
      // A sentence may quote a value that is shown in quotes because it is blank.
      const isQuoted = QUOTED_BLANK.test(shown) && /["«]$/.test(filled);
      filled += `${isQuoted ? shown.slice(1, -1) : shown}${texts[index + 1]}`;
    }
  }
  return filled;
}
