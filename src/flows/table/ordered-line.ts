import { rateOf, type VatRate } from '../../builders/read/vat.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld } from '../../money/held.js';
import {
  type Cents,
  centsOfNumber,
  type Exact,
  parseDecimal,
  percentOf,
  productToCents,
  subtractCents,
  toCents,
  zeroCents,
} from '../../money/index.js';
import { shareOf } from '../../money/share.js';
import { lineValues } from '../../totals/line-values.js';
import type { InvoiceLine } from '../../types/index.js';
import type { LinePlace, StoredPrice } from './state.js';

/** A line of an order slip, after reading. */
export interface OrderedLine {
  readonly at: LinePlace;
  readonly of: InvoiceLine;
  readonly lead: StoredPrice['lead'];
  readonly price: Exact;
  readonly percent: Exact | undefined;
  readonly unitLabel: string | undefined;
  readonly rate: VatRate;
  readonly quantity: Exact;
  /** The amount of the whole line after its discount, with VAT if its price includes it. */
  readonly amount: Cents;
}

/** The value of a quantity of an ordered line: before and after discount in the terms of its price, net, and VAT. */
export interface Worth {
  readonly before: Cents;
  readonly after: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** Reads a line of an order; `undefined` if slip and price do not belong together. */
export function readOrderedLine(
  at: LinePlace,
  of: InvoiceLine,
  { lead, price, percent, unitLabel }: StoredPrice,
): OrderedLine | undefined {
  const rate = rateOf(of.vatCategory);
  const net = centsOfNumber(of.netValue);
  const vat = centsOfNumber(of.vatAmount);
  if (rate === undefined || net === undefined || vat === undefined || of.quantity === undefined)
    return undefined;
  const line: OrderedLine = {
    at,
    of,
    lead,
    price: exactOf(price),
    percent: percent === undefined ? undefined : exactOf(percent),
    unitLabel,
    rate,
    quantity: exactAsPrinted(of.quantity),
    amount: leadsWithVat(lead) ? addHeld(net, vat) : net,
  };
  const { before, after } = worthOf(line, line.quantity);
  const values = lineValues({ lead, price: line.price, vatPercent: rate.percent }, before, after);
  const discount = centsOfNumber(of.totalDiscountValue ?? 0);
  const fits = values.net === net && values.vat === vat && subtractCents(values.before, net) === discount;
  return fits ? line : undefined;
}

/**
 * The value of a quantity of an ordered line. With a unit price, it is what that quantity would have cost, so that the price
 * shown to the guest stays exact; a line amount is divided. A smaller quantity never has a larger value, and zero has
 * the value zero. So an order can be cancelled in any steps, each by the difference of two such values, without losing
 * a cent.
 */
export function worthOf(line: OrderedLine, quantity: Exact): Worth {
  const { lead, price, percent } = line;
  const before = beforeOf(line, quantity);
  const after =
    isByUnit(lead) && !isShared(line)
      ? reduced(before, percent)
      : // Never above the amount before discount: a discount takes at least a cent, which is more than rounding can add.
        shareOf(line.amount, quantity, line.quantity);
  const { net, vat } = lineValues({ lead, price, vatPercent: line.rate.percent }, before, after);
  return { before, after, net, vat };
}

const beforeOf = ({ lead, price, quantity: whole }: OrderedLine, quantity: Exact): Cents =>
  isByUnit(lead) ? productToCents(quantity, price) : shareOf(centsOf(price), quantity, whole);

const reduced = (before: Cents, percent: Exact | undefined): Cents =>
  percent === undefined ? before : subtractCents(before, percentOf(before, percent));

/** Whether a discount by amount was taken off the whole line. */
const isShared = (line: OrderedLine): boolean =>
  line.percent === undefined && beforeOf(line, line.quantity) !== line.amount;

/** What is left of a value after subtracting another one; never below zero. */
export function difference(more: Worth, less: Worth): Worth {
  return {
    before: subtractCents(more.before, less.before),
    after: subtractCents(more.after, less.after),
    net: subtractCents(more.net, less.net),
    vat: subtractCents(more.vat, less.vat),
  };
}

export const isDiscounted = (line: OrderedLine): boolean => beforeOf(line, line.quantity) !== line.amount;

/** Whether a price includes VAT. */
export const leadsWithVat = (lead: StoredPrice['lead']): boolean =>
  lead === 'unitPriceWithVat' || lead === 'gross';

/** Whether a price is a unit price, not that of the whole line. */
export const isByUnit = (lead: StoredPrice['lead']): boolean =>
  lead === 'unitPrice' || lead === 'unitPriceWithVat';

function exactOf(text: string): Exact {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : exactAsPrinted(0);
}

const centsOf = (price: Exact): Cents => toCents(price) ?? zeroCents;
