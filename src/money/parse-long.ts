import { exactOfBig } from './exact.js';
import { failure, type ParseResult, success } from './parse-result.js';

const longestWhole = 15;
const longest = 30;

const zero = 48;

/** Reads a text with too many digits for the fast path. Its form is already checked. */
export function parseLongDecimal(text: string): ParseResult {
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
