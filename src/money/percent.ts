import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';
import { type Exact, toBig } from './exact.js';
import { divideHalfUp } from './half-up.js';
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
  return Number.isNaN(cents) ? percentOfWithDecimal(amount, percent) : asCents(cents);
}

/** `percentOf` computed only with decimal.js. Tests compare the fast path with it. */
export function percentOfWithDecimal(amount: Cents, percent: Exact): Cents {
  const cents = new Big(amount).times(toBig(percent)).div(100);
  return asCents(cents.toDecimalPlaces(0, Big.ROUND_HALF_UP).toNumber());
}

/** Whether a percentage is more than 100, which is not allowed for discounts. */
export function isAboveHundred(percent: Exact): boolean {
  return percent.big?.gt(100) ?? percent.n > 100 * powerOfTen(percent.s);
}
