import { halfUp } from './cents.js';
import type { Offer } from './menu.js';

/**
 * An ordered line as the model of moves counts it, by the sentences of the guide: it is worth what so much of it costs at its
 * price; where only an amount was told, or a price does not give the amount, it is worth its share of the amount.
 */
export interface Line {
  /** Number of its slip, and its own number on it. */
  readonly slip: string;
  readonly number: number;
  readonly offer: Offer;
  /** Thousandths of a unit that were ordered, and cents that they come to, with VAT where the price has it. */
  readonly whole: bigint;
  readonly amount: bigint;
  /** How the amount is stated. `price` and `percent`: by the price of one. `reduced`: by the price less an amount. */
  readonly told: 'price' | 'percent' | 'reduced' | 'amount';
  left: bigint;
}

const isByUnit = ({ lead }: Offer): boolean => lead === 'unitPrice' || lead === 'unitPriceWithVat';
export const hasVat = ({ lead }: Offer): boolean => lead === 'gross' || lead === 'unitPriceWithVat';

const full = ({ price }: Offer, quantity: bigint): bigint => halfUp(quantity * price, 10_000n);

const lessPercent = (offer: Offer, quantity: bigint): bigint => {
  const before = full(offer, quantity);
  return before - halfUp(before * (offer.percent ?? 0n), 100n);
};

/** A line that was just ordered. */
export function orderedLine(offer: Offer, quantity: bigint, slip: string, number: number): Line {
  const before = isByUnit(offer) ? lessPercent(offer, quantity) : offer.price / 10n;
  const amount = before - (offer.off ?? 0n);
  const told = !isByUnit(offer)
    ? 'amount'
    : offer.off !== undefined
      ? 'reduced'
      : offer.percent !== undefined
        ? 'percent'
        : 'price';
  return { slip, number, offer, whole: quantity, amount, told, left: quantity };
}

/** What so much of a line comes to, in cents, as its price leads. */
export function amountOf({ offer, whole, amount, told }: Line, quantity: bigint): bigint {
  if (told === 'price') return full(offer, quantity);
  if (told === 'percent') return lessPercent(offer, quantity);
  return halfUp(amount * quantity, whole);
}

/** Net and VAT of an amount. */
export function splitOf(offer: Offer, amount: bigint): { net: bigint; vat: bigint } {
  if (!hasVat(offer)) return { net: amount, vat: halfUp(amount * offer.vat, 100n) };
  const net = halfUp(amount * 100n, 100n + offer.vat);
  return { net, vat: amount - net };
}

export const netOf = (line: Line, quantity: bigint): bigint =>
  splitOf(line.offer, amountOf(line, quantity)).net;

/** The amount that goes with so much of what is left. */
export const takenAmount = (line: Line, quantity: bigint): bigint =>
  amountOf(line, line.left) - amountOf(line, line.left - quantity);

/** So much of a line, ordered anew at an amount. */
export function orderedAnew(
  line: Line,
  quantity: bigint,
  amount: bigint,
  slip: string,
  number: number,
): Line {
  const { offer, told } = line;
  const base = { slip, number, offer, whole: quantity, amount, left: quantity };
  const price = full(offer, quantity);
  if (told === 'amount') return { ...base, told: 'amount' };
  if (price === amount) return { ...base, told: 'price' };
  if (told === 'percent' && lessPercent(offer, quantity) === amount) return { ...base, told: 'percent' };
  const isCheaper = price > amount && (told !== 'price' || amount < takenAmount(line, quantity));
  return { ...base, told: isCheaper ? 'reduced' : 'amount' };
}

/** Splits cents by weights: whole cents first, then one more for each of the largest remainders, in order. */
export function spread(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const shares = weights.map((weight) => (total * weight) / sum);
  const order = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  let rest = total - shares.reduce((all, share) => all + share, 0n);
  for (const { index } of order) {
    if (rest === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    rest -= 1n;
  }
  return shares;
}
