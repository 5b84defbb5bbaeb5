import { addExact, subtractExact } from '../money/add-exact.js';
import { exactAsPrinted } from '../money/as-printed.js';
import { addHeld, subtractHeld } from '../money/held.js';
import { type Cents, centsOfNumber, type Exact, signOf, zeroCents } from '../money/index.js';
import type { InvoiceLine } from '../types/index.js';
import { nameLines } from './item-names.js';
import { isSamePrice } from './same-price.js';

/** The members of a line that the comparison reads, with amounts in cents. */
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

/** A line to add (1) or to subtract (−1), because it is cancelled, credited or already closed. */
export interface SignedLine<Line extends ItemLine = ItemLine> {
  readonly line: Line;
  readonly sign: 1 | -1;
}

/** One line of an item, with its position among the given lines. */
export interface PlacedLine<Line extends ItemLine = ItemLine> extends SignedLine<Line> {
  readonly place: number;
}

/** All lines of one item with one price, unit and VAT category, and their sums. */
export interface ItemSum<Line extends ItemLine = ItemLine> {
  /** In the given order. The first line names the item. */
  readonly lines: readonly [PlacedLine<Line>, ...PlacedLine<Line>[]];
  /** Negative if more was subtracted than added. `undefined` if a line has no quantity. */
  readonly quantity: Exact | undefined;
  /** Exact up to 80 trillion euros, where it stops growing. No document can state as much. */
  readonly net: Cents;
  /** The sum of the lines' discounts, which is the difference between quantity × price and `net`. */
  readonly discount: Cents;
}

/**
 * Sums lines by item: orders minus cancellations, an original minus its credits, delivery notes minus their invoice. An
 * item is identified by its code, or by its description if it has no code, together with its VAT category (and
 * exemption). Different units and unit prices make different items, if all lines of the item state them. Prices that
 * differ only by rounding count as one. All lines are counted: the sums of the items add up to the sum of the lines.
 * Items are in the order in which they first appear.
 *
 * @param apart returns a text that must also be equal for lines of one item, such as their classification
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

/** Whether nothing remains of an item: no value, and no quantity if it is known. */
export const isSettled = ({ quantity, net }: ItemSum): boolean =>
  net === zeroCents && (quantity === undefined || signOf(quantity) === 0);

/**
 * A document line in the form for `sumByItem`, or `undefined` if its net value is not a valid amount.
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

/** Groups lines by price. Sorting puts equal prices next to each other. */
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
