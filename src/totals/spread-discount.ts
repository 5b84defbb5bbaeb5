import { allocate, type Cents, isAmountRangeError, subtractCents, sumCents } from '../money/index.js';
import { discountOn } from './discount.js';
import type { DiscountInput, LineInput } from './input.js';
import { leadsWithVat } from './leading-amount.js';
import { refuseRange, type TotalsProblem } from './problem.js';

/**
 * Spreads the discount on the document over the amounts of the lines, by largest remainder. A percentage works with any
 * lines. An amount requires that all lines include VAT or that none does. Otherwise it is unclear whether the discount
 * includes VAT.
 */
export function spreadDiscount(
  lines: readonly LineInput[],
  discount: DiscountInput,
  amounts: readonly Cents[],
  problems: TotalsProblem[],
): readonly Cents[] {
  if (discount.kind === 'amount' && areMixed(lines)) {
    problems.push({ problem: 'discount-basis-mixed', path: ['discount'], params: {} });
    return amounts;
  }
  try {
    const total = discountOn(sumCents(amounts), discount, undefined, problems);
    if (total === 0) return amounts;
    const shares = allocate(total, amounts);
    return amounts.map((amount, i) => subtractCents(amount, shares[i] as Cents));
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, ['discount']);
    return amounts;
  }
}

function areMixed(lines: readonly LineInput[]): boolean {
  const [first] = lines;
  return first !== undefined && lines.some((line) => leadsWithVat(line) !== leadsWithVat(first));
}
