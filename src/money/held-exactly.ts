import { Big } from './big.js';

/**
 * Whether a number of JSON survives `JSON.parse`: whether the double that comes of its text is the same decimal. One
 * beyond all doubles comes as `Infinity`, which no one takes for an amount.
 *
 * @example
 * isHeldExactly('24.90'); // true
 * isHeldExactly('24.9000000000000000001'); // false: it comes as 24.9
 */
export function isHeldExactly(text: string): boolean {
  const value = Number(text);
  return !Number.isFinite(value) || new Big(text).eq(String(value));
}
