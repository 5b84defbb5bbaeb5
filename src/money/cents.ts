import { AmountRangeError } from './errors.js';

declare const unit: unique symbol;

/**
 * An amount in whole cents: a safe integer with at most 15 digits. A plain number is not assignable to it, and adding
 * two with `+` gives a plain number, so only functions of the library create cents.
 */
export type Cents = number & { readonly [unit]: 'cents' };

/** The largest amount in a payload, 9,999,999,999,999.99, in cents. */
export const largestCents = 999_999_999_999_999;

/** Zero. */
export const zeroCents = 0 as Cents;

/**
 * Converts a whole number of cents without rounding.
 *
 * @throws AmountRangeError if it has more than 15 digits or is NaN.
 * @example
 * asCents(1230); // 12.30
 */
export function asCents(whole: number): Cents {
  // This form also rejects NaN. Adding 0 turns -0 into 0.
  if (whole <= largestCents && whole >= -largestCents) return (whole + 0) as Cents;
  throw new AmountRangeError();
}
