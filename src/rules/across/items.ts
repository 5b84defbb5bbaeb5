import { exactAsPrinted } from '../../money/as-printed.js';
import { formatExact } from '../../money/index.js';
import type { ItemLine, ItemSum } from '../../totals/by-item.js';
import type { Params, Path } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';
import { isBlank } from '../is-blank.js';

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

/**
 * Whether two groups of lines speak of the same things at all: of the lines given, the first `count` and the rest. One
 * line «food and drinks» for a whole table is allowed, and compared by item it would only make noise.
 */
export const areComparable = (sums: readonly ItemSum[], count: number): boolean =>
  sums.some(
    ({ lines }) => lines.some(({ place }) => place < count) && lines.some(({ place }) => place >= count),
  );

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

/** The line of the document itself that has an item, if its lines were given first. */
export function lineOf({ lines }: ItemSum, { invoiceDetails }: DocumentView): Path {
  const own = lines.find(({ place }) => place < invoiceDetails.length);
  return own === undefined ? ['invoiceDetails'] : ['invoiceDetails', own.place];
}
