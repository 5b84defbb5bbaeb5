import { asCents, type Cents } from './cents.js';
import { bigPowerOfTen, digitsOf, type Exact } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';

/** n / 10^s in cents, rounded half up, or NaN if the fast path cannot guarantee the result. */
export function centsOfScaled(n: number, s: number): number {
  if (!(n <= 4e15 && n >= -4e15)) return Number.NaN;
  return s <= 2 ? n * powerOfTen(2 - s) : divideHalfUp(n, powerOfTen(s - 2));
}

/** digits / 10^decimals in cents, half up. */
export function centsOfBig(digits: bigint, decimals: number): Cents {
  return asCents(divideBigHalfUp(digits * 100n, bigPowerOfTen(decimals)));
}

/**
 * A number in cents, rounded half up.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * roundToCents(exact('2.345')); // 2.35
 */
export function roundToCents(value: Exact): Cents {
  const cents = centsOfScaled(value.n, value.s);
  return Number.isNaN(cents) ? roundToCentsWithBigInt(value) : asCents(cents);
}

/** `roundToCents` computed with integers of any size. Tests compare the fast path with it. */
export function roundToCentsWithBigInt(value: Exact): Cents {
  return centsOfBig(digitsOf(value), value.s);
}
