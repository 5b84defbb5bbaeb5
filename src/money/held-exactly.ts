import { Decimal } from 'decimal.js';

/** A separate copy of decimal.js, because the application may configure the shared one. */
const Big: typeof Decimal = /* @__PURE__ */ Decimal.clone({ defaults: true });

/**
 * Whether `JSON.parse` keeps a number unchanged: whether the double parsed from its text is the same decimal. A number
 * beyond the range of doubles becomes `Infinity`, which is never a valid amount. decimal.js compares the two because
 * integers cannot: 1e-999999999 would have a billion digits.
 *
 * @example
 * isHeldExactly('24.90'); // true
 * isHeldExactly('24.9000000000000000001'); // false: it is parsed as 24.9
 */
export function isHeldExactly(text: string): boolean {
  const value = Number(text);
  return !Number.isFinite(value) || new Big(text).eq(String(value));
}
