import type { Params } from '../types/index.js';

type Value = Params[string];

/** How a sentence shows the value of a name. */
export type Show = (name: string, value: Value) => Value;

/** A sentence taken apart: text, then the name of a value, then text …; `optional` parts go where a value is absent. */
interface Part {
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly optional: boolean;
}

const templates = new Map<string, readonly Part[]>();

const asItIs: Show = (_, value) => value;

/**
 * Puts values into the `{braces}` of a sentence; a part in `[brackets]` is left out when one of its values is absent.
 * Sentences are taken apart once: an invalid document may hold hundreds of issues.
 */
export function fill(sentence: string, params: Params, show: Show = asItIs): string {
  let parts = templates.get(sentence);
  if (parts === undefined) {
    parts = sentence.split(/\[([^[\]]*)\]/).map((text, index) => takeApart(text, (index & 1) === 1));
    templates.set(sentence, parts);
  }
  let filled = '';
  for (const { texts, names, optional } of parts) {
    if (optional && names.some((name) => params[name] === undefined)) continue;
    filled = `${filled}${texts[0]}`;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? '';
      const value = params[name];
      filled = `${filled}${value === undefined ? `{${name}}` : show(name, value)}${texts[index + 1]}`;
    }
  }
  return filled;
}

function takeApart(text: string, optional: boolean): Part {
  const pieces = text.split(/\{(\w+)\}/);
  return {
    texts: pieces.filter((_, index) => (index & 1) === 0),
    names: pieces.filter((_, index) => (index & 1) === 1),
    optional,
  };
}
