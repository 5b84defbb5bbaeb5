import { exactAsPrinted } from '../../money/as-printed.js';
import { formatExact } from '../../money/index.js';
import type { ItemLine, ItemSum } from '../../totals/by-item.js';
import type { Params } from '../../types/index.js';
import { isBlank } from '../text/is-blank.js';

/** The members that comparisons by item read, for the `paths` of a rule. */
export const ITEM_PATHS = [
  'invoiceDetails[].recType',
  'invoiceDetails[].itemCode',
  'invoiceDetails[].itemDescr',
  'invoiceDetails[].quantity',
  'invoiceDetails[].measurementUnit',
  'invoiceDetails[].lineUnitPrice',
  'invoiceDetails[].totalNetPriceBeforeDiscount',
  'invoiceDetails[].totalDiscountValue',
  'invoiceDetails[].netValue',
  'invoiceDetails[].vatCategory',
  'invoiceDetails[].vatExemptionCategory',
] as const;

export const isNamed = ({ itemCode, itemDescr }: ItemLine): boolean =>
  !(isBlank(itemDescr) && isBlank(itemCode));

/**
 * The values that a message uses for an item: its description or code, and its price if all its lines have the same
 * one.
 */
export function itemInWords({ lines }: ItemSum): Params {
  const [{ line }] = lines;
  const { itemDescr, itemCode, lineUnitPrice: price } = line;
  const isOnePrice = price !== undefined && lines.every((each) => each.line.lineUnitPrice === price);
  return {
    item: (isBlank(itemDescr) ? itemCode : itemDescr) ?? '',
    ...(isOnePrice && { price: formatExact(exactAsPrinted(price)) }),
  };
}

/** A line without its price. An item may be cancelled or credited at a different price, or for part of it. */
export const unpriced = ({
  itemCode,
  itemDescr,
  measurementUnit,
  quantity,
  vatCategory,
  netValue,
}: ItemLine): ItemLine => ({ itemCode, itemDescr, measurementUnit, quantity, vatCategory, netValue });
