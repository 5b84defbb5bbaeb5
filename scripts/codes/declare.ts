// TypeScript declarations as text: a constant, a type, an enum-like object.

import { names } from './names.js';
import { doc, print, printMembers, WIDTH } from './print.js';
import type { Row } from './reference.js';

/** A call that bundlers treat as free of side effects, so that an unused table is left out. */
const FROZEN = '/* @__PURE__ */ frozen(';

export const constant = (
  name: string,
  value: Row,
  { type, as, expand }: { type?: string; as?: string; expand?: boolean } = {},
) => {
  const head = `export const ${name}${type ? `: ${type}` : ''} = ${FROZEN}`;
  return `${head}${print(value, { before: head.length, after: 2, expand })}${as ? ` ${as}` : ''});`;
};

export function typeAlias(name: string, value: string) {
  const line = `export type ${name} = ${value};`;
  return line.length <= WIDTH ? line : `export type ${name} =\n  ${value};`;
}

export function enumLike(
  table: string,
  type: string,
  rows: Row,
  deprecated: (row: Row) => string | undefined = () => undefined,
) {
  const given = names[table] ?? {};
  const missing = rows.filter(({ code }: Row) => given[code] === undefined).map(({ code }: Row) => code);
  if (missing.length > 0) throw new Error(`names.ts has no name for ${table} ${missing.join(', ')}`);
  const members = rows.map((row: Row) => {
    const label = row.label_el ?? row.label_en ?? row.name;
    const reason = deprecated(row);
    return {
      name: given[row.code],
      code: row.code,
      comment: reason ? [label, `@deprecated ${reason}`] : [label],
    };
  });
  return [
    doc([`The codes of {@link ${table}} by name.`, `@example ${type}.${members[0].name}`]),
    `export const ${type} = ${FROZEN}${printMembers(members)} as const);`,
    doc([`One code of {@link ${table}}.`]),
    typeAlias(type, `(typeof ${type})[keyof typeof ${type}]`),
  ];
}

/**
 * The sort key of an import in the project's formatter: an upper-case letter comes before the same lower-case letter.
 */
const sortKey = (name: string) => name.replace('type ', '');
const byName = (one: string, other: string) => {
  const [left, right] = [sortKey(one), sortKey(other)];
  const folded = left.toLowerCase().localeCompare(right.toLowerCase());
  return folded === 0 ? (left < right ? -1 : 1) : folded;
};

/** An import of names, each once and sorted. */
export function importOf(names: Iterable<string>, from: string, { type = false } = {}) {
  const head = type ? 'import type' : 'import';
  const sorted = [...new Set(names)].sort(byName);
  const line = `${head} { ${sorted.join(', ')} } from '${from}';`;
  if (line.length <= WIDTH) return line;
  return `${head} {\n${sorted.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
}
