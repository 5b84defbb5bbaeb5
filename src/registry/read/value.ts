import type { ValueKind } from '../elements/element.js';
import { type NotRead, readDecimal, readInteger } from '../numbers.js';

/** A value, or why it could not be read. */
export type Read = { readonly value: string | number | boolean } | { readonly why: NotRead };

const REFUSED: Read = { why: 'value' };

const number =
  (read: (text: string) => number | NotRead) =>
  (text: string): Read => {
    const value = read(text.trim());
    return typeof value === 'number' ? { value } : { why: value };
  };

/** The part of a text that matches a pattern; any other text unchanged, so that `validate` can check it. */
const form =
  (pattern: RegExp) =>
  (text: string): Read => ({ value: pattern.exec(text.trim())?.[1] ?? text });

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const asText = (value: string): Read => ({ value });

const readers: Readonly<Record<ValueKind, (text: string) => Read>> = {
  text: asText,
  code: asText,
  // A date in the schema may have a time zone; the day is the same.
  date: form(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/),
  // Fractions of zero do not change a time.
  time: form(/^(\d{2}:\d{2}:\d{2})(?:\.0+)?$/),
  integer: number(readInteger),
  mark: number(readInteger),
  decimal: number(readDecimal),
  amount: number(readDecimal),
  flag(text) {
    const value = FLAGS.get(text.trim());
    return value === undefined ? REFUSED : { value };
  },
};

/** Reads the text of an element as the value of a member. */
export const readValue = (kind: ValueKind, text: string): Read => readers[kind](text);
