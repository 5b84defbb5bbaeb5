import type { Cents } from './cents.js';
import type { Exact } from './exact.js';

/**
 * The JSON number of an amount: the nearest double, which prints the same digits.
 *
 * @example
 * centsToNumber(asCents(1230)); // 12.3
 */
export function centsToNumber(cents: Cents): number {
  return cents / 100;
}

/**
 * An amount as text, always with two decimals.
 *
 * @example
 * centsToString(asCents(1230)); // '12.30'
 */
export function centsToString(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * An exact number as text, without trailing zeros.
 *
 * @example
 * formatExact(exact('2.50')); // '2.5'
 */
export function formatExact(value: Exact): string {
  const text = String(value.big ?? value.n);
  if (value.s === 0) return text;
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.slice(sign.length).padStart(value.s + 1, '0');
  const point = digits.length - value.s;
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end -= 1;
  const whole = `${sign}${digits.slice(0, point)}`;
  return end === point ? whole : `${whole}.${digits.slice(point, end)}`;
}
