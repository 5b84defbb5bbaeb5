import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';
import { type Exact, toBig } from './exact.js';
import { divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';

/** n / 10^s in cents, rounded half up, or NaN if the fast path cannot guarantee the result. */
export function centsOfScaled(n: number, s: number): number {
  if (!(n <= 4e15 && n >= -4e15)) return Number.NaN;
  return s <= 2 ? n * powerOfTen(2 - s) : divideHalfUp(n, powerOfTen(s - 2));
}

/** A decimal.js value in cents, rounded half up. */
export function centsOfBig(value: Big): Cents {
  return asCents(value.times(100).toDecimalPlaces(0, Big.ROUND_HALF_UP).toNumber());
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
  return Number.isNaN(cents) ? roundToCentsWithDecimal(value) : asCents(cents);
}

/** `roundToCents` computed only with decimal.js. Tests compare the fast path with it. */
export function roundToCentsWithDecimal(value: Exact): Cents {
  return centsOfBig(toBig(value));
}
