import type { Exact } from './exact.js';
import { exactOfNumber } from './parse-number.js';
import { exactOfPrinted } from './printed.js';

/**
 * A finite number of a document with exactly the digits that JSON prints, because the receiver reads these digits.
 *
 * @example
 * exactAsPrinted(0.1 + 0.2); // 0.30000000000000004
 */
export function exactAsPrinted(x: number): Exact {
  return exactOfNumber(x) ?? exactOfPrinted(String(x));
}
