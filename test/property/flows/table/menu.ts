import fc from 'fast-check';
import { halfUp, text } from './cents.js';

/** Something on the menu at one price. Price in thousandths of a euro, quantities in thousandths of a unit. */
export interface Offer {
  readonly description: string;
  readonly lead: 'unitPrice' | 'unitPriceWithVat' | 'net' | 'gross';
  readonly price: bigint;
  readonly vat: bigint;
  readonly percent?: bigint;
  /** Off the whole line, in cents. */
  readonly off?: bigint;
  readonly weighed?: true;
}

/** What a table can order; one dish at two prices, and prices at which cents are lost and won by rounding. */
export const menu: readonly Offer[] = [
  { description: 'Espresso', lead: 'unitPriceWithVat', price: 1000n, vat: 24n },
  { description: 'Salad', lead: 'unitPriceWithVat', price: 8500n, vat: 13n },
  { description: 'Salad', lead: 'unitPriceWithVat', price: 7900n, vat: 13n },
  { description: 'Wine', lead: 'unitPrice', price: 3335n, vat: 24n },
  { description: 'Fish', lead: 'unitPriceWithVat', price: 58500n, vat: 13n, weighed: true },
  { description: 'Cheese', lead: 'unitPrice', price: 1005n, vat: 13n, weighed: true },
  { description: 'Dessert', lead: 'unitPriceWithVat', price: 4150n, vat: 13n, percent: 15n },
  { description: 'Beer', lead: 'unitPrice', price: 2715n, vat: 24n, percent: 33n },
  { description: 'Happy hour', lead: 'unitPriceWithVat', price: 5550n, vat: 24n, off: 77n },
  { description: 'Bread', lead: 'unitPrice', price: 701n, vat: 13n, off: 5n },
  { description: 'Set menu', lead: 'gross', price: 25010n, vat: 13n },
  { description: 'Platter', lead: 'net', price: 10000n, vat: 24n, off: 100n },
  { description: 'Olive', lead: 'unitPriceWithVat', price: 4n, vat: 24n },
  { description: 'Toothpick', lead: 'unitPrice', price: 333n, vat: 24n },
  { description: 'Water', lead: 'unitPrice', price: 0n, vat: 13n },
];

/** A quantity of an offer, in thousandths. */
const quantityOf = (offer: Offer): fc.Arbitrary<bigint> =>
  offer.weighed === true
    ? fc.bigInt({ min: 1n, max: 3000n })
    : fc.bigInt({ min: 1n, max: 7n }).map((pieces) => pieces * 1000n);

export const anOffer: fc.Arbitrary<{ offer: number; quantity: bigint }> = fc
  .nat(menu.length - 1)
  .chain((offer) => quantityOf(menu[offer] as Offer).map((quantity) => ({ offer, quantity })));

/** The facts of an ordered line. */
export function lineOf(offer: Offer, quantity: bigint) {
  const { description, lead, price, vat, percent, off, weighed } = offer;
  const amount = lead === 'net' || lead === 'gross';
  return {
    description,
    quantity: text(quantity, 3),
    unit: weighed === true ? 2 : 1,
    [lead]: amount ? text(price / 10n, 2) : text(price, 3),
    vat: String(vat),
    ...(percent !== undefined && { discount: { percent: String(percent) } }),
    ...(off !== undefined && { discount: { amount: text(off, 2) } }),
  };
}

/** What an ordered line comes to, in cents: net and VAT, calculated from the sentences on arithmetic. */
export function worthOf(offer: Offer, quantity: bigint): { net: bigint; vat: bigint } {
  const { lead, price, vat: rate } = offer;
  const amount = lead === 'net' || lead === 'gross';
  const before = amount ? price / 10n : halfUp(quantity * price, 10_000n);
  const after = before - (offer.off ?? halfUp(before * (offer.percent ?? 0n), 100n));
  if (lead === 'unitPrice' || lead === 'net') return { net: after, vat: halfUp(after * rate, 100n) };
  const net = halfUp(after * 100n, 100n + rate);
  return { net, vat: after - net };
}
