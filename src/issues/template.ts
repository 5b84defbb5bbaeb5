import type { Params } from '../types/index.js';

type Value = Params[string];

/** Formats a value for a sentence, by its name. */
export type Show = (name: string, value: Value) => Value;

/** A parsed sentence: text and names of values in turn. `optional` parts are omitted if a value is absent. */
interface Part {
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly optional: boolean;
}

const templates = new Map<string, readonly Part[]>();

const asItIs: Show = (_, value) => value;

/**
 * Inserts values in place of `{braces}`. A part in `[brackets]` is omitted if one of its values is absent.
 * Parsed sentences are cached, because an invalid document may have hundreds of issues.
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
