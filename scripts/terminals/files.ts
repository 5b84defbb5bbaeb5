// The files generated from reference/terminals, by their paths in src: one for each family of card terminals.

import { readdirSync } from 'node:fs';
import { doc, generatedFrom, print } from '../codes/print.js';
import { type Row, read } from '../codes/reference.js';

const folder = new URL('../../reference/terminals/', import.meta.url);
const rowOf = (file: string) => read(`terminals/${file}.json`);

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort();

const RANGE = /^(\d+)-(\d+)$/;

/** The codes of a row, its ranges written out. */
const codesIn = (codes: Row) =>
  codes.flatMap((code: Row) => {
    const [, first, last] = RANGE.exec(code) ?? [];
    if (first === undefined) return [code];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  });

/** What each code says: its kind, its sentence, and what to do if that does not follow from the kind. */
function byCode(rows = [], where: string) {
  const said: Row = {};
  for (const { codes, kind, says, step, source, certainty } of rows) {
    if (!source || !/^[VCNI]$/.test(certainty))
      throw new Error(`${where}: ${codes} has no source or certainty.`);
    for (const code of codesIn(codes)) {
      if (Object.hasOwn(said, code)) throw new Error(`${where}: the code ${code} stands twice.`);
      said[code] = step === undefined ? [kind, says] : [kind, says, step];
    }
  }
  return said;
}

const isGroup = (value: Row) => typeof value === 'object' && value !== null;

/** A body like another one. `null` leaves out a member. */
function merged(base: Row, own: Row) {
  const result: Row = { ...base };
  for (const [name, value] of Object.entries<Row>(own)) {
    if (value === null) delete result[name];
    else
      result[name] =
        isGroup(value) && isGroup(base[name]) && value.is === undefined ? merged(base[name], value) : value;
  }
  return result;
}

function actionOf(actions: Row, name: string, where: string): Row {
  const { like, certainty, ...own } = actions[name];
  if (!/^[VCNI]$/.test(certainty ?? actions[like]?.certainty))
    throw new Error(`${where}: ${name} has no certainty.`);
  return like === undefined ? own : merged(actionOf(actions, like, where), own);
}

function fileOf(name: string) {
  const { family, about, wait, repeatable, confirms, actions, answer, codes, codesOf, events } = rowOf(name);
  const row = {
    family,
    ...{ wait: { ref: String(wait * 1000).replace(/(?=000$)/, '_') }, repeatable, confirms },
    actions: Object.fromEntries(Object.keys(actions).map((each) => [each, actionOf(actions, each, name)])),
    answer,
    codes: byCode(codes ?? rowOf(codesOf).codes, name),
    ...(events !== undefined && { events: byCode(events, name) }),
  };
  return [
    generatedFrom('terminals', 'reference/terminals'),
    "import type { FamilyRow } from '../row.js';\n\n",
    `${doc([`${about}.`])}\n`,
    `export const ${family}Row = ${print(row, { expand: true })} as const satisfies FamilyRow;\n`,
  ].join('');
}

export const files = new Map(
  names.map((name) => [`sending/terminals/generated/${name}.ts`, fileOf(name)] as const),
);
