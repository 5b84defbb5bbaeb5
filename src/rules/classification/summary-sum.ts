import { addHeld } from '../../money/held.js';
import { type Cents, centsToNumber, centsToString, largestCents, zeroCents } from '../../money/index.js';
import type { Fix, Path } from '../../types/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { AGREE_PATHS, linesAgree } from './lines-agree.js';
import { onlyPair } from './only-pair.js';
import {
  FEW,
  keyOf,
  occursBefore,
  pairParams,
  samePair,
  sumOfPair,
  sumsByPair,
  totalsByPair,
} from './pairs.js';
import { type Row, rowsOn, type Side, sidesOf } from './sides.js';
import { AMOUNTS, LINES, SOURCE, SUMMARY } from './summary-paths.js';
import { isUsualClassification } from './usual-classification.js';

/** Whether the amounts of the only pair agree between the lines and the summary. */
function onlyAmountsAgree(lines: readonly LineView[], only: Row): boolean {
  let sum = zeroCents;
  for (const line of lines)
    for (const row of rowsOn(line, 'incomeClassification')) sum = addHeld(sum, row.amount);
  return sum === only.amount;
}

/** The amount in the summary for the pair of a row, or `undefined` if an earlier row has the same pair. */
function statedAt(rows: readonly Row[], index: number, row: Row): Cents | undefined {
  if (occursBefore(rows, index, row)) return undefined;
  let stated = row.amount;
  for (let later = index + 1; later < rows.length; later += 1) {
    const other = rows[later] as Row;
    if (samePair(other, row)) stated = addHeld(stated, other.amount);
  }
  return stated;
}

/** The same for many rows, from a map that returns each pair once. */
function takeOut(stated: Map<string, Cents>, row: Row): Cents | undefined {
  const key = keyOf(row);
  const amount = stated.get(key);
  stated.delete(key);
  return amount;
}

/**
 * Whether lines and summary have the same pairs, and differ in the amount of one. If several differ, or a pair is only on
 * one of them, a line may have the wrong code, and the summary be right.
 */
function isOnlyDifference(rows: readonly Row[], lines: readonly LineView[], side: Side): boolean {
  const sums = sumsByPair(lines, side);
  const stated = totalsByPair(rows);
  const different = [...stated].filter(([pair, amount]) => sums.get(pair) !== amount);
  return stated.size === sums.size && different.length === 1 && different.every(([pair]) => sums.has(pair));
}

function fixOfRow(path: Path, sum: Cents): Fix | undefined {
  return sum > largestCents
    ? undefined
    : { path: [...path, 'amount'], value: centsToNumber(sum), safe: true };
}

/** Each row of the summary is the sum of its pair over the lines. */
export const summarySum = rule({
  id: 'classification/summary-sum',
  unless: isUsualClassification,
  paths: [...new Set([...LINES, ...SUMMARY, ...AMOUNTS, ...AGREE_PATHS])],
  params: ['category', 'classificationType', 'computed', 'stated'],
  authorityCode: 312,
  hasSafeFix: true,
  enforces: ['summary-classification'],
  source: SOURCE,
  bad: [{ sample: 'salesInvoice', set: { '/invoiceSummary/incomeClassification/0/amount': 63.31 } }],
  check(document, found) {
    const { invoiceDetails: lines, invoiceSummary } = document;
    const only = onlyPair(document);
    if (only !== undefined && onlyAmountsAgree(lines, only)) return;
    for (const side of sidesOf(document)) {
      const rows = rowsOn(invoiceSummary, side);
      const many = rows.length > FEW;
      const sums = many ? sumsByPair(lines, side) : undefined;
      const totals = many ? totalsByPair(rows) : undefined;
      let isOnly: boolean | undefined;
      for (let index = 0; index < rows.length; index += 1) {
        const row = rows[index] as Row;
        const stated = totals === undefined ? statedAt(rows, index, row) : takeOut(totals, row);
        if (stated === undefined) continue;
        // classification/summary-row-extra reports a pair that no line has.
        const sum = sums === undefined ? sumOfPair(lines, side, row) : sums.get(keyOf(row));
        if (sum === undefined || sum === stated) continue;
        const path = ['invoiceSummary', side, index];
        const params = { ...pairParams(row), computed: centsToString(sum), stated: centsToString(stated) };
        isOnly ??= linesAgree(document, side) && isOnlyDifference(rows, lines, side);
        found(path, params, isOnly && stated === row.amount ? fixOfRow(path, sum) : undefined);
      }
    }
  },
});
