import { exactAsPrinted } from './as-printed.js';
import { Big } from './big.js';
import type { Cents } from './cents.js';
import { toBig } from './exact.js';

/** Whether two amounts are equal or one cent apart. */
export function isWithinOneCent(a: Cents, b: Cents): boolean {
  const difference = a - b;
  return difference <= 1 && difference >= -1;
}

/**
 * The product of two numbers of a document as they are printed, rounded half up to cents and held at 80 trillion.
 *
 * @example
 * productOfNumbers(3, 0.335); // 1.01
 */
export function productOfNumbers(a: number, b: number): Cents {
  const cents = toBig(exactAsPrinted(a))
    .times(toBig(exactAsPrinted(b)))
    .times(100);
  return Big.min(cents.toDecimalPlaces(0, Big.ROUND_HALF_UP), 8e15).toNumber() as Cents;
}

/**
 * Whether an amount is the rounded product of two numbers of a document, such as quantity and unit price, or one cent
 * beside it.
 *
 * The product in doubles is off by less than 4.5e-16 of itself, so below 10^13 cents by less than a twentieth of a
 * cent. Within 1.25 cents of the amount, the true product therefore rounds to at most one cent beside it; beyond 1.75
 * it does not. Only between the two, and for larger products, decimal.js decides.
 *
 * @example
 * productIsNear(3, 24.9, asCents(7471)); // true: 74.70 is one cent beside it
 */
export function productIsNear(a: number, b: number, amount: Cents): boolean {
  const product = a * b * 100;
  if (product < 1e13 && product > -1e13) {
    const difference = product - amount;
    if (difference < 1.25 && difference > -1.25) return true;
    if (difference > 1.75 || difference < -1.75) return false;
  }
  return isWithinOneCent(productOfNumbers(a, b), amount);
}
