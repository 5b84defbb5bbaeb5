import { type Cents, largestCents } from './cents.js';

/** The powers of ten for the decimals of a number with 15 digits. All are exact. */
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15] as const;

/**
 * The cents of an amount given by its digits: `digits` is one whole number with at most 15 digits, and its last
 * `decimals` digits follow the decimal point. `undefined` if the amount has more than two decimals or is too large.
 *
 * @example
 * centsOfDigits(123, 1); // 12.3 as 12.30
 */
export function centsOfDigits(digits: number, decimals: number): Cents | undefined {
  const cents = decimals === 2 ? digits : decimals === 1 ? digits * 10 : decimals === 0 ? digits * 100 : -1;
  return cents >= 0 && cents <= largestCents ? (cents as Cents) : undefined;
}

/**
 * The number that `JSON.parse` returns for these digits. Dividing two exact numbers rounds once, to the nearest double,
 * just like parsing.
 *
 * @example
 * numberOfDigits(123, 1); // 12.3
 */
export const numberOfDigits = (digits: number, decimals: number): number =>
  decimals === 0 ? digits : digits / (POWERS[decimals] ?? Number.NaN);
