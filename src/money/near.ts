import { exactAsPrinted } from './as-printed.js';
import type { Cents } from './cents.js';
import { bigPowerOfTen, digitsOf, type Exact } from './exact.js';
import { divideBigHalfUp } from './half-up.js';
import { percentOf } from './percent.js';
import { powerOfTen } from './powers.js';

/** Whether two amounts are equal or one cent apart. */
export function isWithinOneCent(a: Cents, b: Cents): boolean {
  const difference = a - b;
  return difference <= 1 && difference >= -1;
}

/**
 * Whether an amount exceeds a percentage of another, without rounding.
 *
 * @example
 * exceeds(asCents(51), asCents(5000), exact('1')); // true: one percent is 0.50
 */
export const exceeds = (amount: Cents, base: Cents, percent: Exact): boolean =>
  digitsOf(percent) * BigInt(base) < BigInt(amount) * bigPowerOfTen(percent.s + 2);

/**
 * The product of two numbers of a document as printed, rounded half up to cents. Stops at 80 trillion.
 *
 * @example
 * productOfNumbers(3, 0.335); // 1.01
 */
export function productOfNumbers(a: number, b: number): Cents {
  const one = exactAsPrinted(a);
  const other = exactAsPrinted(b);
  const cents = divideBigHalfUp(digitsOf(one) * digitsOf(other) * 100n, bigPowerOfTen(one.s + other.s));
  return Math.min(cents, 8e15) as Cents;
}

/**
 * Whether an amount is the rounded product of two numbers of a document, such as quantity and unit price, give or take
 * one cent.
 *
 * The relative error of the product in doubles is less than 4.5e-16, so below 10^13 cents the error is less than a
 * twentieth of a cent. If the product is within 1.25 cents of the amount, the exact product rounds to at most one cent
 * from it. Beyond 1.75 cents it does not. Only between these limits, and for larger products, integers of any size decide.
 *
 * @example
 * productIsNear(3, 24.9, asCents(7471)); // true: 74.70 differs by one cent
 */
export function productIsNear(a: number, b: number, amount: Cents): boolean {
  const product = a * b * 100;
  if (product < 1e13 && product > -1e13) {
    const difference = product - amount;
    if (difference < 1.25 && difference > -1.25) return true;
    if (difference > 1.75 || difference < -1.75) return false;
  }
  return isWithinOneCent(productOfNumbers(a, b), amount);
}

/**
 * Whether an amount is the given percentage of another, rounded half up, give or take one cent.
 *
 * With integers below 2^53 the difference is exact: within 1.25 cents, the rounded difference is at most one cent.
 *
 * @example
 * percentIsNear(asCents(8065), exact('24'), asCents(1935)); // true: 19.36 differs by one cent
 */
export function percentIsNear(base: Cents, percent: Exact, amount: Cents): boolean {
  const cent = 100 * powerOfTen(percent.s);
  const product = base * percent.n;
  const stated = amount * cent;
  if (
    product <= 4e15 &&
    stated <= 4e15 &&
    product - stated <= 1.25 * cent &&
    stated - product <= 1.25 * cent
  ) {
    return true;
  }
  return isWithinOneCent(percentOf(base, percent), amount);
}
