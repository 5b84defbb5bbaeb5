import { asCents, type Cents } from './cents.js';
import { compareExact } from './compare.js';
import { aligned, type Exact, exactOfBig, scaled } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';

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
  return shareOfWithBigInt(amount, part, whole);
}

/** `shareOf` computed with integers of any size. Tests compare the fast path with it. */
export function shareOfWithBigInt(amount: Cents, part: Exact, whole: Exact): Cents {
  const [taken, all] = aligned(part, whole);
  return asCents(divideBigHalfUp(BigInt(amount) * taken, all));
}

/**
 * One of equal parts of a quantity, with six decimals or those of the whole, rounded down.
 *
 * @example
 * equalPart(exact('2'), 3); // 0.666666
 */
export function equalPart(whole: Exact, parts: number): Exact {
  const [digits, , decimals] = aligned(whole, scaled(0, 6));
  return exactOfBig(digits / BigInt(parts), decimals);
}
