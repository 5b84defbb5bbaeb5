import { type Arbitrary, fc } from '../fast-check.js';

/** A decimal in the forms that callers use: text with a decimal point, or a number that prints exactly. */
export type DecimalGiven = string | number;

/** The largest fraction with each number of digits. */
const FRACTIONS = [0, 9, 99, 999, 9999, 99_999, 999_999, 9_999_999, 99_999_999];

/**
 * A decimal whose whole part is within bounds, with a maximum number of decimals. Its digits are drawn, so binary
 * arithmetic is not involved.
 */
export function decimalBetween(min: number, max: number, decimals: number): Arbitrary<DecimalGiven> {
  return fc
    .tuple(fc.integer({ min, max }), fractionOf(decimals), fc.boolean())
    .map(([whole, fraction, asNumber]) => {
      const text = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      return asNumber ? Number(text) : text;
    });
}

/** The digits after the decimal point, possibly none. */
function fractionOf(decimals: number): Arbitrary<string> {
  const choices = FRACTIONS.slice(0, decimals + 1).map((top, digits) =>
    fc.nat(top).map((fraction) => (digits === 0 ? '' : String(fraction).padStart(digits, '0'))),
  );
  return fc.oneof({ withCrossShrink: true }, ...choices);
}
