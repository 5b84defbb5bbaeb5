import { euVatNumberForms } from './generated/eu-vat-numbers.js';

const CLASSES: Readonly<Record<string, RegExp>> = { 9: /[0-9]/, L: /[A-Z]/, X: /[0-9A-Z]/, S: /[0-9A-Z+*]/ };

const fitsForm = (text: string, form: string): boolean =>
  text.length === form.length && [...form].every((sign, at) => fitsSign(text.charAt(at), sign));

const fitsSign = (character: string, sign: string): boolean =>
  CLASSES[sign]?.test(character) ?? character === sign;

/**
 * Whether a text has the format of a VAT number of a member state other than Greece, with or without its country
 * prefix. Spaces, dots and hyphens are ignored, and check digits are not verified. `undefined` for other countries.
 * @example isEuVatNumber('ATU12345675', 'AT') // true
 * @example isEuVatNumber('X', 'DE') // false
 */
export function isEuVatNumber(text: string, country: string): boolean | undefined {
  const forms = Object.hasOwn(euVatNumberForms, country) ? euVatNumberForms[country] : undefined;
  if (forms === undefined) return undefined;
  if (typeof text !== 'string') return false;
  const number = text.replace(/[\s.-]/g, '').toUpperCase();
  const bare = number.startsWith(country) ? number.slice(country.length) : number;
  return forms.some((form) => fitsForm(number, form) || fitsForm(bare, form));
}
