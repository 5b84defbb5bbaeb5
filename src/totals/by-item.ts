import { addExact, subtractExact } from '../money/add-exact.js';
import { exactAsPrinted } from '../money/as-printed.js';
import { addHeld, subtractHeld } from '../money/held.js';
import { type Cents, centsOfNumber, type Exact, signOf, zeroCents } from '../money/index.js';
import type { InvoiceLine } from '../types/index.js';
import { nameLines } from './item-names.js';
import { isSamePrice } from './same-price.js';

/** What is read of a line: the members of a document's line, its amounts in cents. */
export interface ItemLine {
  readonly itemCode?: string | undefined;
  readonly itemDescr?: string | undefined;
  readonly measurementUnit?: number | undefined;
  readonly quantity?: number | undefined;
  /** Net price of one unit, in euros. */
  readonly lineUnitPrice?: number | undefined;
  readonly totalNetPriceBeforeDiscount?: Cents | undefined;
  readonly totalDiscountValue?: Cents | undefined;
  readonly vatCategory: number;
  readonly vatExemptionCategory?: number | undefined;
  readonly netValue: Cents;
}

/** A line that counts, or (−1) that is taken off: cancelled, credited, or closed already. */
export interface SignedLine<Line extends ItemLine = ItemLine> {
  readonly line: Line;
  readonly sign: 1 | -1;
}

/** One line of an item, and its place among the lines given. */
export interface PlacedLine<Line extends ItemLine = ItemLine> extends SignedLine<Line> {
  readonly place: number;
}

/** All lines of one item at one price, unit and VAT category, and what they come to. */
export interface ItemSum<Line extends ItemLine = ItemLine> {
  /** In the order given; the first names the item. */
  readonly lines: readonly [PlacedLine<Line>, ...PlacedLine<Line>[]];
  /** Below zero where more was taken off than there was; `undefined` when a line has no quantity. */
  readonly quantity: Exact | undefined;
  /** Exact; held at 80 trillion, which no document can state. */
  readonly net: Cents;
  /** The discounts of the lines together, by which `net` is lower than quantity × price. */
  readonly discount: Cents;
}

/**
 * What lines come to by item: orders minus cancellations, an original minus its credits, notes minus their invoice.
 * An item is its code, or its description where there is no code, with its VAT category (and exemption). Unit and unit
 * price tell items apart where each of the item's lines states them; prices that differ by rounding alone are one
 * price. Nothing is lost: the sums together are the sum of all lines. In the order in which the items first appear.
 *
 * @param apart what else keeps lines apart, as text, such as their classification
 * @example
 * sumByItem([
 *   { line: { itemDescr: 'Coffee', quantity: 3, vatCategory: 2, netValue: asCents(1050) }, sign: 1 },
 *   { line: { itemDescr: 'Coffee', quantity: 1, vatCategory: 2, netValue: asCents(350) }, sign: -1 },
 * ]); // one item: quantity 2, net 7.00
 */
export function sumByItem<Line extends ItemLine>(
  lines: Iterable<SignedLine<Line>>,
  apart?: (line: Line) => string,
): ItemSum<Line>[] {
  const given = [...lines];
  const names = nameLines(given.map(({ line }) => line));
  const entries = given.map(({ line, sign }, place): PlacedLine<Line> => ({ line, sign, place }));
  const items = groupBy(entries, ({ line, place }) =>
    JSON.stringify([names[place], line.vatCategory, line.vatExemptionCategory ?? 0, apart?.(line) ?? '']),
  );
  return items
    .flatMap((item) => apartByUnit(item).flatMap(apartByPrice))
    .sort((a, b) => (a[0].place < b[0].place ? -1 : 1))
    .map(add);
}

/** Whether nothing remains of an item: no quantity, as far as that is known, and no value. */
export const isSettled = ({ quantity, net }: ItemSum): boolean =>
  net === zeroCents && (quantity === undefined || signOf(quantity) === 0);

/**
 * A line of a document, as `sumByItem` takes it. `undefined` when its net value is no amount.
 *
 * @example
 * sumByItem(slip.invoiceDetails.flatMap((line) => { const item = itemLineOf(line); return item ? [{ line: item, sign: 1 }] : []; }));
 */
export function itemLineOf(line: InvoiceLine): (ItemLine & { readonly of: InvoiceLine }) | undefined {
  const netValue = centsOfNumber(line.netValue);
  if (netValue === undefined) return undefined;
  return {
    of: line,
    itemCode: line.itemCode,
    itemDescr: line.itemDescr,
    measurementUnit: line.measurementUnit,
    quantity: line.quantity,
    lineUnitPrice: line.lineUnitPrice,
    totalNetPriceBeforeDiscount: printedCents(line.totalNetPriceBeforeDiscount),
    totalDiscountValue: printedCents(line.totalDiscountValue),
    vatCategory: line.vatCategory,
    vatExemptionCategory: line.vatExemptionCategory,
    netValue,
  };
}

const printedCents = (amount: number | undefined): Cents | undefined =>
  amount === undefined ? undefined : centsOfNumber(amount);

type Group<Line extends ItemLine> = [PlacedLine<Line>, ...PlacedLine<Line>[]];

function groupBy<Line extends ItemLine>(
  entries: readonly PlacedLine<Line>[],
  keyOf: (entry: PlacedLine<Line>) => string | number,
): Group<Line>[] {
  const groups = new Map<string | number, Group<Line>>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}

function apartByUnit<Line extends ItemLine>(item: Group<Line>): Group<Line>[] {
  const stated = item.every(({ line }) => line.measurementUnit !== undefined);
  return stated ? groupBy(item, ({ line }) => line.measurementUnit ?? 0) : [item];
}

/** Lines in the order of their prices: equal prices are adjacent, however many there are. */
function apartByPrice<Line extends ItemLine>(item: Group<Line>): Group<Line>[] {
  if (item.length === 1) return [item];
  const priced = [];
  for (const entry of item) {
    const { lineUnitPrice: price, quantity } = entry.line;
    if (price === undefined || quantity === undefined) return [item];
    priced.push({ entry, price, quantity, before: beforeDiscount(entry.line) });
  }
  priced.sort((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0));
  const groups: Group<Line>[] = [];
  let last: (typeof priced)[number] | undefined;
  for (const each of priced) {
    const group = groups.at(-1);
    if (last !== undefined && group !== undefined && isSamePrice(last, each)) group.push(each.entry);
    else groups.push([each.entry]);
    last = each;
  }
  for (const group of groups) group.sort((a, b) => (a.place < b.place ? -1 : 1));
  return groups;
}

function beforeDiscount(line: ItemLine): Cents | undefined {
  const { totalNetPriceBeforeDiscount: before, totalDiscountValue: discount } = line;
  return before ?? (discount === undefined || discount === zeroCents ? line.netValue : undefined);
}

function add<Line extends ItemLine>(group: Group<Line>): ItemSum<Line> {
  let net = zeroCents;
  let discount = zeroCents;
  let quantity: Exact | undefined = exactAsPrinted(0);
  for (const { line, sign } of group) {
    const addCents = sign === 1 ? addHeld : subtractHeld;
    const addQuantity = sign === 1 ? addExact : subtractExact;
    net = addCents(net, line.netValue);
    discount = addCents(discount, line.totalDiscountValue ?? zeroCents);
    quantity =
      quantity === undefined || line.quantity === undefined
        ? undefined
        : addQuantity(quantity, exactAsPrinted(line.quantity));
  }
  const [first, ...others] = group;
  return { lines: [first, ...others], quantity, net, discount };
}
