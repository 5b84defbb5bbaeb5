import { exactAsPrinted } from '../../money/as-printed.js';
import { formatExact } from '../../money/index.js';
import type { ItemLine, ItemSum } from '../../totals/by-item.js';
import type { Params } from '../../types/index.js';
import { isBlank } from '../text/is-blank.js';

/** What is read of lines to compare them by item, for the paths of a rule. */
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

/** Whether a line says what it is of. */
export const isNamed = ({ itemCode, itemDescr }: ItemLine): boolean =>
  !(isBlank(itemDescr) && isBlank(itemCode));

/** How a message names an item: its description or code, and its price where all its lines state the same. */
export function itemInWords({ lines }: ItemSum): Params {
  const [{ line }] = lines;
  const { itemDescr, itemCode, lineUnitPrice: price } = line;
  const isOnePrice = price !== undefined && lines.every((each) => each.line.lineUnitPrice === price);
  return {
    item: (isBlank(itemDescr) ? itemCode : itemDescr) ?? '',
    ...(isOnePrice && { price: formatExact(exactAsPrinted(price)) }),
  };
}

/** A line without its price: a thing may be cancelled or credited at another one, or at a part of it. */
export const unpriced = ({
  itemCode,
  itemDescr,
  measurementUnit,
  quantity,
  vatCategory,
  netValue,
}: ItemLine): ItemLine => ({ itemCode, itemDescr, measurementUnit, quantity, vatCategory, netValue });
