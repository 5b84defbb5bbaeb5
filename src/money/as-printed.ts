import type { Exact } from './exact.js';
import { exactOfNumber } from './parse-number.js';
import { powerOfTen } from './powers.js';
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

/**
 * A finite number of a spreadsheet, which computes with 15 digits; `places`: to move its point to the right.
 *
 * @example
 * exactAsComputed(0.1 + 0.2); // 0.3
 */
export const exactAsComputed = (x: number, places = 0): Exact =>
  exactOfPrinted((x * powerOfTen(places)).toPrecision(15));
