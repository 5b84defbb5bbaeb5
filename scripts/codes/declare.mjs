// TypeScript declarations as text: a constant, a type, an enum-like object.

import { names } from './names.mjs';
import { doc, print, printMembers, WIDTH } from './print.mjs';

/** A call that bundlers treat as free of side effects, so that an unused table is left out. */
const FROZEN = '/* @__PURE__ */ frozen(';

export const constant = (name, value, { type, as, expand } = {}) => {
  const head = `export const ${name}${type ? `: ${type}` : ''} = ${FROZEN}`;
  return `${head}${print(value, { before: head.length, after: 2, expand })}${as ? ` ${as}` : ''});`;
};

export function typeAlias(name, value) {
  const line = `export type ${name} = ${value};`;
  return line.length <= WIDTH ? line : `export type ${name} =\n  ${value};`;
}

export function enumLike(table, type, rows, deprecated = () => undefined) {
  const given = names[table];
  const missing = rows.filter(({ code }) => given[code] === undefined).map(({ code }) => code);
  if (missing.length > 0) throw new Error(`names.mjs has no name for ${table} ${missing.join(', ')}`);
  const members = rows.map((row) => {
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
const sortKey = (name) => name.replace('type ', '');
const byName = (one, other) => {
  const [left, right] = [sortKey(one), sortKey(other)];
  const folded = left.toLowerCase().localeCompare(right.toLowerCase());
  return folded === 0 ? (left < right ? -1 : 1) : folded;
};

/** An import of names, each once and sorted. */
export function importOf(names, from, { type = false } = {}) {
  const head = type ? 'import type' : 'import';
  const sorted = [...new Set(names)].sort(byName);
  const line = `${head} { ${sorted.join(', ')} } from '${from}';`;
  if (line.length <= WIDTH) return line;
  return `${head} {\n${sorted.map((name) => `  ${name},`).join('\n')}\n} from '${from}';`;
}
