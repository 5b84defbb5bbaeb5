import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { type Cents, type Exact, signOf, zeroCents } from '../../money/index.js';
import type { ClassificationSum } from '../../totals/index.js';
import { LINE_TAXES, type LineAmounts, type LineLeft, type LineTaxAmounts, type TaxLeft } from './left.js';

/** a − b, and nothing where b is more: credits of other hands may have rounded otherwise. */
export const less = (a: Cents, b: Cents): Cents => (b >= a ? zeroCents : subtractHeld(a, b));

/** What a line has left after a credit took its part. */
export function without(left: LineLeft, taken: LineAmounts): LineLeft {
  const net = less(left.net, taken.net);
  const before = less(left.before, taken.before);
  return {
    of: left.of,
    quantity: left.quantity && taken.quantity ? lessExact(left.quantity, taken.quantity) : left.quantity,
    before: before < net ? net : before,
    net,
    vat: less(left.vat, taken.vat),
    taxes: Object.fromEntries(
      LINE_TAXES.map((tax) => [tax, lessOrNone(left.taxes[tax], taken.taxes[tax])]),
    ) as LineTaxAmounts,
    income: left.income && rowsWithout(left.income, taken.income ?? []),
    expenses: left.expenses && rowsWithout(left.expenses, taken.expenses ?? []),
  };
}

/** What the taxes on the document have left; a tax of the credit counts against the first of its type and category. */
export function taxesWithout(left: readonly TaxLeft[], taken: readonly TaxLeft[]): readonly TaxLeft[] {
  const rows = [...left];
  for (const { taxType, taxCategory, underlyingValue, taxAmount } of taken) {
    const at = rows.findIndex(
      (row) => row.taxType === taxType && row.taxCategory === taxCategory && row.taxAmount > zeroCents,
    );
    const row = rows[at];
    if (row === undefined) continue;
    rows[at] = {
      ...row,
      underlyingValue: less(row.underlyingValue, underlyingValue),
      taxAmount: less(row.taxAmount, taxAmount),
    };
  }
  return rows;
}

function lessExact(a: Exact, b: Exact): Exact {
  const difference = subtractExact(a, b);
  return signOf(difference) < 0 ? subtractExact(a, a) : difference;
}

const lessOrNone = (a: Cents | undefined, b: Cents | undefined): Cents | undefined =>
  a === undefined || b === undefined ? a : less(a, b);

interface Pair {
  readonly classificationType?: string | undefined;
  readonly classificationCategory?: string | undefined;
}

const rowsWithout = <Row extends Pair>(
  rows: readonly ClassificationSum<Row & { readonly amount: number }>[],
  taken: readonly ClassificationSum<Row & { readonly amount: number }>[],
): typeof rows =>
  rows.map((row) => {
    const same = taken.find(
      ({ classificationType, classificationCategory }) =>
        classificationType === row.classificationType &&
        classificationCategory === row.classificationCategory,
    );
    return same === undefined ? row : { ...row, amount: less(row.amount, same.amount) };
  });
