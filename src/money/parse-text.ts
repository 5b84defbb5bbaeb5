import { exactOfBig, scaled } from './exact.js';
import { failure, type ParseResult, success } from './parse-result.js';
import { largestPower } from './powers.js';
import { smallInteger } from './small-integers.js';

const longestWhole = 15;

const longest = 30;

/** Reads a text with too many digits for the fast path. Its form is already checked. */
function parseLongDecimal(text: string): ParseResult {
  let start = text.charCodeAt(0) === 45 ? 1 : 0;
  let end = text.length;
  const point = text.indexOf('.');
  const wholeEnd = point === -1 ? end : point;
  while (start < wholeEnd && text.charCodeAt(start) === zero) start++;
  if (point !== -1) while (end > point + 1 && text.charCodeAt(end - 1) === zero) end--;
  const whole = wholeEnd - start;
  const fraction = point === -1 ? 0 : end - point - 1;
  if (whole > longestWhole || whole + fraction > longest) return failure.range;
  const digits = BigInt(text.slice(start, end).replace('.', ''));
  return success(exactOfBig(text.charCodeAt(0) === 45 ? -digits : digits, fraction));
}

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
