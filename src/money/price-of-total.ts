import type { Cents } from './cents.js';
import { signOf } from './compare.js';
import { bigPowerOfTen, digitsOf, type Exact, exactOfBig } from './exact.js';

const fewest = 2;

/**
 * The unit price that belongs to a total, with 2 decimals or at most as many as another price has: total / quantity where
 * that is exact, otherwise the only price whose product with the quantity rounds to the total. `undefined` if there is
 * none or more than one.
 *
 * @example
 * priceOfTotal(asCents(1500), exact('2'), exact('6.635')); // 7.5
 * priceOfTotal(asCents(947), exact('0.734'), exact('11.42')); // 12.9
 * priceOfTotal(asCents(1000), exact('3'), exact('2.69')); // undefined
 */
export function priceOfTotal(total: Cents, quantity: Exact, like: Exact): Exact | undefined {
  if (total < 0 || signOf(quantity) <= 0) return undefined;
  const most = Math.max(fewest, like.s);
  const whole = digitsOf(quantity);
  // total / quantity, in whole numbers of the last decimal of the most precise price.
  const parts = BigInt(total) * bigPowerOfTen(quantity.s + most - fewest);
  if (parts % whole === 0n) return exactOfBig(parts / whole, most);
  for (let decimals = fewest; decimals <= most; decimals++) {
    const half = bigPowerOfTen(quantity.s + decimals - fewest);
    const lowest = divideUp((2n * BigInt(total) - 1n) * half, 2n * whole);
    const next = divideUp((2n * BigInt(total) + 1n) * half, 2n * whole);
    if (next === lowest) continue;
    return next === lowest + 1n ? exactOfBig(lowest, decimals) : undefined;
  }
  return undefined;
}

/** The smallest whole number that is not below the quotient of two positive numbers. */
const divideUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator;
