import { exactAsPrinted } from '../money/as-printed.js';
import { type Cents, toCents } from '../money/index.js';
import { productIsNear } from '../money/near.js';

/** What one line says of a price. */
export interface PricedLine {
  /** Net price of one unit, in euros. */
  readonly price: number;
  readonly quantity: number;
  /** Net amount before discount; `undefined` where a discount is stated without it. */
  readonly before: Cents | undefined;
}

/**
 * Whether two lines have one price, as far as their rounding can tell. The net price of a thing that costs 3.50 with
 * VAT depends on the quantity: 3.10 for one, 3.095 for two, 3.098 for five. So the price that comes from the larger
 * quantity, which is the finer one, is tried on the smaller: it has to give that line's amount, give or take a cent.
 * Two prices in whole cents are compared as they are: one price cannot round to both.
 *
 * @example
 * isSamePrice({ price: 3.1, quantity: 1, before: asCents(310) }, { price: 3.095, quantity: 2, before: asCents(619) }); // true
 */
export function isSamePrice(a: PricedLine, b: PricedLine): boolean {
  if (a.price === b.price) return true;
  const [finer, coarser] = a.quantity < b.quantity ? [b, a] : [a, b];
  if (coarser.before === undefined) return false;
  // Below one unit the rounding of the amount moves the price by more than a cent.
  if (coarser.quantity >= 1 && isInCents(a.price) && isInCents(b.price)) return false;
  return productIsNear(coarser.quantity, finer.price, coarser.before);
}

const isInCents = (price: number): boolean => toCents(exactAsPrinted(price)) !== undefined;
