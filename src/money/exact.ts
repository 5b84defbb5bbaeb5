import { Big } from './big.js';
import { largestPower, powerOfTen } from './powers.js';

declare const opaque: unique symbol;

/**
 * An exact decimal number: a quantity, a price, a percent. Created by `parseDecimal`. Code outside this folder must not
 * depend on its members.
 *
 * Its value is n / 10^s. If n would not be a safe integer, n is NaN and `big` holds the value. NaN makes every guard of
 * the fast path fail.
 */
export interface Exact {
  readonly [opaque]: 'exact';
  readonly n: number;
  readonly s: number;
  readonly big: Big | undefined;
}

/** n / 10^s, for a safe integer n and s from 0 to 22. */
export function scaled(n: number, s: number): Exact {
  return { n: n + 0, s, big: undefined } as Exact;
}

/** Converts a decimal.js value to the scaled form if possible. */
export function exactOfBig(value: Big): Exact {
  const places = value.decimalPlaces();
  if (places <= largestPower) {
    const n = value.times(powerOfTen(places)).toNumber();
    if (Number.isSafeInteger(n)) return scaled(n, places);
  }
  return { n: Number.NaN, s: 0, big: value } as Exact;
}

/** The same value as a decimal.js number. */
export function toBig(value: Exact): Big {
  return value.big ?? new Big(value.n).div(powerOfTen(value.s));
}
