import { type Cents, largestCents } from './cents.js';
import { type Exact, scaled } from './exact.js';

/**
 * The cents of a number of a document, or `undefined` if it is not a valid amount: negative, more than two decimals, or
 * more than 15 digits. The check proves that the number is the nearest double to that amount.
 *
 * @example
 * centsOfNumber(12.3); // 12.30
 * centsOfNumber(12.345); // undefined
 */
export function centsOfNumber(x: number): Cents | undefined {
  const cents = Math.round(x * 100);
  return cents / 100 === x && cents >= 0 && cents <= largestCents ? ((cents + 0) as Cents) : undefined;
}

/** An amount as an exact number, for multiplication. */
export function exactOfCents(cents: Cents): Exact {
  return scaled(cents, 2);
}
