import { digitsOf, type Exact } from './exact.js';
import { formatExact } from './format.js';
import { powerOfTen } from './powers.js';

/** The first whole number of 16 digits. */
const mostDigits = 1_000_000_000_000_000n;

/**
 * The JSON number of an exact value, or `undefined` if it has more than 15 significant digits, which no number can
 * print.
 *
 * @example
 * exactToNumber(exact('24.90')); // 24.9
 */
export function exactToNumber(value: Exact): number | undefined {
  const { n, s } = value;
  if (n < 1e15 && n > -1e15) return n / powerOfTen(s);
  let digits = digitsOf(value);
  while (digits % 10n === 0n) digits /= 10n;
  return digits < mostDigits && digits > -mostDigits ? Number(formatExact(value)) : undefined;
}
