import { type JsonText, propertiesIn, type Span, valuesIn } from './json-text.js';

/** A change of a text. */
export interface TextChange extends Span {
  readonly insert: string;
}

/** The correction of an issue: a new value, a new name, or, without either, a removal. */
export interface Correction {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
  readonly rename?: string;
}

/** The change that a correction makes in JSON as it is written; the rest of the text keeps its form. */
export function changeFor(json: JsonText, { path, value, rename }: Correction): TextChange | undefined {
  const { text } = json;
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const outer = path.slice(0, -1);
  const holder = json.valueAt(outer);
  if (holder === undefined) {
    // What is around the value is missing, too.
    const inside = typeof last === 'number' ? [value] : { [last]: value };
    return value === undefined ? undefined : changeFor(json, { path: outer, value: inside });
  }
  const child = json.childOf(holder, last);
  if (rename !== undefined) {
    return child?.name && { from: child.name.from, to: child.name.to, insert: JSON.stringify(rename) };
  }
  if (value === undefined) return child && removal(json, path);
  const written = JSON.stringify(value, null, 2);
  if (child !== undefined) {
    const insert = indented(written, indentAt(text, child.name?.from ?? child.value.from));
    return { from: child.value.from, to: child.value.to, insert };
  }
  return insertion(text, holder, last, written);
}

type Holder = NonNullable<ReturnType<JsonText['root']>>;

/** A new last member or element. */
function insertion(
  text: string,
  holder: Holder,
  last: string | number,
  written: string,
): TextChange | undefined {
  if (holder.name !== 'Object' && holder.name !== 'Array') return undefined;
  const inside = holder.name === 'Object' ? propertiesIn(holder).map(({ whole }) => whole) : valuesIn(holder);
  const before = inside.at(-1);
  const outer = indentAt(text, holder.from);
  const indent = before === undefined ? `${outer}  ` : indentAt(text, before.from);
  const entry = typeof last === 'number' ? written : `${JSON.stringify(last)}: ${written}`;
  if (before === undefined) {
    const whole = `\n${indent}${indented(entry, indent)}\n${outer}`;
    return { from: holder.from + 1, to: holder.to - 1, insert: whole };
  }
  return { from: before.to, to: before.to, insert: `,\n${indent}${indented(entry, indent)}` };
}

/** Removes a member or an element with one comma. */
function removal(json: JsonText, path: Correction['path']): TextChange | undefined {
  const { text } = json;
  const holder = json.valueAt(path.slice(0, -1));
  const last = path.at(-1);
  if (holder === undefined || last === undefined) return undefined;
  const value = json.childOf(holder, last);
  if (value === undefined) return undefined;
  const from = value.name?.from ?? value.value.from;
  const to = value.value.to;
  const before = text.slice(0, from).trimEnd();
  if (before.endsWith(',')) return { from: before.length - 1, to, insert: '' };
  const after = /^\s*,\s*/.exec(text.slice(to));
  return after === null
    ? { from: before.length, to, insert: '' }
    : { from, to: to + after[0].length, insert: '' };
}

/** The white space at the start of a line. */
const indentAt = (text: string, position: number): string => {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
};

const indented = (written: string, indent: string): string => written.replaceAll('\n', `\n${indent}`);
