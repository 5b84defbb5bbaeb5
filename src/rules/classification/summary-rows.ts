import { type Cents, centsToNumber, centsToString, largestCents } from '../../money/index.js';
import type { Fix } from '../../types/index.js';
import {
  type DocumentView,
  type Found,
  type LineView,
  type Rule,
  type RuleFacts,
  rule,
} from '../engine/rule.js';
import { isTotalCancellation } from '../shared/slips.js';
import { AGREE_PATHS, linesAgree } from './lines-agree.js';
import { onlyPair } from './only-pair.js';
import { eachRepeated, FEW, keyOf, pairParams, samePair, sumOfPair, sumsByPair } from './pairs.js';
import { type Row, rowsOn, SIDES, type Side, sidesOf } from './sides.js';
import { AMOUNTS, LINES, SOURCE, SUMMARY } from './summary-paths.js';
import { isUsualClassification } from './usual-classification.js';

/** The retail sample's classification in the summary, to which the examples add an amount. */
const RETAIL = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' } as const;

interface SummaryRule
  extends Pick<RuleFacts, 'id' | 'bad'>,
    Partial<Pick<Rule, 'paths' | 'params' | 'hasSafeFix'>> {
  readonly authorityCode: number;
  readonly checkSide: (document: DocumentView, side: Side, found: Found) => void;
}

/** The summary repeats the pairs of the lines, on each side. Documents with only one pair are skipped. */
const summaryRule = ({ checkSide, ...facts }: SummaryRule) =>
  rule({
    unless: isUsualClassification,
    paths: [...LINES, ...SUMMARY, ...SIDES],
    params: ['category', 'classificationType'],
    source: SOURCE,
    good: { sample: 'salesInvoice' },
    ...facts,
    check(document, found) {
      if (onlyPair(document) !== undefined) return;
      for (const side of sidesOf(document)) checkSide(document, side, found);
    },
  });

/** The summary has a row for each pair of the lines. */
export const summaryRowMissing = summaryRule({
  id: 'classification/summary-row-missing',
  paths: [
    ...new Set([...LINES, ...SUMMARY, ...AMOUNTS, ...AGREE_PATHS]),
    'invoiceHeader.totalCancelDeliveryOrders',
  ],
  params: ['category', 'classificationType', 'computed'],
  authorityCode: 311,
  hasSafeFix: true,
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
  checkSide(document, side, found) {
    const { invoiceDetails: lines, invoiceSummary } = document;
    const rows = rowsOn(invoiceSummary, side);
    const keys = rows.length > FEW ? new Set(rows.map(keyOf)) : undefined;
    let settled: Row | undefined;
    let missing: Set<string> | undefined;
    let sums: Map<string, Cents> | undefined;
    let certain: boolean | undefined;
    let place = rows.length;
    for (const line of lines) {
      for (const row of rowsOn(line, side)) {
        if (settled !== undefined && samePair(settled, row)) continue;
        settled = row;
        if (keys === undefined ? rows.some((each) => samePair(each, row)) : keys.has(keyOf(row))) continue;
        const key = keyOf(row);
        if (missing?.has(key)) continue;
        missing = (missing ?? new Set()).add(key);
        sums ??= sumsByPair(lines, side);
        const sum = sums.get(key) ?? row.amount;
        certain ??=
          // On a total cancellation the lines are wrong, not the summary.
          !isTotalCancellation(document) &&
          rows.length <= FEW &&
          linesAgree(document, side) &&
          areRight(rows, lines, side);
        const fix = certain ? fixOfMissing(side, place, row, sum) : undefined;
        found(['invoiceSummary', side], { ...pairParams(row), computed: centsToString(sum) }, fix);
        place += 1;
      }
    }
  },
});

/**
 * Whether each row of the summary is the sum of its pair. Otherwise a line with the missing pair may have the wrong code,
 * and the summary be right.
 */
const areRight = (rows: readonly Row[], lines: readonly LineView[], side: Side): boolean =>
  rows.every((row) => sumOfPair(lines, side, row) === row.amount);

/** The missing row, added after the existing ones. */
function fixOfMissing(side: Side, index: number, row: Row, sum: Cents): Fix | undefined {
  if (sum > largestCents) return undefined;
  const { classificationType, classificationCategory } = row;
  const value = {
    ...(classificationType !== undefined && { classificationType }),
    ...(classificationCategory !== undefined && { classificationCategory }),
    amount: centsToNumber(sum),
  };
  return { path: ['invoiceSummary', side, index], value, safe: true };
}

/** The summary only has pairs that occur on lines. */
export const summaryRowExtra = summaryRule({
  id: 'classification/summary-row-extra',
  authorityCode: 312,
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
  checkSide({ invoiceDetails: lines, invoiceSummary }, side, found) {
    const rows = rowsOn(invoiceSummary, side);
    // If no line is classified, classification/summary-only reports it.
    if (rows.length === 0 || !isAnyOn(lines, side)) return;
    const keys = rows.length > FEW ? sumsByPair(lines, side) : undefined;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as Row;
      if (keys === undefined ? isOnLines(lines, side, row) : keys.has(keyOf(row))) continue;
      found(['invoiceSummary', side, index], pairParams(row));
    }
  },
});

function isAnyOn(lines: readonly LineView[], side: Side): boolean {
  for (const line of lines) if (rowsOn(line, side).length > 0) return true;
  return false;
}

function isOnLines(lines: readonly LineView[], side: Side, pair: Row): boolean {
  for (const line of lines) for (const row of rowsOn(line, side)) if (samePair(row, pair)) return true;
  return false;
}

/** The summary has each pair only once. */
export const repeatedInSummary = summaryRule({
  id: 'classification/repeated-in-summary',
  authorityCode: 312,
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
  checkSide({ invoiceSummary }, side, found) {
    const rows = rowsOn(invoiceSummary, side);
    if (rows.length < 2) return;
    eachRepeated(rows, (index, row) => found(['invoiceSummary', side, index], pairParams(row)));
  },
});
