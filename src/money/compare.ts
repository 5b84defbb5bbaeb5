import { asCents, type Cents } from './cents.js';
import { aligned, type Exact } from './exact.js';

/** −1 if a is less than b, 0 if they are equal, 1 if a is greater. */
export function compareCents(a: Cents, b: Cents): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The absolute difference of two amounts.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * differenceInCents(asCents(1935), asCents(1936)); // 0.01
 */
export function differenceInCents(a: Cents, b: Cents): Cents {
  return asCents(a < b ? b - a : a - b);
}

/** The smaller of two amounts. */
export function smallerCents(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

/** −1, 0 or 1 if the number is negative, zero or positive. */
export function signOf(value: Exact): -1 | 0 | 1 {
  const digits = value.big ?? value.n;
  return digits < 0 ? -1 : digits > 0 ? 1 : 0;
}

/** Compares two exact numbers by value: 2.50 equals 2.5. */
export function compareExact(a: Exact, b: Exact): -1 | 0 | 1 {
  if (a.s === b.s && a.big === undefined && b.big === undefined) return a.n < b.n ? -1 : a.n > b.n ? 1 : 0;
  const [one, other] = aligned(a, b);
  return one < other ? -1 : one > other ? 1 : 0;
}
