import { asCents, type Cents } from './cents.js';
import { compareExact } from './compare.js';
import { aligned, type Exact } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';

/**
 * The share of an amount that falls to a part of a whole, rounded half up: two of three pieces, 5.00 of 12.00. The whole
 * of it is the amount itself. The whole is above zero, the part neither negative nor larger; so a share is never larger
 * than the amount, and of two amounts the larger never has the smaller share.
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
  return shareOfWithBigInt(amount, part, whole);
}

/** `shareOf` with integers of any size; tests hold the fast path against it. */
export function shareOfWithBigInt(amount: Cents, part: Exact, whole: Exact): Cents {
  const [taken, all] = aligned(part, whole);
  return asCents(divideBigHalfUp(BigInt(amount) * taken, all));
}
