import { scaled } from './exact.js';
import { type ParseResult, success } from './parse-result.js';

// Percentages and most quantities are small whole numbers. Their results are created only once, at the first use.
let small: readonly ParseResult[] | undefined;

/** The shared result for 0 to 100, otherwise `undefined`. */
export function smallInteger(n: number): ParseResult | undefined {
  // The guard excludes other keys: looking up 1.5 or 10^12 in an array is slow.
  if (n > 100 || n < 0 || !Number.isInteger(n)) return undefined;
  small ??= Array.from({ length: 101 }, (_, n) => success(scaled(n, 0)));
  return small[n];
}
