import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';
import { compareExact } from './compare.js';
import { type Exact, toBig } from './exact.js';
import { divideHalfUp } from './half-up.js';

/**
 * The share of an amount for a part of a whole, rounded half up: two of three pieces, 5.00 of 12.00. The share of the
 * whole is the amount itself. The whole must be positive, and the part from zero to the whole. So a share is never
 * larger than the amount, and a larger amount never has a smaller share.
 *
 * @example
 * shareOf(asCents(1000), exact('1'), exact('3')); // 3.33
 */
export function shareOf(amount: Cents, part: Exact, whole: Exact): Cents {
  if (compareExact(part, whole) === 0) return amount;
  if (part.s === whole.s) {
    const cents = divideHalfUp(amount * part.n, whole.n);
    if (!Number.isNaN(cents)) return asCents(cents);
  }
  return shareOfWithDecimal(amount, part, whole);
}

/** `shareOf` computed only with decimal.js. Tests compare the fast path with it. */
export function shareOfWithDecimal(amount: Cents, part: Exact, whole: Exact): Cents {
  const cents = toBig(part).times(amount).div(toBig(whole));
  return asCents(cents.toDecimalPlaces(0, Big.ROUND_HALF_UP).toNumber());
}
