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
 * Whether an amount is more than so many percent of another, not rounded.
 *
 * @example
 * exceeds(asCents(51), asCents(5000), exact('1')); // true: one percent is 0.50
 */
export const exceeds = (amount: Cents, base: Cents, percent: Exact): boolean =>
  digitsOf(percent) * BigInt(base) < BigInt(amount) * bigPowerOfTen(percent.s + 2);

/**
 * The product of two numbers of a document as they are printed, rounded half up to cents and held at 80 trillion.
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
 * Whether an amount is the rounded product of two numbers of a document, such as quantity and unit price, or one cent
 * beside it.
 *
 * The product in doubles is off by less than 4.5e-16 of itself, so below 10^13 cents by less than a twentieth of a
 * cent. Within 1.25 cents of the amount, the true product therefore rounds to at most one cent beside it; beyond 1.75
 * it does not. Only between the two, and for larger products, integers of any size decide.
 *
 * @example
 * productIsNear(3, 24.9, asCents(7471)); // true: 74.70 is one cent beside it
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
 * Whether an amount is so many percent of another, rounded half up, or one cent beside it.
 *
 * With integers below 2^53 the difference is exact: within 1.25 cents the rounded one is at most one cent.
 *
 * @example
 * percentIsNear(asCents(8065), exact('24'), asCents(1935)); // true: 19.36 is one cent beside it
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
