import type { LineFacts } from '../../builders/facts/facts.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import {
  type Cents,
  centsToString,
  type Exact,
  formatExact,
  percentOf,
  productToCents,
  subtractCents,
} from '../../money/index.js';
import { lineValues } from '../../totals/line-values.js';
import type { InvoiceLine } from '../../types/index.js';
import { isByUnit, isDiscounted, leadsWithVat, type OrderedLine, type Worth } from './ordered-line.js';

/**
 * The facts of a quantity of an ordered line with exactly this value: by its own price if that gives the net amount,
 * otherwise by the net amount itself.
 */
export function factsOf(line: OrderedLine, quantity: Exact, worth: Worth): LineFacts {
  const { lead, price, rate } = line;
  const { net } = lineValues({ lead, price, vatPercent: rate.percent }, worth.before, worth.after);
  const facts = net === worth.net ? byPrice(line, quantity, worth) : byNet(line, quantity, worth);
  return { ...identityOf(line), quantity: formatExact(quantity), ...facts };
}

/**
 * By the net amount, if no price gives it. With a discount, by the order's net price, so that the price is still
 * stated.
 */
function byNet(line: OrderedLine, quantity: Exact, { net }: Worth): LineFacts {
  const { lineUnitPrice } = line.of;
  if (lineUnitPrice !== undefined && isDiscounted(line)) {
    const price = exactAsPrinted(lineUnitPrice);
    const full = productToCents(quantity, price);
    if (full > net) return { unitPrice: formatExact(price), discount: amountOff(full, net) };
  }
  return { net: centsToString(net) };
}

/** The members that describe a line, without its quantity. */
function identityOf({ of, unitLabel, rate }: OrderedLine): LineFacts {
  return {
    description: of.itemDescr,
    itemCode: of.itemCode,
    lineCode: of.lineCode,
    lineDescription: of.lineDescription,
    unit: of.measurementUnit,
    unitLabel,
    otherMeasurementUnitQuantity: of.otherMeasurementUnitQuantity,
    otherMeasurementUnitTitle: of.otherMeasurementUnitTitle,
    vatCategory: rate.category as InvoiceLine['vatCategory'],
    vatExemptionCategory: of.vatExemptionCategory,
  };
}

/** By the unit price or the amount that the order states, with its discount. */
function byPrice(line: OrderedLine, quantity: Exact, { before, after }: Worth): LineFacts {
  const { lead, price, percent } = line;
  const amountLead = leadsWithVat(lead) ? 'gross' : 'net';
  if (!isByUnit(lead)) {
    return before > after
      ? { [amountLead]: centsToString(before), discount: amountOff(before, after) }
      : { [amountLead]: centsToString(after) };
  }
  const full = productToCents(quantity, price);
  const priced = { [lead]: formatExact(price) };
  if (full === after) return priced;
  if (percent !== undefined && subtractCents(full, percentOf(full, percent)) === after)
    return { ...priced, discount: { percent: formatExact(percent) } };
  if (full > after && isDiscounted(line)) return { ...priced, discount: amountOff(full, after) };
  return { [amountLead]: centsToString(after) };
}

const amountOff = (before: Cents, after: Cents): { readonly amount: string } => ({
  amount: centsToString(subtractCents(before, after)),
});

/** The key of an ordered line on a bill: lines with the same key are the same item at the same price and become one line. */
export const offerKey = (line: OrderedLine): string =>
  JSON.stringify([Object.values(identityOf(line)).map((value) => value ?? null), ...priceKey(line)]);

/**
 * Whether two ordered lines have the same value and the same item: its code, or its description if it has no code.
 * Other texts of a line, such as how the coffee should be made, do not make it another item.
 */
export const isSameGoods = (a: OrderedLine, b: OrderedLine): boolean => goodsKey(a) === goodsKey(b);

const goodsKey = (line: OrderedLine): string => {
  const { itemCode, itemDescr, measurementUnit, vatExemptionCategory } = line.of;
  const item = itemCode === undefined ? [itemDescr ?? null] : [null, itemCode];
  return JSON.stringify([
    item,
    measurementUnit ?? null,
    line.rate.category,
    vatExemptionCategory ?? null,
    ...priceKey(line),
  ]);
};

const priceKey = (line: OrderedLine): unknown[] => [
  line.lead,
  formatExact(line.price),
  isDiscounted(line),
  line.percent === undefined ? null : formatExact(line.percent),
];
