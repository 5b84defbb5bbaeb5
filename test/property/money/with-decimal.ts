import { Decimal } from 'decimal.js';

/** The second independent calculation: decimal.js, with room for every digit of a product or a sum in these tests. */
const Big = Decimal.clone({ defaults: true, precision: 800, rounding: 4, toExpNeg: -9e15, toExpPos: 9e15 });

const cents = (value: Decimal): bigint => BigInt(value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed());

export const big = (value: string | number): Decimal => new Big(value);

export const plain = (value: Decimal): string => value.toFixed();

export const roundedWithDecimal = (text: string): bigint => cents(big(text).times(100));

export const productWithDecimal = (a: string, b: string): bigint => cents(big(a).times(b).times(100));

export const percentWithDecimal = (amount: bigint, percent: string): bigint =>
  cents(big(String(amount)).times(percent).div(100));

export const netWithDecimal = (gross: bigint, percent: string): bigint =>
  cents(big(String(gross)).times(100).div(big(percent).plus(100)));

export const shareWithDecimal = (amount: bigint, part: string, whole: string): bigint =>
  cents(big(String(amount)).times(part).div(whole));
