import { addCents, centsToString, formatExact } from '../../money/index.js';
import { remaindersOf } from './closing-lines.js';
import type { Ledger } from './ledger.js';

/**
 * What remains of an item at one price: ordered minus cancelled. Amounts are text with two decimals.
 *
 * @example
 * const [coffee] = table.remaining(); // { description: 'Καφές', quantity: '2', unitPriceWithVat: '3.5', net: '6.19', … }
 */
export interface RemainingItem {
  readonly description?: string;
  readonly itemCode?: string;
  readonly quantity: string;
  /** Code of the unit. */
  readonly unit?: number;
  /** Net price of one, where the order states that. */
  readonly unitPrice?: string;
  /** Price of one with VAT, where the order states that. */
  readonly unitPriceWithVat?: string;
  readonly vatCategory: number;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** What remains of the orders that are open. */
export function remainingOf({ open, lines }: Ledger): RemainingItem[] {
  const left = open.flatMap(({ place }) => lines.get(place) ?? []);
  return remaindersOf(left).map(({ line, quantity, worth: { net, vat } }) => {
    const { of, lead, price } = line;
    return {
      ...(of.itemDescr !== undefined && { description: of.itemDescr }),
      ...(of.itemCode !== undefined && { itemCode: of.itemCode }),
      quantity: formatExact(quantity),
      ...(of.measurementUnit !== undefined && { unit: of.measurementUnit }),
      ...((lead === 'unitPrice' || lead === 'unitPriceWithVat') && { [lead]: formatExact(price) }),
      vatCategory: of.vatCategory,
      net: centsToString(net),
      vat: centsToString(vat),
      gross: centsToString(addCents(net, vat)),
    };
  });
}
