import { type Cents, centsToString } from '../../money/index.js';
import type { Language } from '../../types/language.js';
import { englishNumber } from './english.js';
import { greekNumber } from './greek.js';

/**
 * An exact amount in words. Euros are written with their cents; any other currency with its code and its cents as a
 * fraction, because its names are not declined here.
 *
 * @example
 * amountInWords(asCents(7701), 'el', 'EUR'); // 'εβδομήντα επτά ευρώ και ένα λεπτό'
 * amountInWords(asCents(7701), 'en', 'USD'); // 'seventy-seven and 01/100 USD'
 */
export function amountInWords(amount: Cents, language: Language, currency: string): string {
  const [whole = '0', cents = '00'] = centsToString(amount).split('.');
  return language === 'el' ? inGreek(whole, cents, currency) : inEnglish(whole, cents, currency);
}

function inGreek(whole: string, cents: string, currency: string): string {
  const number = greekNumber(whole);
  if (currency !== 'EUR') return `${number} και ${cents}/100 ${currency}`;
  if (cents === '00') return `${number} ευρώ`;
  const small = `${greekNumber(trimmed(cents))} ${cents === '01' ? 'λεπτό' : 'λεπτά'}`;
  return whole === '0' ? small : `${number} ευρώ και ${small}`;
}

function inEnglish(whole: string, cents: string, currency: string): string {
  const number = englishNumber(whole);
  if (currency !== 'EUR') return `${number} and ${cents}/100 ${currency}`;
  const euros = `${number} ${whole === '1' ? 'euro' : 'euros'}`;
  if (cents === '00') return euros;
  const small = `${englishNumber(trimmed(cents))} ${cents === '01' ? 'cent' : 'cents'}`;
  return whole === '0' ? small : `${euros} and ${small}`;
}

const trimmed = (cents: string): string => (cents.startsWith('0') ? cents.slice(1) : cents);
