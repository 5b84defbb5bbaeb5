import { addHeld, subtractHeld } from '../../money/held.js';
import {
  type Cents,
  exactOfCents,
  exactToNumber,
  smallerCents,
  unitPriceFor,
  zeroCents,
} from '../../money/index.js';
import { productOfNumbers } from '../../money/near.js';
import { shareOf } from '../../money/share.js';
import type { LineView } from '../../rules/inside.js';
import { ClassificationSums } from '../../totals/classification-sums.js';
import type { LineTotals, TaxRow, Totals } from '../../totals/index.js';
import { addLine, addTaxRow, emptySummary, grossOf as grossOfSummary } from '../../totals/summary.js';
import type { Left, LineAmounts } from './left.js';
import { isLike } from './subtract.js';
import { grossOf } from './take.js';

export interface TakenLine {
  readonly of: LineView;
  readonly amounts: LineAmounts;
}

/** What is credited from a document: its lines, and the taxes on the whole document. */
export interface Taken {
  readonly lines: readonly TakenLine[];
  readonly taxes: readonly TaxRow[];
}

/** The total net value or VAT of all lines. */
export const sumOf = (lines: readonly LineAmounts[], amount: 'net' | 'vat'): Cents =>
  lines.reduce((sum, line) => addHeld(sum, line[amount]), zeroCents);

/**
 * The taxes on the document are credited in the same proportion as the net total: in full, once all of the net is
 * credited. A row whose tax rounds to zero is kept, because its base counts. It is left out if nothing of it is left
 * and there is no similar row.
 */
export function shareTaxes({ lines, taxes, unplaced }: Left, credited: readonly LineAmounts[]): TaxRow[] {
  const whole = subtractHeld(sumOf(lines, 'net'), unplaced.net);
  const net = sumOf(credited, 'net');
  const share = (amount: Cents): Cents =>
    whole > zeroCents ? shareOf(amount, exactOfCents(net), exactOfCents(whole)) : amount;
  const shared = taxes.map((row) => ({
    ...row,
    // Credits from other software may have left out the taxes, and a base is never above the net total (237).
    underlyingValue: smallerCents(share(row.underlyingValue), net),
    taxAmount: share(row.taxAmount),
  }));
  return shared.filter(
    (row) =>
      row.taxAmount > zeroCents || row.underlyingValue > zeroCents || shared.filter(isLike(row)).length > 1,
  );
}

/** The figures of a document with the credited amounts. */
export function figuresOf({ lines, taxes }: Taken): Totals {
  const summary = emptySummary();
  const income = new ClassificationSums();
  const expenses = new ClassificationSums();
  const figures = lines.map(lineFigures);
  for (const line of figures) {
    addLine(summary, line);
    for (const row of line.incomeClassification ?? []) income.add(row);
    for (const row of line.expensesClassification ?? []) expenses.add(row);
  }
  for (const row of taxes) addTaxRow(summary, row);
  summary.totalGrossValue = grossOfSummary(summary);
  return {
    lines: figures,
    taxes,
    summary,
    incomeClassification: income.rows as Totals['incomeClassification'],
    expensesClassification: expenses.rows as Totals['expensesClassification'],
  };
}

function lineFigures({ of, amounts }: TakenLine): LineTotals {
  const { quantity, before, net, vat } = amounts;
  return {
    quantity: quantity && exactToNumber(quantity),
    lineUnitPrice: unitPriceOf(of, amounts),
    totalNetPriceBeforeDiscount: before,
    totalDiscountValue: subtractHeld(before, net),
    netValue: net,
    vatAmount: vat,
    grossValue: grossOf(amounts),
    ...amounts.taxes,
    incomeClassification: amounts.income,
    expensesClassification: amounts.expenses,
  };
}

/**
 * The price of the original if it gives the amount, so that the customer recognises it; otherwise the price that gives
 * it.
 */
function unitPriceOf(
  { lineUnitPrice: price }: LineView,
  { quantity, before }: LineAmounts,
): number | undefined {
  if (quantity === undefined) return undefined;
  const counted = exactToNumber(quantity);
  if (price !== undefined && counted !== undefined && productOfNumbers(price, counted) === before)
    return price;
  return unitPriceFor(before, quantity);
}
