import { Decimal } from 'decimal.js';

/** Our own copy of decimal.js: the application may set the shared one as it likes. */
const Big: typeof Decimal = /* @__PURE__ */ Decimal.clone({ defaults: true });

/**
 * Whether a number of JSON survives `JSON.parse`: whether the double parsed from its text is the same decimal. A number
 * beyond the range of doubles becomes `Infinity`, which is never an amount. decimal.js compares them: as a whole number,
 * 1e-999999999 would have a billion digits.
 *
 * @example
 * isHeldExactly('24.90'); // true
 * isHeldExactly('24.9000000000000000001'); // false: it comes as 24.9
 */
export function isHeldExactly(text: string): boolean {
  const value = Number(text);
  return !Number.isFinite(value) || new Big(text).eq(String(value));
}
