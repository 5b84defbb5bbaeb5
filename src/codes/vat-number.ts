/** The placeholder for no one. It passes the check digit, so its meaning depends on where a document uses it. */
export const PLACEHOLDER_VAT_NUMBER = '000000000';

/** A VAT number as the service wants it, or why the text is not one. */
export type ParsedVatNumber =
  | { readonly ok: true; readonly vatNumber: string; readonly hadPrefix: boolean }
  | { readonly ok: false; readonly why: 'form' | 'check-digit' | 'placeholder' };

const ZERO = 0x30;

/** Doubles the sum digit by digit, so that digit i counts 2^(9-i); the rest modulo 11, with 10 read as 0, is the last. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < 8; at += 1) sum = (sum + digitAt(digits, at)) * 2;
  return (sum % 11) % 10 === digitAt(digits, 8);
}

const digitAt = (digits: string, at: number): number => digits.charCodeAt(at) - ZERO;

/**
 * Whether the text is nine digits with a right check digit. `000000000` is a placeholder and not a number: false. So is
 * whatever is not text: a JavaScript number has lost its leading zeros.
 * @example isGreekVatNumber('094014201') // true
 */
export const isGreekVatNumber = (digits: string): boolean =>
  typeof digits === 'string' &&
  /^\d{9}$/.test(digits) &&
  digits !== PLACEHOLDER_VAT_NUMBER &&
  hasCheckDigit(digits);

// E and L may come from a Greek keyboard, where they look the same or nearly so.
const GREEK = /^(?:(EL|ΕΛ|ΕL|EΛ|GR)[.-]?)?(\d(?:[.-]?\d){8})$/iu;
/** Digits that only look like digits: of other scripts, full-width, superscript, circled. */
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
 * Reads a VAT number as people write it. For a Greek party (the default) spaces go, single dots and hyphens between digits,
 * and a prefix EL or GR, also in Greek letters; nine digits with a right check digit must remain. For any other country
 * only spaces go: the prefix belongs to the number, and no check digit is known. Digits are 0 to 9: full-width and
 * superscript ones are refused.
 * @example parseVatNumber('EL 094 014 201') // { ok: true, vatNumber: '094014201', hadPrefix: true }
 * @example parseVatNumber('DE811234567', 'DE') // { ok: true, vatNumber: 'DE811234567', hadPrefix: false }
 */
export function parseVatNumber(text: string, country = 'GR'): ParsedVatNumber {
  if (typeof text !== 'string') return { ok: false, why: 'form' };
  const compact = text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '');
  if (OTHER_DIGIT.test(compact)) return { ok: false, why: 'form' };
  if (isGreece(country)) return parseGreek(compact);
  if (compact === PLACEHOLDER_VAT_NUMBER) return { ok: false, why: 'placeholder' };
  const isForm = compact.length > 0 && compact.length <= MAX_LENGTH && !/\p{C}/u.test(compact);
  return isForm ? { ok: true, vatNumber: compact, hadPrefix: false } : { ok: false, why: 'form' };
}
