import { trimZeros } from '../../codes/trim-zeros.js';

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-])(\d+)$/;

/**
 * A number as an XML decimal, without an exponent. It is exact, because only digits are moved. JavaScript prints an
 * exponent from 1e21 up and from 1e-7 down.
 *
 * @example plainDecimal(1e-7) // '0.0000001'
 */
export function plainDecimal(value: number): string {
  const printed = String(value);
  const parts = EXPONENT.exec(printed);
  if (parts === null) return printed;
  const [, sign, first, rest = '', direction, steps] = parts;
  const digits = `${first}${rest}`;
  if (direction === '-') return `${sign}0.${'0'.repeat(Number(steps) - 1)}${digits}`;
  return `${sign}${digits.padEnd(Number(steps) + 1, '0')}`;
}

/** An amount of at most 15 digits with two decimals; undefined if it is not such an amount. */
export function fixedAmount(value: number): string | undefined {
  const [whole = '', cents = ''] = String(value).split('.');
  return /^\d{1,13}$/.test(whole) && /^\d{0,2}$/.test(cents) ? `${whole}.${cents.padEnd(2, '0')}` : undefined;
}

const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/;
/** The longest printed form of a double. */
const LONGEST = 400;

/** An XML decimal in the form of `plainDecimal`; undefined if it is not one. */
function canonical(text: string): string | undefined {
  const parts = DECIMAL.exec(text);
  if (parts === null) return undefined;
  const [, sign, whole = '', fraction = parts[4] ?? ''] = parts;
  const left = whole.replace(/^0+(?=\d)/, '') || '0';
  const right = trimZeros(fraction);
  const unsigned = right === '' ? left : `${left}.${right}`;
  return sign === '-' && unsigned !== '0' ? `-${unsigned}` : unsigned;
}

/** Why a text is not read as a number: it is not one, or a double cannot hold it exactly. */
export type NotRead = 'value' | 'inexact';

/** Reads an XML decimal (`xs:decimal`) as the JSON number that prints the same. */
export function readDecimal(text: string): number | NotRead {
  if (text.length > LONGEST) return 'inexact';
  const written = canonical(text);
  if (written === undefined) return 'value';
  const value = Number(written);
  return plainDecimal(value) === written ? value : 'inexact';
}

/** Reads an XML integer (`xs:int`, `xs:long`). */
export function readInteger(text: string): number | NotRead {
  if (!/^[+-]?\d+$/.test(text)) return 'value';
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : 'inexact';
}
