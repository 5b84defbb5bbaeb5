import { el } from './generated/el.js';

/** A figure below a thousand, as most are. */
const SMALL = /^[-−]?\d{1,3}(?:\.\d+)?$/;
const FIGURES = /^[-−]?\d+(?:\.\d+)?(?:, [-−]?\d+(?:\.\d+)?)*$/;

/** Puts a point between thousands: `1234` becomes `1.234`. */
const grouped = (digits: string): string =>
  digits.length > 3 ? `${grouped(digits.slice(0, -3))}.${digits.slice(-3)}` : digits;

/** A figure in Greek: `1234.50` becomes `1.234,50`. */
function inGreek(figure: string): string {
  const [whole = '', fraction] = figure.split('.');
  const digits = whole.replace(/^[-−]/, '');
  const sign = digits === whole ? '' : whole.charAt(0);
  return `${sign}${grouped(digits)}${fraction === undefined ? '' : `,${fraction}`}`;
}

/**
 * A figure, or a list of figures, with the Greek decimal comma and a point between thousands: `1234.50` becomes
 * `1.234,50`. Every Greek sentence that shows an amount, a quantity or a percent uses it. Returns other text unchanged.
 */
export function decimalComma(text: string): string {
  if (SMALL.test(text)) return text.replace('.', ',');
  return FIGURES.test(text) ? text.split(', ').map(inGreek).join(` ${el.phrases.and} `) : text;
}
