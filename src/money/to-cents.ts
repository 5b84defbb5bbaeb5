import { type Cents, largestCents } from './cents.js';
import type { Exact } from './exact.js';
import { powerOfTen } from './powers.js';

/**
 * The cents of a number that is an amount: at most two decimals and 15 digits. Undefined otherwise;
 * nothing is rounded.
 *
 * @example
 * toCents(exact('12.3')); // 12.30
 * toCents(exact('12.345')); // undefined
 */
export function toCents(value: Exact): Cents | undefined {
  const { n, s } = value;
  const cents = s <= 2 ? n * powerOfTen(2 - s) : n / powerOfTen(s - 2);
  // The quotient of a safe integer by a power of ten is an integer only if it truly is one.
  // A value too long for the fast path (n is NaN) has too many decimals or digits for an amount.
  return Number.isInteger(cents) && cents <= largestCents && cents >= -largestCents
    ? ((cents + 0) as Cents)
    : undefined;
}
