import type { TaxKind } from '../../../src/totals/index.js';
import { netCents, percentCents, productCents, roundedCents } from '../money/rational.js';
import type { DiscountFacts, Facts, LineFacts } from './facts.js';

/** The figures of a line, computed with bigints from texts, with nothing from src. */
export interface ReferenceLine {
  before: bigint;
  discount: bigint;
  net: bigint;
  vat: bigint;
  taxes: Map<TaxKind, bigint>;
}

const withVat = ({ lead }: LineFacts): boolean => lead === 'unitPriceWithVat' || lead === 'gross';
const add = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

const discountOn = (amount: bigint, off: DiscountFacts): bigint =>
  off.kind === 'percent' ? percentCents(amount, off.value) : roundedCents(off.value);

/** Largest remainder: floors, then a cent each to the largest remainders, the first among equals. */
function spread(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = add(weights);
  if (sum === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / sum);
  const order = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of order.slice(0, Number(total - add(shares)))) shares[index]! += 1n;
  return shares;
}

function leading(line: LineFacts): bigint {
  return line.lead === 'net' || line.lead === 'gross'
    ? roundedCents(line.price)
    : productCents(line.quantity, line.price);
}

/** All lines, or undefined where a discount cannot be taken off. */
export function reference({ lines, discount }: Facts): ReferenceLine[] | undefined {
  const before = lines.map(leading);
  const off = lines.map((line, i) => (line.discount ? discountOn(before[i]!, line.discount) : 0n));
  if (off.some((each, i) => each > before[i]!)) return undefined;
  const after = before.map((amount, i) => amount - off[i]!);
  if (discount) {
    if (discount.kind === 'amount' && new Set(lines.map(withVat)).size > 1) return undefined;
    const total = discountOn(add(after), discount);
    if (total > add(after)) return undefined;
    spread(total, after).forEach((share, i) => {
      after[i]! -= share;
    });
  }
  return lines.map((line, i) => finish(line, before[i]!, after[i]!));
}

function finish(line: LineFacts, before: bigint, after: bigint): ReferenceLine {
  const net = withVat(line) ? netCents(after, line.vat) : after;
  const netBefore = withVat(line) ? netCents(before, line.vat) : before;
  const vat = withVat(line) ? after - net : percentCents(net, line.vat);
  const taxes = line.taxes.map(({ kind, by, value }): [TaxKind, bigint] => {
    if (by === 'amount') return [kind, roundedCents(value)];
    return [kind, by === 'percent' ? percentCents(net, value) : productCents(value, line.quantity)];
  });
  return { before: netBefore, discount: netBefore - net, net, vat, taxes: new Map(taxes) };
}
