import { largestPower } from './powers.js';

declare const opaque: unique symbol;

/**
 * An exact decimal number: a quantity, a price, a percent. Created by `parseDecimal`. Code outside this folder must not
 * depend on its members.
 *
 * Its value is n / 10^s. If n would not be a safe integer, or s would be more than 22, n is NaN and the value is
 * big / 10^s. NaN makes every guard of the fast path fail.
 */
export interface Exact {
  readonly [opaque]: 'exact';
  readonly n: number;
  readonly s: number;
  readonly big: bigint | undefined;
}

/** n / 10^s, for a safe integer n and s from 0 to 22. */
export function scaled(n: number, s: number): Exact {
  return { n: n + 0, s, big: undefined } as Exact;
}

/** 10^exponent, for any exponent from 0. */
export const bigPowerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** digits / 10^decimals with the fewest decimals. */
export function exactOfBig(digits: bigint, decimals: number): Exact {
  let big = digits;
  let s = decimals;
  while (s > 0 && big % 10n === 0n) {
    big /= 10n;
    s -= 1;
  }
  const n = Number(big);
  if (s <= largestPower && Number.isSafeInteger(n)) return scaled(n, s);
  return { n: Number.NaN, s, big } as Exact;
}

/** The number times 10^s: all its digits as one integer. */
export const digitsOf = ({ n, big }: Exact): bigint => big ?? BigInt(n);

/** The digits of two numbers, with the same number of decimals. */
export function aligned(a: Exact, b: Exact): readonly [a: bigint, b: bigint, decimals: number] {
  const decimals = Math.max(a.s, b.s);
  const at = (value: Exact): bigint => digitsOf(value) * bigPowerOfTen(decimals - value.s);
  return [at(a), at(b), decimals];
}
