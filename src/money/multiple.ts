import type { Cents } from './cents.js';

/**
 * Whether an amount is a whole multiple of another, including zero times. The only multiple of zero is zero.
 *
 * @example
 * isMultipleOf(asCents(450), asCents(150)); // true: three nights at 1.50
 */
export const isMultipleOf = (amount: Cents, unit: Cents): boolean =>
  unit === 0 ? amount === 0 : amount % unit === 0;

/**
 * How often an amount holds another; `undefined` if it is no whole number of times, or none.
 *
 * @example
 * timesIn(asCents(450), asCents(150)); // 3
 */
export const timesIn = (amount: Cents, unit: Cents): number | undefined =>
  unit > 0 && amount > 0 && isMultipleOf(amount, unit) ? amount / unit : undefined;
