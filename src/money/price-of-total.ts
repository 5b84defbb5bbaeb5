import type { Cents } from './cents.js';
import { signOf } from './compare.js';
import { bigPowerOfTen, digitsOf, type Exact, exactOfBig } from './exact.js';

const fewest = 2;
const most = 4;

/**
 * The only unit price, with as few decimals as possible (2 to 4), whose product with the quantity rounds to the total, or
 * to one up to `highest`. The quotient is not enough: 0.5 at 3.99 is 2.00, and 2.00 / 0.5 is 4.00. `undefined` if there is
 * no such price, or more than one with these decimals.
 *
 * @example
 * priceOfTotal(asCents(1500), exact('2')); // 7.5
 * priceOfTotal(asCents(947), exact('0.734')); // 12.9
 * priceOfTotal(asCents(200), exact('0.5')); // undefined: 3.99 and 4.00 give 2.00
 * priceOfTotal(asCents(1499), exact('2'), asCents(1500)); // 7.5
 */
export function priceOfTotal(total: Cents, quantity: Exact, highest: Cents = total): Exact | undefined {
  if (total < 0 || signOf(quantity) <= 0) return undefined;
  const divisor = 2n * digitsOf(quantity);
  for (let decimals = fewest; decimals <= most; decimals++) {
    const half = bigPowerOfTen(quantity.s + decimals - fewest);
    const lowest = total === 0 ? 0n : divideUp((2n * BigInt(total) - 1n) * half, divisor);
    const next = divideUp((2n * BigInt(highest) + 1n) * half, divisor);
    if (next === lowest) continue;
    return next === lowest + 1n ? exactOfBig(lowest, decimals) : undefined;
  }
  return undefined;
}

/** The smallest whole number that is not below the quotient of two positive numbers. */
const divideUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator;
