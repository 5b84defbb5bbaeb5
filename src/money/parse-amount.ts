import type { Cents } from './cents.js';
import { signOf } from './compare.js';
import { parseDecimal } from './parse-decimal.js';
import type { NotDecimal } from './parse-result.js';
import { toCents } from './to-cents.js';
import { whyNotCents } from './why-not-cents.js';

/** Why an input is not a valid amount: not a decimal number, negative, or more than two decimals. */
export type NotAmount = NotDecimal | 'negative' | 'decimals';

/**
 * Reads an amount of money with at most two decimals, zero or positive. Never throws.
 *
 * @example
 * parseAmount('73.16'); // { ok: true, value: 73.16 }
 * parseAmount('73.165'); // { ok: false, why: 'decimals' }
 */
export function parseAmount(
  input: unknown,
): { readonly ok: true; readonly value: Cents } | { readonly ok: false; readonly why: NotAmount } {
  const result = parseDecimal(input);
  if (!result.ok) return result;
  if (signOf(result.value) < 0) return { ok: false, why: 'negative' };
  const value = toCents(result.value);
  return value === undefined ? { ok: false, why: whyNotCents(result.value) } : { ok: true, value };
}
