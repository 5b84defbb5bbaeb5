import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { type Cents, type Exact, signOf, zeroCents } from '../../money/index.js';
import type { ClassificationSum } from '../../totals/index.js';
import { LINE_TAXES } from '../../totals/line-tax-members.js';
import type { LineAmounts, LineLeft, LineTaxAmounts, TaxLeft } from './left.js';

/** a − b, or zero if b is larger: credits from other software may have rounded differently. */
const less = (a: Cents, b: Cents): Cents => (b >= a ? zeroCents : subtractHeld(a, b));

export function without(left: LineLeft, taken: LineAmounts): LineLeft {
  const net = less(left.net, taken.net);
  const before = less(left.before, taken.before);
  return {
    of: left.of,
    credited: true,
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

/** Whether two taxes on a document have the same type and category. */
export const isLike =
  (row: TaxLeft) =>
  (other: TaxLeft): boolean =>
    row.taxType === other.taxType && row.taxCategory === other.taxCategory;

/**
 * What the taxes on the document have left. Among taxes of the same type and category, the first is subtracted from the
 * first.
 */
export function taxesWithout(left: readonly TaxLeft[], taken: readonly TaxLeft[]): readonly TaxLeft[] {
  return left.map((row, index) => {
    const place = left.slice(0, index).filter(isLike(row)).length;
    const same = taken.filter(isLike(row))[place];
    if (same === undefined) return row;
    return {
      ...row,
      underlyingValue: less(row.underlyingValue, same.underlyingValue),
      taxAmount: less(row.taxAmount, same.taxAmount),
    };
  });
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
