import { addHeld } from '../../money/held.js';
import { type Cents, zeroCents } from '../../money/index.js';
import type { Params } from '../../types/index.js';
import type { LineView } from '../engine/rule.js';
import { type Row, rowsOn, type Side } from './sides.js';

/** Most documents have one to three kinds of income. Up to this many rows, a linear search is faster than a map. */
export const FEW = 8;

/** Whether two rows have the same type and category. */
export const samePair = (a: Row, b: Row): boolean =>
  a.classificationCategory === b.classificationCategory && a.classificationType === b.classificationType;

/** A map key for each pair of type and category. An absent one becomes `undefined`, which is not a code. */
export const keyOf = (row: Row): string => `${row.classificationCategory} ${row.classificationType}`;

/** The pair as message parameters. */
export function pairParams({ classificationCategory: category, classificationType }: Row): Params {
  return { category: category ?? '–', ...(classificationType !== undefined && { classificationType }) };
}

/** The sum of one pair over the lines, or `undefined` if no line has it. */
export function sumOfPair(lines: readonly LineView[], side: Side, pair: Row): Cents | undefined {
  const { classificationCategory: category, classificationType: type } = pair;
  let sum: Cents | undefined;
  for (const line of lines) {
    for (const row of rowsOn(line, side)) {
      if (row.classificationCategory === category && row.classificationType === type) {
        sum = addHeld(sum ?? zeroCents, row.amount);
      }
    }
  }
  return sum;
}

function addByPair(sums: Map<string, Cents>, rows: readonly Row[]): void {
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, addHeld(sums.get(key) ?? zeroCents, row.amount));
  }
}

export function totalsByPair(rows: readonly Row[]): Map<string, Cents> {
  const totals = new Map<string, Cents>();
  addByPair(totals, rows);
  return totals;
}

/** The sums of the lines by pair, for documents with many kinds. */
export function sumsByPair(lines: readonly LineView[], side: Side): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const line of lines) addByPair(sums, rowsOn(line, side));
  return sums;
}

/** Calls back for each row whose pair occurs in an earlier row. */
export function eachRepeated(rows: readonly Row[], report: (index: number, row: Row) => void): void {
  const seen = rows.length > FEW ? new Set<string>() : undefined;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    if (seen === undefined ? occursBefore(rows, index, row) : seen.has(keyOf(row))) report(index, row);
    seen?.add(keyOf(row));
  }
}

/** Whether an earlier row has the same pair. */
export function occursBefore(rows: readonly Row[], index: number, row: Row): boolean {
  for (let before = 0; before < index; before += 1) if (samePair(rows[before] as Row, row)) return true;
  return false;
}
