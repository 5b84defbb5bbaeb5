import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import {
  allocate,
  type Cents,
  type Exact,
  exactOfCents,
  signOf,
  sumCents,
  zeroCents,
} from '../../money/index.js';
import { shareOf } from '../../money/share.js';
import type { ClassificationSum } from '../../totals/index.js';
import { LINE_TAXES } from '../../totals/line-tax-members.js';
import type { LineAmounts, LineLeft, LineTaxAmounts } from './left.js';

/** How much of a line is credited. */
export type Measure =
  | { readonly by: 'all' }
  | { readonly by: 'quantity'; readonly value: Exact }
  | { readonly by: 'net' | 'gross'; readonly value: Cents };

/** The net value plus VAT that a line has left. */
export const grossOf = ({ net, vat }: Pick<LineAmounts, 'net' | 'vat'>): Cents => addHeld(net, vat);

/**
 * What a credit takes from a line. All amounts are the same share, each rounded half up, of what is LEFT, not of the
 * original. So shares never exceed what is left, rounding differences do not add up, and the last share is exactly the
 * rest. Three pieces for 10.00 are credited one by one as 3.33, 3.34, 3.33. The VAT is the amount with VAT minus the
 * net, so that one of two pieces sold at 1.00 with VAT is credited with 1.00.
 */
export function take(left: LineLeft, measure: Measure): LineAmounts {
  const { part, whole } = fractionOf(left, measure);
  const share = (amount: Cents): Cents => shareOf(amount, part, whole);
  const net = share(left.net);
  const gross = share(grossOf(left));
  const isAllowance = measure.by === 'net' || measure.by === 'gross';
  return {
    quantity: measure.by === 'quantity' ? measure.value : measure.by === 'all' ? piecesOf(left) : undefined,
    // An allowance on the price has no separate price before discount.
    before: isAllowance ? net : share(left.before),
    net,
    vat: subtractHeld(gross, net),
    taxes: Object.fromEntries(
      LINE_TAXES.map((tax) => {
        const amount = left.taxes[tax];
        return [tax, amount === undefined ? undefined : share(amount)];
      }),
    ) as LineTaxAmounts,
    income: left.income && split(left.income, left.of.incomeClassification ?? [], net, share),
    expenses:
      left.expenses &&
      split(left.expenses, left.of.expensesClassification ?? [], includesVat(left.of) ? gross : net, share),
  };
}

/** Whether the expenses of a line include its VAT, which is then not deducted. */
function includesVat({ netValue, vatAmount, expensesClassification = [] }: LineLeft['of']): boolean {
  const stated = expensesClassification.flatMap(({ classificationCategory, amount }) =>
    classificationCategory === undefined ? [] : [amount],
  );
  return vatAmount > zeroCents && sumCents(stated) === addHeld(netValue, vatAmount);
}

interface Fraction {
  readonly part: Exact;
  readonly whole: Exact;
}

/** The pieces that are left. A value may be left without pieces, if other software credited all pieces for less. */
const piecesOf = ({ quantity }: LineLeft): Exact | undefined =>
  quantity === undefined || signOf(quantity) === 0 ? undefined : quantity;

const one = exactAsPrinted(1);

function fractionOf(left: LineLeft, measure: Measure): Fraction {
  if (measure.by === 'all') return { part: one, whole: one };
  if (measure.by === 'quantity') return { part: measure.value, whole: left.quantity ?? measure.value };
  const whole = measure.by === 'net' ? left.net : grossOf(left);
  return { part: exactOfCents(measure.value), whole: exactOfCents(whole) };
}

/**
 * The classification of an amount: from what the line has left, or from the original line if other software credited
 * it differently. A VAT classification, which has no category, is added to the others with its own amount.
 */
function split<Row extends { readonly classificationCategory?: string | undefined }>(
  left: readonly ClassificationSum<Row>[],
  stood: readonly ClassificationSum<Row>[],
  whole: Cents,
  share: (amount: Cents) => Cents,
): readonly ClassificationSum<Row>[] {
  const weights = [left, stood].map((rows) =>
    rows.map((row) => (row.classificationCategory === undefined ? zeroCents : row.amount)),
  );
  const chosen = weights.find((amounts) => sumCents(amounts) >= whole && sumCents(amounts) > zeroCents);
  const shares = chosen && allocate(whole, chosen);
  const rows = left.map((row, index) => {
    const amount =
      row.classificationCategory === undefined ? share(row.amount) : (shares?.[index] ?? zeroCents);
    return { ...row, amount };
  });
  const filled = rows.filter(({ amount }) => amount > zeroCents);
  return filled.length > 0 ? filled : rows.slice(0, 1);
}
