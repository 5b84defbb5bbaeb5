import { refuseNotText } from './check-argument.js';

/** The placeholder for no one. Its check digit is valid, so its meaning depends on where a document uses it. */
export const PLACEHOLDER_VAT_NUMBER = '000000000';

/** A VAT number in the form that the service requires, or why the text is not one. */
export type ParsedVatNumber =
  | { readonly ok: true; readonly vatNumber: string; readonly hadPrefix: boolean }
  | { readonly ok: false; readonly why: 'form' | 'check-digit' | 'placeholder' };

const ZERO = 0x30;
const LENGTH = 9;

/**
 * Whether the text has nine digits and the last one is the check digit: digit i has the weight 2^(9-i), by doubling the
 * sum at each step, and the sum modulo 11 is the last digit, with 10 as 0.
 */
function hasCheckDigit(text: string): boolean {
  if (text.length !== LENGTH) return false;
  let sum = 0;
  for (let at = 0; at < LENGTH - 1; at += 1) {
    const digit = digitAt(text, at);
    if (digit < 0 || digit > 9) return false;
    sum = (sum + digit) * 2;
  }
  return (sum % 11) % 10 === digitAt(text, LENGTH - 1);
}

const digitAt = (digits: string, at: number): number => digits.charCodeAt(at) - ZERO;

/**
 * Whether the text has nine digits and a valid check digit. Returns false for the placeholder `000000000`, and for
 * anything but text, because a JavaScript number has lost its leading zeros.
 * @example isGreekVatNumber('094014201') // true
 */
export const isGreekVatNumber = (digits: string): boolean =>
  typeof digits === 'string' && digits !== PLACEHOLDER_VAT_NUMBER && hasCheckDigit(digits);

// E and L may come from a Greek keyboard. These Greek letters look the same or similar.
const GREEK = /^(?:(EL|ΕΛ|ΕL|EΛ|GR)[.-]?)?(\d(?:[.-]?\d){8})$/iu;
/** Characters that look like digits: from other scripts, full-width, superscript, circled. */
const OTHER_DIGIT = /(?![0-9])\p{N}/u;
const isGreece = (country: string): boolean => /^(GR|EL)$/i.test(country.trim());
const MAX_LENGTH = 30;

function parseGreek(text: string): ParsedVatNumber {
  const [, prefix, written] = GREEK.exec(text) ?? [];
  if (written === undefined) return { ok: false, why: 'form' };
  const digits = written.replace(/[.-]/g, '');
  if (digits === PLACEHOLDER_VAT_NUMBER) return { ok: false, why: 'placeholder' };
  if (!hasCheckDigit(digits)) return { ok: false, why: 'check-digit' };
  return { ok: true, vatNumber: digits, hadPrefix: prefix !== undefined };
}

/**
 * Reads a VAT number as people write it. For a Greek party (the default) this removes spaces, single dots and hyphens
 * between digits, and a prefix EL or GR, also in Greek letters. Nine digits with a valid check digit must remain. For
 * any other country only spaces are removed: the prefix belongs to the number, and check digits are not verified. Only
 * the digits 0 to 9 are accepted, no full-width or superscript ones.
 * @example parseVatNumber('EL 094 014 201') // { ok: true, vatNumber: '094014201', hadPrefix: true }
 * @example parseVatNumber('DE811234567', 'DE') // { ok: true, vatNumber: 'DE811234567', hadPrefix: false }
 */
export function parseVatNumber(text: string, country = 'GR'): ParsedVatNumber {
  if (typeof text !== 'string') return { ok: false, why: 'form' };
  refuseNotText(country, 'country');
  const compact = text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '');
  if (OTHER_DIGIT.test(compact)) return { ok: false, why: 'form' };
  if (isGreece(country)) return parseGreek(compact);
  if (compact === PLACEHOLDER_VAT_NUMBER) return { ok: false, why: 'placeholder' };
  const isForm = compact.length > 0 && compact.length <= MAX_LENGTH && !/\p{C}/u.test(compact);
  return isForm ? { ok: true, vatNumber: compact, hadPrefix: false } : { ok: false, why: 'form' };
}
