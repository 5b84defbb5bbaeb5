import type { Exact } from './exact.js';
import { formatExact } from './format.js';

const SIGNS = { el: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/**
 * An exact number as people write it: `1.234,5` in Greek, `1,234.5` in English. `places` is the minimum number of
 * decimals. Further decimals are kept.
 *
 * @example
 * localised(exact('1234.5'), 'el', 2); // '1.234,50'
 */
export function localised(value: Exact, language: keyof typeof SIGNS, places = 0): string {
  const { group, decimal } = SIGNS[language];
  const text = formatExact(value);
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const decimals = fraction.padEnd(places, '0');
  return `${sign}${threes(whole).join(group)}${decimals === '' ? '' : `${decimal}${decimals}`}`;
}

/**
 * Splits the digits of a whole number into groups of three. The first group has one to three digits.
 *
 * @example
 * threes('1234567'); // ['1', '234', '567']
 */
export function threes(digits: string): string[] {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups;
}
