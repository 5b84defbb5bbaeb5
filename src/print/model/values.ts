import { type CodeRow, measurementUnits } from '../../codes/index.js';
import type { InvoiceLine } from '../../types/index.js';
import { unitNamesOf } from '../words/units.js';
import { clean } from './clean.js';
import type { Column, Entry, Row, Table, Value } from './model.js';
import type { Speaker } from './speaker.js';

/** A text with the members that it shows. */
export const value = (text: string, ...paths: readonly string[]): Value => ({ text: clean(text), paths });

/** A text of the page itself, which comes from no member of the document. */
export const words = (text: string): Value => ({ text, paths: [] });

/** A text of the document; undefined if it is absent or empty. */
export const given = (text: string | undefined, path: string): Value | undefined =>
  text === undefined || text.trim() === '' ? undefined : value(text, path);

/**
 * The values that are present. Equal texts are printed once, with the paths of all their members: for example, the name
 * of a party in the print block and in the party itself.
 */
export function distinct(...values: readonly (Value | undefined)[]): Value[] {
  const kept = new Map<string, Value>();
  for (const each of values) {
    if (each === undefined || each.text === '') continue;
    const key = each.text.trim();
    const known = kept.get(key);
    kept.set(key, known === undefined ? each : { ...known, paths: [...known.paths, ...each.paths] });
  }
  return [...kept.values()];
}

/**
 * The meaning of a code, or the text of the print block for it, which takes precedence. If that text is the usual name
 * of the code in any language, the name is printed in the languages of the page. Undefined if there is neither.
 */
export function ofCode(
  say: Speaker,
  table: readonly CodeRow[],
  code: string | number | undefined,
  path: string,
  printed?: Value,
): Value | undefined {
  if (code === undefined) return printed;
  const meaning = value(say.code(table, code), path);
  if (printed === undefined) return meaning;
  const isUsual = say.names(table, code).includes(printed.text);
  return { ...(isUsual ? meaning : printed), paths: [...printed.paths, ...meaning.paths] };
}

/** The unit of a line after its quantity, or the text of the print block for it. */
export function unitOf(
  { measurementUnit: unit, measurementUnitLabel: label, quantity }: InvoiceLine,
  path: string,
  say: Speaker,
): Value | undefined {
  const printed = given(label, `${path}/measurementUnitLabel`);
  if (unit === undefined) return printed;
  const names = unitNamesOf(unit);
  const text = names === undefined ? String(unit) : say.unit(names, quantity);
  const name = value(text, `${path}/measurementUnit`);
  if (printed === undefined) return name;
  const usual = names === undefined ? [] : [names.one, names.other].flatMap(({ el, en }) => [el, en]);
  const isUsual = [...usual, ...say.names(measurementUnits, unit)].includes(printed.text);
  return { ...(isUsual ? name : printed), paths: [...printed.paths, ...name.paths] };
}

/** Several texts as one, such as a street with its number. */
export function together(separator: string, ...values: readonly (Value | undefined)[]): Value | undefined {
  const there = values.filter((each) => each !== undefined);
  if (there.length === 0) return undefined;
  const texts = there.map(({ text }) => text).filter((text) => text !== '');
  return { text: texts.join(separator), paths: there.flatMap(({ paths }) => paths) };
}

/** A label with its values; undefined if there are no values. */
export function entry(
  label: string | undefined,
  values: readonly (Value | undefined)[],
  style?: Entry['style'],
): Entry | undefined {
  const there = values.filter((each) => each !== undefined);
  if (there.length === 0) return undefined;
  return { values: there, ...(label !== undefined && { label }), ...(style !== undefined && { style }) };
}

export const entries = (...all: readonly (Entry | undefined)[]): Entry[] =>
  all.filter((each) => each !== undefined);

/** A table without its empty columns. */
export function tableOf(columns: readonly Column[], rows: readonly Row[]): Table {
  const used = columns.map((_, index) => rows.some(({ cells }) => cells[index] !== undefined));
  const kept = <Item>(list: readonly Item[]): Item[] => list.filter((_, index) => used[index]);
  return {
    columns: kept(columns),
    rows: rows.map(({ cells, notes }) => ({ cells: kept(cells), notes })),
  };
}
