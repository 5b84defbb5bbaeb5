import { type Exact, toBig } from './exact.js';
import { powerOfTen } from './powers.js';

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
  const big = toBig(value);
  return big.precision() <= 15 ? big.toNumber() : undefined;
}
