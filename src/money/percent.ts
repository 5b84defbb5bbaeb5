import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';
import { type Exact, toBig } from './exact.js';
import { divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';

/**
 * So many percent of an amount, rounded half up.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * percentOf(asCents(2490), exact('24')); // 5.98
 */
export function percentOf(amount: Cents, percent: Exact): Cents {
  const cents = divideHalfUp(amount * percent.n, powerOfTen(percent.s + 2));
  return Number.isNaN(cents) ? percentOfWithDecimal(amount, percent) : asCents(cents);
}

/** `percentOf` by decimal.js alone: the reference that tests hold the fast path against. */
export function percentOfWithDecimal(amount: Cents, percent: Exact): Cents {
  const cents = new Big(amount).times(toBig(percent)).div(100);
  return asCents(cents.toDecimalPlaces(0, Big.ROUND_HALF_UP).toNumber());
}

/** True when a percent is more than 100: no discount may be. */
export function isAboveHundred(percent: Exact): boolean {
  return percent.big?.gt(100) ?? percent.n > 100 * powerOfTen(percent.s);
}
