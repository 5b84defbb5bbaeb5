import {
  type Cents,
  type Exact,
  isAmountRangeError,
  percentOf,
  productToCents,
  signOf,
  toCents,
  zeroCents,
} from '../money/index.js';
import type { Path } from '../types/index.js';
import type { TaxInput } from './input.js';
import { refuseAmount, refuseRange, type TotalsProblem } from './problem.js';

/**
 * The amount of a tax: the stated amount, or the category's percentage of the base (rounded half up), or its fixed
 * amount for each item.
 */
export function taxAmount(
  tax: TaxInput,
  base: Cents,
  quantity: Exact | undefined,
  path: Path,
  problems: TotalsProblem[],
): Cents {
  if (tax.amount !== undefined) {
    const cents = toCents(tax.amount);
    return cents === undefined || cents < 0 ? refuseAmount(problems, [...path, 'amount'], tax.amount) : cents;
  }
  try {
    if (tax.percent !== undefined) return percentOf(base, tax.percent);
    if (tax.fixedAmount !== undefined && quantity !== undefined) {
      // A negative quantity is reported by its reader.
      return signOf(quantity) < 0 ? zeroCents : productToCents(tax.fixedAmount, quantity);
    }
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, path);
    return zeroCents;
  }
  const params = tax.category === undefined ? {} : { category: tax.category };
  problems.push({ problem: 'tax-amount-missing', path: [...path, 'amount'], params });
  return zeroCents;
}
