import type { Exact } from './exact.js';

/**
 * Why an input is not a decimal number. `type`: not a text, number, bigint or Decimal. `form`: not `-?digits[.digits]`.
 * `inexact`: a JavaScript number with binary rounding errors, such as 0.1 + 0.2. `range`: more than 15 digits before
 * the decimal point, or more than 30 in all.
 */
export type NotDecimal = 'type' | 'form' | 'inexact' | 'range';

/** The result of `parseDecimal`. */
export type ParseResult =
  | { readonly ok: true; readonly value: Exact }
  | { readonly ok: false; readonly why: NotDecimal };

export const success = (value: Exact): ParseResult => ({ ok: true, value });

export const failure: { readonly [why in NotDecimal]: ParseResult } = {
  type: { ok: false, why: 'type' },
  form: { ok: false, why: 'form' },
  inexact: { ok: false, why: 'inexact' },
  range: { ok: false, why: 'range' },
};
