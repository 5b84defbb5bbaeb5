import { asCents, type Cents } from './cents.js';
import { digitsOf, type Exact } from './exact.js';
import { centsOfBig, centsOfScaled } from './rounding.js';

/**
 * a × b in cents, rounded half up: a quantity by a unit price.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * productToCents(exact('3'), exact('24.90')); // 74.70
 */
export function productToCents(a: Exact, b: Exact): Cents {
  const cents = centsOfScaled(a.n * b.n, a.s + b.s);
  return Number.isNaN(cents) ? productToCentsWithBigInt(a, b) : asCents(cents);
}

/** `productToCents` computed with integers of any size. Tests compare the fast path with it. */
export function productToCentsWithBigInt(a: Exact, b: Exact): Cents {
  return centsOfBig(digitsOf(a) * digitsOf(b), a.s + b.s);
}
