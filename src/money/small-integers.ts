import { scaled } from './exact.js';
import { type ParseResult, success } from './parse-result.js';

// Percents and most quantities are whole and small: parsed once for all.
const small = Array.from({ length: 101 }, (_, n) => success(scaled(n, 0)));

/** The ready result for 0 to 100, undefined elsewhere. */
export function smallInteger(n: number): ParseResult | undefined {
  // The guard keeps other keys away: looking up 1.5 or 10^12 in an array is slow.
  return n <= 100 && n >= 0 && Number.isInteger(n) ? small[n] : undefined;
}
