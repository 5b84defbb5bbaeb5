import { listTables, rowsOf, type TableName } from '../../../src/codes/index.js';
import type { Leaf } from '../../../src/types/leaf.js';
import { exportedNames } from './exports.js';

const sentences = new Map<string, string>();

/** The sentence about a table, such as ``VAT categories (`vatCategory`).`` */
export function sentenceOfTable(name: TableName): string {
  if (sentences.size === 0) {
    for (const exported of exportedNames('./codes')) sentences.set(exported.name, exported.sentence);
  }
  return sentences.get(name) ?? '';
}

/** The members that a table is for: those in brackets in its sentence. */
function membersOf(name: TableName): string[] {
  const brackets = /\(([^)]*)\)/.exec(sentenceOfTable(name))?.[1] ?? '';
  return [...brackets.matchAll(/`(?:\w+\[\]\.)?(\w+)`/g)].map(([, member]) => member ?? '');
}

function holdsAll(name: TableName, leaf: Leaf): boolean {
  const codes = rowsOf(name).map(({ code }) => code);
  if (leaf.kind === 'code') return codes.length === leaf.values.size && leaf.values.has(String(codes[0]));
  return leaf.kind === 'integer' && codes.at(-1) === leaf.max;
}

/** The table with the codes of a member. If two tables have the name, the one with the same codes counts. */
export function tableOfMember(member: string, leaf: Leaf): TableName | undefined {
  if (leaf.kind !== 'code' && leaf.kind !== 'integer') return undefined;
  const known = listTables()
    .map(({ name }) => name)
    .filter((name) => membersOf(name).includes(member));
  return known.find((name) => holdsAll(name, leaf)) ?? (known.length === 1 ? known[0] : undefined);
}
