import type { LineFacts } from '../../builders/facts/line.js';
import { rateOf, type VatRate } from '../../builders/read/vat.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld } from '../../money/held.js';
import {
  type Cents,
  centsOfNumber,
  centsToString,
  compareExact,
  type Exact,
  formatExact,
  parseDecimal,
  percentOf,
  productToCents,
  smallerCents,
  subtractCents,
  toCents,
  zeroCents,
} from '../../money/index.js';
import { shareOf } from '../../money/share.js';
import { lineValues } from '../../totals/line-values.js';
import type { InvoiceLine } from '../../types/index.js';
import type { LinePlace, StoredPrice } from './state.js';

/** A line of an order slip, read. */
export interface OrderedLine {
  readonly at: LinePlace;
  readonly of: InvoiceLine;
  readonly lead: StoredPrice['lead'];
  readonly price: Exact;
  readonly percent: Exact | undefined;
  readonly unitLabel: string | undefined;
  readonly rate: VatRate;
  readonly quantity: Exact;
  /** What the whole line comes to after its discount, with VAT where its price has it. */
  readonly amount: Cents;
}

/** What a quantity of an ordered line comes to: before and after discount as its price leads, net, VAT. */
export interface Worth {
  readonly before: Cents;
  readonly after: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/** Reads a line of an order; `undefined` when slip and price do not belong together. */
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
 * What so much of an ordered line comes to. By a unit price it is what so much would have cost, so that the price which
 * the guest was told survives; an amount is shared. Less never comes to more, and nothing to nothing: so an order can be
 * taken back in any steps, each by the difference of two such values, without losing a cent.
 */
export function worthOf(line: OrderedLine, quantity: Exact): Worth {
  const { lead, price, percent } = line;
  const before = beforeOf(line, quantity);
  const after =
    isByUnit(lead) && !isShared(line) ? reduced(before, percent) : sharedOf(line, before, quantity);
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

/** A share of what the whole line comes to, but never above what the discount is taken from. */
const sharedOf = ({ amount, quantity: whole }: OrderedLine, before: Cents, quantity: Exact): Cents =>
  smallerCents(before, shareOf(amount, quantity, whole));

/** What is left of a worth when another is taken off; never below zero. */
export function difference(more: Worth, less: Worth): Worth {
  return {
    before: subtractCents(more.before, less.before),
    after: subtractCents(more.after, less.after),
    net: subtractCents(more.net, less.net),
    vat: subtractCents(more.vat, less.vat),
  };
}

/**
 * The facts of so much of an ordered line that comes to just this worth: by its own price where that gives it, otherwise
 * by its amount. The net amount is always met, the VAT wherever a price can give it.
 */
export function factsOf(line: OrderedLine, quantity: Exact, worth: Worth): LineFacts {
  const ways = waysToState(line, quantity, worth);
  const fitting = ways.filter(({ net }) => net === worth.net);
  const { facts } = fitting.find(({ vat }) => vat === worth.vat) ??
    fitting[0] ?? { facts: byNet(line, quantity, worth) };
  return { ...identityOf(line), quantity: formatExact(quantity), ...facts };
}

/** By the net amount, where no price gives it; with a discount at the order's net price, so that the price stays told. */
function byNet(line: OrderedLine, quantity: Exact, { net }: Worth): LineFacts {
  const { lineUnitPrice } = line.of;
  if (lineUnitPrice !== undefined && isDiscounted(line)) {
    const price = exactAsPrinted(lineUnitPrice);
    const full = productToCents(quantity, price);
    const amount = subtractCents(full, net);
    if (full > net) return { unitPrice: formatExact(price), discount: { amount: centsToString(amount) } };
  }
  return { net: centsToString(net) };
}

/** The members that say what a line is, without how much of it. */
function identityOf({ of, unitLabel, rate }: OrderedLine): LineFacts {
  return {
    description: of.itemDescr,
    itemCode: of.itemCode,
    lineCode: of.lineCode,
    lineDescription: of.lineDescription,
    unit: of.measurementUnit,
    unitLabel,
    vatCategory: rate.category as InvoiceLine['vatCategory'],
    vatExemptionCategory: of.vatExemptionCategory,
  };
}

interface Way {
  readonly facts: LineFacts;
  readonly net: Cents;
  readonly vat: Cents;
}

function waysToState(line: OrderedLine, quantity: Exact, { before, after }: Worth): Way[] {
  const { lead, price, percent } = line;
  const byUnit = isByUnit(lead);
  const way = (facts: LineFacts): Way => ({
    facts,
    ...lineValues({ lead, price, vatPercent: line.rate.percent }, before, after),
  });
  const ways: Way[] = [];
  if (byUnit) {
    const full = productToCents(quantity, price);
    const priced = { [lead]: formatExact(price) };
    if (full === after) ways.push(way(priced));
    else if (percent !== undefined && subtractCents(full, percentOf(full, percent)) === after)
      ways.push(way({ ...priced, discount: { percent: formatExact(percent) } }));
    else if (full > after && isDiscounted(line))
      ways.push(way({ ...priced, discount: { amount: centsToString(subtractCents(full, after)) } }));
  }
  const amountLead = leadsWithVat(lead) ? 'gross' : 'net';
  if (!byUnit && before > after) {
    ways.push(
      way({
        [amountLead]: centsToString(before),
        discount: { amount: centsToString(subtractCents(before, after)) },
      }),
    );
  }
  ways.push(way({ [amountLead]: centsToString(after) }));
  return ways;
}

const isDiscounted = (line: OrderedLine): boolean => beforeOf(line, line.quantity) !== line.amount;

/** Whether two ordered lines are the same thing at the same price. */
export const isSameOffer = (a: OrderedLine, b: OrderedLine): boolean =>
  JSON.stringify(identityOf(a)) === JSON.stringify(identityOf(b)) &&
  a.lead === b.lead &&
  compareExact(a.price, b.price) === 0 &&
  isDiscounted(a) === isDiscounted(b) &&
  (a.percent === undefined) === (b.percent === undefined) &&
  (a.percent === undefined || b.percent === undefined || compareExact(a.percent, b.percent) === 0);

const leadsWithVat = (lead: StoredPrice['lead']): boolean => lead === 'unitPriceWithVat' || lead === 'gross';

const isByUnit = (lead: StoredPrice['lead']): boolean => lead === 'unitPrice' || lead === 'unitPriceWithVat';

function exactOf(text: string): Exact {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : exactAsPrinted(0);
}

const centsOf = (price: Exact): Cents => toCents(price) ?? zeroCents;
