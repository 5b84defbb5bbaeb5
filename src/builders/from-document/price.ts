import {
  addCents,
  asCents,
  type Cents,
  centsOfNumber,
  centsToString,
  type Exact,
  exactOfCents,
  exactOfNumber,
  formatExact,
  isAmountRangeError,
  largestCents,
  percentOf,
  priceOfTotal,
  subtractCents,
  toCents,
  zeroCents,
} from '../../money/index.js';
import { computeTotals, type DiscountInput, type Lead, type LineInput } from '../../totals/index.js';
import type { LineMembers } from '../kinds/line-members.js';
import { type Stated, stated } from './stated.js';

/** What a line of a document states about its price. */
interface Priced {
  readonly quantity: Exact | undefined;
  readonly unitPrice: number | undefined;
  readonly before: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly percent: Exact;
}

/** One way to state the price of a line in facts. */
interface Way {
  readonly lead: Lead;
  readonly price: Exact;
  readonly discount: Cents;
}

/**
 * The price and the discount of a line, stated so that its figures are computed again: as the unit price, or with VAT, or
 * as an amount. Each way is tried. If none gives the figures, the net amount is stated, and the comparison reports the rest.
 */
export function priceOfLine(
  line: Stated,
  percent: Exact,
  members: LineMembers,
  includesVat: boolean,
): Stated {
  const priced = inRange(() => pricedBy(line, percent));
  if (priced === undefined) return { net: line['netValue'] };
  const ways = waysOf(priced, includesVat).filter(
    ({ lead, discount }) =>
      !members.forbids.has(lead) && (discount === zeroCents || !members.forbids.has('discount')),
  );
  const way = ways.find((each) => gives(each, priced)) ?? ways.find(({ lead }) => lead === 'net') ?? ways[0];
  return way === undefined ? { net: line['netValue'] } : factsOfWay(way);
}

function pricedBy(line: Stated, percent: Exact): Priced | undefined {
  const net = centsOf(line['netValue']);
  const vat = centsOf(line['vatAmount']);
  if (net === undefined || vat === undefined) return undefined;
  const discount = centsOf(line['totalDiscountValue']) ?? zeroCents;
  const { quantity, lineUnitPrice } = line;
  return {
    quantity: typeof quantity === 'number' ? exactOfNumber(quantity) : undefined,
    unitPrice: typeof lineUnitPrice === 'number' ? lineUnitPrice : undefined,
    before: centsOf(line['totalNetPriceBeforeDiscount']) ?? addCents(net, discount),
    net,
    vat,
    percent,
  };
}

const centsOf = (value: unknown): Cents | undefined =>
  typeof value === 'number' ? centsOfNumber(value) : undefined;

/** What is computed, or `undefined` if an amount has more digits than amounts can have. */
function inRange<Computed>(compute: () => Computed): Computed | undefined {
  try {
    return compute();
  } catch (error) {
    if (isAmountRangeError(error)) return undefined;
    throw error;
  }
}

/** The ways to state a price, the most natural first: a price to the cent before one with more decimals. */
function waysOf(priced: Priced, includesVat: boolean): readonly Way[] {
  const net = netWays(priced);
  const gross = inRange(() => grossWays(priced)) ?? [];
  const unit = net.filter(({ lead }) => lead === 'unitPrice');
  const unitWithVat = gross.filter(({ lead }) => lead === 'unitPriceWithVat');
  const inCents = unit.filter(({ price }) => toCents(price) !== undefined);
  const units = includesVat ? [...unitWithVat, ...inCents] : [...inCents, ...unitWithVat];
  const amounts = includesVat ? [...gross, ...net] : [...net, ...gross];
  return [...units, ...unit, ...amounts];
}

function netWays({ unitPrice, before, net }: Priced): readonly Way[] {
  const discount = before > net ? subtractCents(before, net) : zeroCents;
  const price = unitPrice === undefined ? undefined : exactOfNumber(unitPrice);
  const amount: Way = { lead: 'net', price: exactOfCents(before), discount };
  return price === undefined ? [amount] : [{ lead: 'unitPrice', price, discount }, amount];
}

function grossWays({ quantity, before, net, vat, percent }: Priced): readonly Way[] {
  const paid = addCents(net, vat);
  const full = before > net ? fullPrice(before, percent) : paid;
  const discount = full > paid ? subtractCents(full, paid) : zeroCents;
  const amount: Way = { lead: 'gross', price: exactOfCents(full), discount };
  const price = quantity === undefined ? undefined : priceOfTotal(full, quantity);
  return price === undefined || toCents(price) === undefined
    ? [amount]
    : [{ lead: 'unitPriceWithVat', price, discount }, amount];
}

/** The price with VAT before the discount. If rounding lifts it above the greatest amount, that amount was stated. */
const fullPrice = (before: Cents, percent: Exact): Cents =>
  inRange(() => addCents(before, percentOf(before, percent))) ?? asCents(largestCents);

function gives({ lead, price, discount }: Way, priced: Priced): boolean {
  const line: LineInput = {
    lead,
    price,
    quantity: priced.quantity,
    vatPercent: priced.percent,
    discount: discount === zeroCents ? undefined : discountOf(discount),
  };
  const { ok, totals } = computeTotals({ lines: [line] });
  const [computed] = totals.lines;
  return (
    ok &&
    computed !== undefined &&
    computed.netValue === priced.net &&
    computed.vatAmount === priced.vat &&
    computed.totalNetPriceBeforeDiscount === priced.before &&
    (priced.unitPrice === undefined || computed.lineUnitPrice === priced.unitPrice)
  );
}

const discountOf = (cents: Cents): DiscountInput => ({ kind: 'amount', value: exactOfCents(cents) });

const factsOfWay = ({ lead, price, discount }: Way): Stated =>
  stated({
    [lead]: priceText(price),
    discount: discount === zeroCents ? undefined : { amount: centsToString(discount) },
  });

/** A price as people write it: with two decimals at least. */
function priceText(price: Exact): string {
  const text = formatExact(price);
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
