import { asCents, type Cents } from './cents.js';
import { bigPowerOfTen, digitsOf, type Exact } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';

/**
 * A percentage of an amount, rounded half up.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * percentOf(asCents(2490), exact('24')); // 5.98
 */
export function percentOf(amount: Cents, percent: Exact): Cents {
  const cents = divideHalfUp(amount * percent.n, powerOfTen(percent.s + 2));
  return Number.isNaN(cents) ? percentOfWithBigInt(amount, percent) : asCents(cents);
}

/** `percentOf` computed with integers of any size. Tests compare the fast path with it. */
export function percentOfWithBigInt(amount: Cents, percent: Exact): Cents {
  return asCents(divideBigHalfUp(BigInt(amount) * digitsOf(percent), bigPowerOfTen(percent.s + 2)));
}

/** Whether a percentage is more than 100, which is not allowed for discounts. */
export function isAboveHundred(percent: Exact): boolean {
  const { n, s, big } = percent;
  return big === undefined ? n > 100 * powerOfTen(s) : big > bigPowerOfTen(s + 2);
}
