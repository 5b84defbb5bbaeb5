import { bigPowerOfTen, type Exact, exactOfBig } from './exact.js';

/**
 * The value of a text that JavaScript printed for a finite number: digits, perhaps with a point and an exponent.
 *
 * @example
 * exactOfPrinted('1.5e-7'); // 0.00000015
 */
export function exactOfPrinted(text: string): Exact {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = BigInt(`${whole}${fraction}`);
  const decimals = fraction.length - Number(exponent);
  return decimals < 0 ? exactOfBig(digits * bigPowerOfTen(-decimals), 0) : exactOfBig(digits, decimals);
}
