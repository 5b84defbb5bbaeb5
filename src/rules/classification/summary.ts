import { addHeld } from '../../money/held.js';
import { type Cents, centsToNumber, centsToString, largestCents, zeroCents } from '../../money/index.js';
import type { Fix, Path } from '../../types/index.js';
import type { DocumentView, LineView, Rule } from '../engine/rule.js';
import { isSummedRight, SUM_PATHS } from './line-amounts.js';
import { onlyPair } from './only-pair.js';
import {
  eachRepeated,
  FEW,
  keyOf,
  pairParams,
  samePair,
  standsBefore,
  sumOfPair,
  sumsByPair,
  totalsByPair,
} from './pairs.js';
import { paths, type Row, rowsOn, type Side, sidesOf, TYPE } from './sides.js';

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (311, 312); Observed behaviour, Documents: exactly one entry for each pair of the lines';
const LINES = paths('invoiceDetails[]', 'classificationType', 'classificationCategory');
const SUMMARY = paths('invoiceSummary', 'classificationType', 'classificationCategory');
const AMOUNTS = [...paths('invoiceDetails[]', 'amount'), ...paths('invoiceSummary', 'amount')];

/** Other figures of the retail sample's summary classification. */
const RETAIL = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' } as const;

/** Whether the amounts of the only kind agree, lines and summary. */
function onlyAmountsAgree(lines: readonly LineView[], only: Row): boolean {
  let sum = zeroCents;
  for (const line of lines)
    for (const row of rowsOn(line, 'incomeClassification')) sum = addHeld(sum, row.amount);
  return sum === only.amount;
}

/** What the summary states for the pair of a row; `undefined` when the pair stands before it and is settled. */
function statedAt(rows: readonly Row[], index: number, row: Row): Cents | undefined {
  if (standsBefore(rows, index, row)) return undefined;
  let stated = row.amount;
  for (let later = index + 1; later < rows.length; later += 1) {
    const other = rows[later] as Row;
    if (samePair(other, row)) stated = addHeld(stated, other.amount);
  }
  return stated;
}

/** The same for many rows, from a map that gives each pair once. */
function takeOut(stated: Map<string, Cents>, row: Row): Cents | undefined {
  const key = keyOf(row);
  const amount = stated.get(key);
  stated.delete(key);
  return amount;
}

/** Whether each line adds up to its own net value: then the sums of the lines are the only right ones. */
function linesAgree({ invoiceDetails: lines, invoiceHeader }: DocumentView, side: Side): boolean {
  for (const line of lines) if (!isSummedRight(line, side, invoiceHeader.invoiceType)) return false;
  return true;
}

function fixOfRow(path: Path, sum: Cents): Fix | undefined {
  return sum > largestCents
    ? undefined
    : { path: [...path, 'amount'], value: centsToNumber(sum), safe: true };
}

/** Each row of the summary is the sum of its pair over the lines. */
export const summarySum: Rule = {
  id: 'classification/summary-sum',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...new Set([...LINES, ...SUMMARY, ...AMOUNTS, ...SUM_PATHS])],
  params: ['category', 'classificationType', 'computed', 'stated'],
  authorityCode: 312,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
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
      let agree: boolean | undefined;
      for (let index = 0; index < rows.length; index += 1) {
        const row = rows[index] as Row;
        const stated = totals === undefined ? statedAt(rows, index, row) : takeOut(totals, row);
        if (stated === undefined) continue;
        // A pair that no line has is for classification/summary-row-extra to tell.
        const sum = sums === undefined ? sumOfPair(lines, side, row) : sums.get(keyOf(row));
        if (sum === undefined || sum === stated) continue;
        const path = ['invoiceSummary', side, index];
        const params = { ...pairParams(row), computed: centsToString(sum), stated: centsToString(stated) };
        agree ??= linesAgree(document, side);
        found(path, params, agree && stated === row.amount ? fixOfRow(path, sum) : undefined);
      }
    }
  },
};

/** Each pair of the lines has its row in the summary. */
export const summaryRowMissing: Rule = {
  id: 'classification/summary-row-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...LINES, ...SUMMARY, ...AMOUNTS, TYPE],
  params: ['category', 'classificationType', 'computed'],
  authorityCode: 311,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    { sample: 'salesInvoice', remove: ['/invoiceSummary/incomeClassification'] },
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/1/incomeClassification/0/classificationCategory': 'category1_2',
        '/invoiceSummary/incomeClassification/0/amount': 49.8,
      },
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    const { invoiceDetails: lines, invoiceSummary } = document;
    for (const side of sidesOf(document)) {
      const rows = rowsOn(invoiceSummary, side);
      const keys = rows.length > FEW ? new Set(rows.map(keyOf)) : undefined;
      let settled: Row | undefined;
      let missing: Set<string> | undefined;
      let sums: Map<string, Cents> | undefined;
      for (const line of lines) {
        for (const row of rowsOn(line, side)) {
          if (settled !== undefined && samePair(settled, row)) continue;
          settled = row;
          if (keys === undefined ? rows.some((each) => samePair(each, row)) : keys.has(keyOf(row))) continue;
          const key = keyOf(row);
          if (missing?.has(key)) continue;
          missing = (missing ?? new Set()).add(key);
          sums ??= sumsByPair(lines, side);
          const computed = centsToString(sums.get(key) ?? row.amount);
          found(['invoiceSummary', side], { ...pairParams(row), computed });
        }
      }
    }
  },
};

/** The summary has no pair that no line has. */
export const summaryRowExtra: Rule = {
  id: 'classification/summary-row-extra',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...LINES, ...SUMMARY, TYPE],
  params: ['category', 'classificationType'],
  authorityCode: 312,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceSummary/incomeClassification/1': {
          classificationType: 'E3_561_003',
          classificationCategory: 'category1_3',
          amount: 0,
        },
      },
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    const { invoiceDetails: lines, invoiceSummary } = document;
    for (const side of sidesOf(document)) {
      const rows = rowsOn(invoiceSummary, side);
      // Where no line is classified, classification/summary-only speaks.
      if (rows.length === 0 || !isAnyOn(lines, side)) continue;
      const keys = rows.length > FEW ? sumsByPair(lines, side) : undefined;
      for (let index = 0; index < rows.length; index += 1) {
        const row = rows[index] as Row;
        if (keys === undefined ? isOnLines(lines, side, row) : keys.has(keyOf(row))) continue;
        found(['invoiceSummary', side, index], pairParams(row));
      }
    }
  },
};

function isAnyOn(lines: readonly LineView[], side: Side): boolean {
  for (const line of lines) if (rowsOn(line, side).length > 0) return true;
  return false;
}

function isOnLines(lines: readonly LineView[], side: Side, pair: Row): boolean {
  for (const line of lines) for (const row of rowsOn(line, side)) if (samePair(row, pair)) return true;
  return false;
}

/** The summary has each pair once. */
export const repeatedInSummary: Rule = {
  id: 'classification/repeated-in-summary',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...LINES, ...SUMMARY, TYPE],
  params: ['category', 'classificationType'],
  authorityCode: 312,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceSummary/incomeClassification': [
          { ...RETAIL, amount: 20 },
          { ...RETAIL, amount: 4.19 },
        ],
      },
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    for (const side of sidesOf(document)) {
      const rows = rowsOn(document.invoiceSummary, side);
      if (rows.length < 2) continue;
      eachRepeated(rows, (index, row) => found(['invoiceSummary', side, index], pairParams(row)));
    }
  },
};
