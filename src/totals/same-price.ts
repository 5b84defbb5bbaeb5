import { exactAsPrinted } from '../money/as-printed.js';
import { type Cents, toCents } from '../money/index.js';
import { productIsNear } from '../money/near.js';

export interface PricedLine {
  /** Net unit price, in euros. */
  readonly price: number;
  readonly quantity: number;
  /** Net amount before discount, or `undefined` if the line has a discount but does not state this amount. */
  readonly before: Cents | undefined;
}

/**
 * Whether two lines have the same price, allowing for rounding. The net price of an item that costs 3.50 with VAT
 * depends on the quantity: 3.10 for one, 3.095 for two, 3.098 for five. So the price from the larger quantity, which is
 * more precise, is applied to the smaller quantity. The result must be that line's amount, give or take one cent. Two
 * prices in whole cents must be equal, because one price cannot round to both.
 *
 * @example
 * isSamePrice({ price: 3.1, quantity: 1, before: asCents(310) }, { price: 3.095, quantity: 2, before: asCents(619) }); // true
 */
export function isSamePrice(a: PricedLine, b: PricedLine): boolean {
  if (a.price === b.price) return true;
  const [finer, coarser] = a.quantity < b.quantity ? [b, a] : [a, b];
  if (coarser.before === undefined) return false;
  // For less than one unit, rounding the amount may change the price by more than one cent.
  if (coarser.quantity >= 1 && isInCents(a.price) && isInCents(b.price)) return false;
  return productIsNear(coarser.quantity, finer.price, coarser.before);
}

const isInCents = (price: number): boolean => toCents(exactAsPrinted(price)) !== undefined;
