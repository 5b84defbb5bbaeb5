import { type Cents, largestCents } from './cents.js';
import type { Exact } from './exact.js';
import { powerOfTen } from './powers.js';

/**
 * The cents of a number with at most two decimals and 15 digits, otherwise `undefined`. Never rounds.
 *
 * @example
 * toCents(exact('12.3')); // 12.30
 * toCents(exact('12.345')); // undefined
 */
export function toCents(value: Exact): Cents | undefined {
  const { n, s } = value;
  const cents = s <= 2 ? n * powerOfTen(2 - s) : n / powerOfTen(s - 2);
  // A safe integer divided by a power of ten gives an integer only if the exact quotient is one.
  // A value too long for the fast path (n is NaN) has too many decimals or digits for an amount.
  return Number.isInteger(cents) && cents <= largestCents && cents >= -largestCents
    ? ((cents + 0) as Cents)
    : undefined;
}
