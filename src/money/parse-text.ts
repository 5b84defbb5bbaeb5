import { scaled } from './exact.js';
import { parseLongDecimal } from './parse-long.js';
import { failure, type ParseResult, success } from './parse-result.js';
import { largestPower } from './powers.js';
import { smallInteger } from './small-integers.js';

const minus = 45;
const point = 46;
const zero = 48;

/** Reads `-?digits[.digits]` by character codes. Refuses everything else, including commas and spaces. */
export function parseText(text: string): ParseResult {
  const length = text.length;
  const first = text.charCodeAt(0) === minus ? 1 : 0;
  let n = 0;
  let pointAt = -1;
  for (let i = first; i < length; i++) {
    const code = text.charCodeAt(i);
    const digit = code - zero;
    if (digit >= 0 && digit <= 9) n = n * 10 + digit;
    else if (code === point && pointAt === -1 && i > first) pointAt = i;
    else return failure.form;
  }
  if (length === first || pointAt === length - 1) return failure.form;
  if (pointAt === -1) {
    const small = first === 0 ? smallInteger(n) : undefined;
    if (small !== undefined) return small;
  }
  const decimals = pointAt === -1 ? 0 : length - 1 - pointAt;
  // Below 10^15 the sum above is exact, and there are at most 15 digits before the decimal point.
  if (n < 1e15 && decimals <= largestPower) return success(scaled(first === 1 ? -n : n, decimals));
  return parseLongDecimal(text);
}
