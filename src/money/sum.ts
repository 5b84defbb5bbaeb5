import { asCents, type Cents } from './cents.js';
import { AmountRangeError } from './errors.js';

/**
 * a + b.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * addCents(asCents(2419), asCents(581)); // 30.00
 */
export function addCents(a: Cents, b: Cents): Cents {
  return asCents(a + b);
}

/**
 * a − b. Negative if b is larger.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * subtractCents(asCents(3000), asCents(2419)); // 5.81
 */
export function subtractCents(a: Cents, b: Cents): Cents {
  return asCents(a - b);
}

/**
 * The sum of amounts, or zero for an empty list.
 *
 * @throws AmountRangeError beyond 15 digits.
 * @example
 * sumCents([asCents(100), asCents(250)]); // 3.50
 */
export function sumCents(amounts: readonly Cents[]): Cents {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    // With one more amount, the sum stays below 2^53, so every step is exact.
    if (!(sum <= 8e15 && sum >= -8e15)) throw new AmountRangeError();
  }
  return asCents(sum);
}
