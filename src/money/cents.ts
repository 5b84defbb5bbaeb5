import { AmountRangeError } from './errors.js';

declare const unit: unique symbol;

/**
 * An amount in whole cents: a safe integer of at most 15 digits. Plain numbers are not assignable to it,
 * and the sum of two by `+` is a plain number again: only the functions of this folder make cents.
 */
export type Cents = number & { readonly [unit]: 'cents' };

/** The largest amount on the wire, 9,999,999,999,999.99, in cents. */
export const largestCents = 999_999_999_999_999;

/** No money. */
export const zeroCents = 0 as Cents;

/**
 * Takes a whole number of cents as it is.
 *
 * @throws AmountRangeError when it has more than 15 digits, or when it is no number at all.
 * @example
 * asCents(1230); // 12.30
 */
export function asCents(whole: number): Cents {
  // Written so that NaN fails too. Adding 0 turns -0 into 0.
  if (whole <= largestCents && whole >= -largestCents) return (whole + 0) as Cents;
  throw new AmountRangeError();
}
