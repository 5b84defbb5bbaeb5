import {
  computeTotals,
  type LineInput,
  type LineTotals,
  type Totals,
  type TotalsInput,
} from '../../../src/totals/index.js';
import { exact } from '../money/exact.js';

/** A line for tests: 24 % unless stated. */
export function line(
  lead: LineInput['lead'],
  price: string,
  {
    quantity,
    vat = '24',
    ...rest
  }: { quantity?: string; vat?: string } & Omit<Partial<LineInput>, 'quantity'> = {},
): LineInput {
  return {
    lead,
    price: exact(price),
    vatPercent: exact(vat),
    quantity: quantity === undefined ? undefined : exact(quantity),
    ...rest,
  } as LineInput;
}

export const percent = (value: string) => ({ kind: 'percent', value: exact(value) }) as const;
export const amount = (value: string) => ({ kind: 'amount', value: exact(value) }) as const;

/** The totals of an input that has no problems. */
export function totalsOf(input: TotalsInput): Totals {
  const result = computeTotals(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.totals;
}

/** before, discount, net, VAT, gross of each line, in cents. */
export const figures = (lines: readonly LineTotals[]): number[][] =>
  lines.map((each) => [
    each.totalNetPriceBeforeDiscount,
    each.totalDiscountValue,
    each.netValue,
    each.vatAmount,
    each.grossValue,
  ]);

export const problemsOf = (input: TotalsInput) => computeTotals(input).problems;
