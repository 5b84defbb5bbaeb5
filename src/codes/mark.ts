/**
 * The largest MARK that callers may pass. A MARK in a document is a JSON number, and above 2^53 − 1 different MARKs may
 * become the same number. MARKs have 15 digits today; one with 16 was observed.
 */
export const LARGEST_MARK: number = Number.MAX_SAFE_INTEGER;

/** A MARK in its normal form, digits without leading zeros. 0 means no MARK, as in the payload. */
export type ReadMark = { readonly mark: string } | 'none' | 'invalid' | 'too-large';

const DIGITS = /^[0-9]+$/;
const LEADING_ZEROS = /^0+/;

/**
 * Reads a MARK that a caller passes: digits as text, or a whole number.
 *
 * @example
 * readMark(400001234567890); // { mark: '400001234567890' }
 */
export function readMark(value: unknown): ReadMark {
  if (value === undefined || value === null) return 'none';
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (!isWhole && typeof value !== 'string') return 'invalid';
  // A larger number could be formatted with an exponent.
  if (typeof value === 'number' && value > LARGEST_MARK) return 'too-large';
  const text = String(value);
  if (!DIGITS.test(text)) return 'invalid';
  const mark = text.replace(LEADING_ZEROS, '');
  if (mark === '') return 'none';
  return Number(mark) > LARGEST_MARK ? 'too-large' : { mark };
}

/** Whether a text is a MARK in its normal form. */
export function isMark(text: string): boolean {
  const read = readMark(text);
  return typeof read === 'object' && read.mark === text;
}

/**
 * Whether a text has the form of a MARK that the authority assigned: 15 digits today; one with 16 was observed. Source:
 * observed behaviour, Issuing: answer.
 */
export const hasMarkForm = (text: string): boolean => /^[0-9]{15,16}$/.test(text) && isMark(text);
