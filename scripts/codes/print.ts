// Prints plain values as TypeScript literals, in the layout of the project's formatter.

import type { Row } from './reference.js';

export const WIDTH = 110;

/** The formatter chooses the quotes that need fewer escapes. */
export const quote = (text: string): string =>
  text.split("'").length > text.split('"').length
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

export const key = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) || /^(0|[1-9]\d*)$/.test(name) ? name : quote(name);

const isScalar = (value: Row) => value === null || typeof value !== 'object';

function flat(value: Row): string {
  if (typeof value === 'string') return quote(value);
  if (isScalar(value)) return String(value);
  if (value.ref !== undefined) return value.ref;
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${key(name)}: ${flat(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The formatter writes several objects with several members over several lines, even if they fit on one. */
const isListOfObjects = (value: Row) =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (member) => !isScalar(member) && !Array.isArray(member) && !member.ref && Object.keys(member).length > 1,
  );

// `before` is the length of the text already on the line, `after` that of the text after the value on its last line.
export function print(value: Row, { indent = 0, before = 0, after = 0, expand = false } = {}): string {
  const line = flat(value);
  if (isScalar(value) || value.ref !== undefined) return line;
  if (!expand && !isListOfObjects(value) && indent + before + line.length + after <= WIDTH) return line;
  const inner = indent + 2;
  const pad = ' '.repeat(inner);
  const rows = Array.isArray(value)
    ? value.map((member) => `${pad}${print(member, { indent: inner, after: 1 })},`)
    : Object.entries(value).map(([name, member]) => {
        const head = `${key(name)}: `;
        // The formatter moves a long text below its name, except for the shortest names.
        const isLong =
          typeof member === 'string' &&
          key(name).length > 4 &&
          inner + head.length + flat(member).length + 1 > WIDTH;
        if (isLong) return `${pad}${head.trimEnd()}\n${pad}  ${flat(member)},`;
        return `${pad}${head}${print(member, { indent: inner, before: head.length, after: 1 })},`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...rows, `${' '.repeat(indent)}${close}`].join('\n');
}

/** A JSDoc comment of one or more lines. */
export function doc(lines: readonly string[], indent = 0) {
  const pad = ' '.repeat(indent);
  const text = lines
    .filter((line: string) => line !== undefined)
    .map((line: string) => line.replaceAll('*/', '* /'));
  if (text.length === 1) return `${pad}/** ${text[0]} */`;
  return [
    `${pad}/**`,
    ...text.map((line: string) => `${pad} *${line === '' ? '' : ` ${line}`}`),
    `${pad} */`,
  ].join('\n');
}

/** An enum-like object: member name, code, comment. */
export function printMembers(members: Row) {
  const rows = members.map(({ name, code, comment }: Row) => `${doc(comment, 2)}\n  ${name}: ${flat(code)},`);
  return `{\n${rows.join('\n')}\n}`;
}
