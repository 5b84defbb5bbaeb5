import { Big } from './big.js';

/**
 * Whether `JSON.parse` keeps a number unchanged: whether the double parsed from its text is the same decimal. A number
 * beyond the range of doubles becomes `Infinity`, which is never a valid amount.
 *
 * @example
 * isHeldExactly('24.90'); // true
 * isHeldExactly('24.9000000000000000001'); // false: it is parsed as 24.9
 */
export function isHeldExactly(text: string): boolean {
  const value = Number(text);
  return !Number.isFinite(value) || new Big(text).eq(String(value));
}
