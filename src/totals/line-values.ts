import { type Cents, netOfGross, percentOf, subtractCents } from '../money/index.js';
import type { LineInput } from './input.js';
import { leadsWithVat } from './leading-amount.js';

/** Net before and after discount, VAT, and their sum. */
export interface LineValues {
  readonly before: Cents;
  readonly net: Cents;
  readonly vat: Cents;
}

/**
 * For a net price, VAT is computed from it. For a price with VAT, the net amount is computed and VAT is the remainder,
 * so that the price paid stays exact. The amount before discount is converted to net in the same way.
 */
export function lineValues(line: LineInput, before: Cents, after: Cents): LineValues {
  const { vatPercent } = line;
  if (!leadsWithVat(line)) return { before, net: after, vat: percentOf(after, vatPercent) };
  const net = netOfGross(after, vatPercent);
  return {
    before: before === after ? net : netOfGross(before, vatPercent),
    net,
    vat: subtractCents(after, net),
  };
}
