import { type Exact, scaled } from './exact.js';
import { formatExact } from './format.js';
import { failure, type ParseResult, success } from './parse-result.js';
import { parseText } from './parse-text.js';
import { largestPower, powerOfTen } from './powers.js';
import { exactOfPrinted } from './printed.js';
import { smallInteger } from './small-integers.js';

/**
 * The decimal that a number prints, if the number is the nearest double to a decimal with at most 15 digits. Proof: c
 * is an integer below 10^15 and 10^s is exact, so c / 10^s is the nearest double to that decimal, and no other decimal
 * with 15 digits has the same nearest double.
 */
function scaledOfNumber(x: number): Exact | undefined {
  for (let s = 0; s <= largestPower; s++) {
    const power = powerOfTen(s);
    const c = Math.round(x * power);
    if (c >= 1e15 || c <= -1e15) return undefined;
    if (c / power === x) return scaled(c, s);
  }
  return undefined;
}

/** Reads a JavaScript number. A number with binary rounding errors is refused as `inexact`. */
export function parseNumber(x: number): ParseResult {
  const small = smallInteger(x);
  if (small !== undefined) return small;
  if (!Number.isFinite(x)) return failure.form;
  const value = scaledOfNumber(x);
  if (value !== undefined) return success(value);
  if (Math.abs(x) >= 1e15) return failure.range;
  const printed = x.toPrecision(15);
  return Number(printed) === x ? parseText(formatExact(exactOfPrinted(printed))) : failure.inexact;
}

/**
 * The exact value of a number of a document, or `undefined` if `parseDecimal` would refuse it.
 *
 * @example
 * exactOfNumber(2.5); // 2.5
 * exactOfNumber(0.1 + 0.2); // undefined
 */
export function exactOfNumber(x: number): Exact | undefined {
  const result = parseNumber(x);
  return result.ok ? result.value : undefined;
}
