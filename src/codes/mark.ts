/**
 * The largest MARK that callers may give. In a document a MARK is a JSON number, and above 2^53 − 1 such a number may
 * stand for another one. MARKs have 15 digits today; one with 16 was observed.
 */
export const LARGEST_MARK: number = Number.MAX_SAFE_INTEGER;

/** A MARK in its one form, digits without zeros in front; 0 means none, as on the wire. */
export type ReadMark = { readonly mark: string } | 'none' | 'invalid' | 'too-large';

const DIGITS = /^[0-9]+$/;
const LEADING_ZEROS = /^0+/;

/**
 * Reads a MARK that a caller gives: digits as text, or a whole number.
 *
 * @example
 * readMark(400001234567890); // { mark: '400001234567890' }
 */
export function readMark(value: unknown): ReadMark {
  if (value === undefined || value === null) return 'none';
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (!isWhole && typeof value !== 'string') return 'invalid';
  // A number above the bound is written with an exponent.
  if (typeof value === 'number' && value > LARGEST_MARK) return 'too-large';
  const text = String(value);
  if (!DIGITS.test(text)) return 'invalid';
  const mark = text.replace(LEADING_ZEROS, '');
  if (mark === '') return 'none';
  return Number(mark) > LARGEST_MARK ? 'too-large' : { mark };
}

/** Whether a text is a MARK in its one form. */
export function isMark(text: string): boolean {
  const read = readMark(text);
  return typeof read === 'object' && read.mark === text;
}
