import type { Cents } from './cents.js';
import { signOf } from './compare.js';
import { bigPowerOfTen, digitsOf, type Exact, scaled } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';
import { productToCents } from './product.js';

const fewest = 2;
const most = 10;

/** total / quantity with the given number of decimals, rounded half up, as a whole number of the last decimal. */
function quotient(total: Cents, quantity: Exact, decimals: number): number {
  const fast = divideHalfUp(total * powerOfTen(quantity.s + decimals - 2), quantity.n);
  if (!Number.isNaN(fast)) return fast;
  return divideBigHalfUp(BigInt(total) * bigPowerOfTen(quantity.s + decimals - 2), digitsOf(quantity));
}

/**
 * The unit price with the fewest decimals, 2 to 10, whose product with the quantity rounds back to the total, as a JSON
 * number. `undefined` if no such price exists: for a quantity of zero or less, or for one so large (above 10^8) that
 * ten decimals are not enough.
 *
 * @example
 * unitPriceFor(asCents(1000), exact('3')); // 3.333, because 3 × 3.33 is 9.99
 */
export function unitPriceFor(total: Cents, quantity: Exact): number | undefined {
  if (total < 0 || signOf(quantity) <= 0) return undefined;
  for (let decimals = fewest; decimals <= most; decimals++) {
    const price = quotient(total, quantity, decimals);
    // With more than 15 digits, a JSON number could not print this price exactly.
    if (price >= 1e15) return undefined;
    if (roundsBack(scaled(price, decimals), quantity, total)) return price / powerOfTen(decimals);
  }
  return undefined;
}

/** If the price was rounded up, the product may need more than 15 digits. Then it is not the total either. */
function roundsBack(price: Exact, quantity: Exact, total: Cents): boolean {
  try {
    return productToCents(price, quantity) === total;
  } catch {
    return false;
  }
}
