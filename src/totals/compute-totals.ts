import { type Cents, centsToString, isAmountRangeError, subtractCents, zeroCents } from '../money/index.js';
import { ClassificationSums, type SumRow } from './classification-sums.js';
import { discountOn } from './discount.js';
import { documentTaxes } from './document-taxes.js';
import type { LineInput, TotalsInput } from './input.js';
import { leadingAmount } from './leading-amount.js';
import { lineTotals } from './line-totals.js';
import { refuseRange, type TotalsProblem } from './problem.js';
import type { LineTotals, TaxRow, Totals, TotalsResult } from './result.js';
import { spreadDiscount } from './spread-discount.js';
import { addLine, addTaxRow, emptySummary, grossOf, type RunningSummary } from './summary.js';

/**
 * Computes all amounts of a document, in cents, from its lines, discounts and taxes. Each line is rounded half up, then
 * the rounded lines are added, and totals are not rounded again. Never throws because of the facts: problems are
 * returned as data, together with provisional amounts.
 *
 * @example
 * const { ok, totals } = computeTotals({ lines: [{ lead: 'gross', price: exact('30.00'), vatPercent: exact('24') }] });
 * totals.lines[0].netValue; // 24.19
 * totals.summary.totalGrossValue; // 30.00
 */
export function computeTotals(input: TotalsInput): TotalsResult {
  const problems: TotalsProblem[] = [];
  const lines = allLines(input, problems);
  const income = new ClassificationSums();
  const expenses = new ClassificationSums();
  const summary = emptySummary();
  let taxes: TaxRow[] = [];
  try {
    for (const line of lines) {
      addLine(summary, line);
      if (line.incomeClassification !== undefined) addRows(income, line.incomeClassification);
      if (line.expensesClassification !== undefined) addRows(expenses, line.expensesClassification);
    }
    if (input.taxes !== undefined) taxes = documentTaxes(input.taxes, summary.totalNetValue, problems);
    for (const row of taxes) addTaxRow(summary, row);
    setGross(summary, problems);
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, ['lines']);
  }
  const totals = {
    lines,
    taxes,
    summary,
    incomeClassification: income.rows as Totals['incomeClassification'],
    expensesClassification: expenses.rows as Totals['expensesClassification'],
  };
  return problems.length === 0 ? { ok: true, totals, problems: [] } : { ok: false, totals, problems };
}

function allLines(input: TotalsInput, problems: TotalsProblem[]): LineTotals[] {
  const { before, after } = leadingAmounts(input.lines, problems);
  const { discount } = input;
  const paid = discount === undefined ? after : spreadDiscount(input.lines, discount, after, problems);
  const lines: LineTotals[] = [];
  for (let i = 0; i < input.lines.length; i++) {
    lines.push(lineTotals(input.lines[i] as LineInput, before[i] as Cents, paid[i] as Cents, i, problems));
  }
  return lines;
}

function addRows(sums: ClassificationSums, rows: readonly SumRow[]): void {
  for (const row of rows) sums.add(row);
}

function setGross(summary: RunningSummary, problems: TotalsProblem[]): void {
  const gross = grossOf(summary);
  summary.totalGrossValue = gross;
  if (gross >= 0) return;
  problems.push({ problem: 'gross-negative', path: [], params: { gross: centsToString(gross) } });
}

/** The amounts of the lines before and after discount, each net or gross according to its price. */
interface Leading {
  readonly before: Cents[];
  readonly after: Cents[];
}

/** Computes the amounts of all lines and subtracts the discounts of the lines. */
function leadingAmounts(lines: readonly LineInput[], problems: TotalsProblem[]): Leading {
  const before: Cents[] = [];
  const after: Cents[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as LineInput;
    const amount = leadingWithinRange(line, i, problems);
    before.push(amount);
    after.push(
      line.discount === undefined
        ? amount
        : subtractCents(amount, discountOn(amount, line.discount, i, problems)),
    );
  }
  return { before, after };
}

function leadingWithinRange(line: LineInput, index: number, problems: TotalsProblem[]): Cents {
  try {
    return leadingAmount(line, index, problems);
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, ['lines', index, line.lead]);
    return zeroCents;
  }
}
