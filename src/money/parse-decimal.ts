import { textOfDecimalLike } from './decimal-like.js';
import { scaled } from './exact.js';
import { parseNumber } from './parse-number.js';
import { failure, type ParseResult, success } from './parse-result.js';
import { parseText } from './parse-text.js';

/**
 * Reads a decimal number exactly, from a text, a number, a bigint or a Decimal. Never throws.
 *
 * @example
 * parseDecimal('24.90'); // { ok: true, value }
 * parseDecimal('1,00'); // { ok: false, why: 'form' }
 * parseDecimal(0.1 + 0.2); // { ok: false, why: 'inexact' }
 */
export function parseDecimal(input: unknown): ParseResult {
  if (typeof input === 'string') return parseText(input);
  if (typeof input === 'number') return parseNumber(input);
  if (typeof input === 'bigint') {
    return input < 1_000_000_000_000_000n && input > -1_000_000_000_000_000n
      ? success(scaled(Number(input), 0))
      : failure.range;
  }
  if (typeof input !== 'object' || input === null) return failure.type;
  const text = textOfDecimalLike(input);
  if (text === undefined) return failure.type;
  return text.startsWith('1e') ? failure.range : parseText(text);
}
