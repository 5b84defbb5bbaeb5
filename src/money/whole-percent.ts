import { asCents, type Cents, largestCents } from './cents.js';
import { type Exact, scaled } from './exact.js';
import { netOfGross } from './net-of-gross.js';
import { percentOf } from './percent.js';

/** The amounts of a discounted line: without VAT before the discount, its discount, and with VAT after it. */
export interface Discounted {
  readonly before: Cents;
  readonly discount: Cents;
  readonly paid: Cents;
  /** The percent of VAT. */
  readonly vat: Exact;
}

/**
 * The whole percent that was taken off, to the cent: off the net value, or off a value with VAT that has this net value.
 * `undefined` if there is no such percent.
 *
 * @example
 * wholePercent({ before: asCents(806), discount: asCents(80), paid: asCents(900), vat: exact('24') }); // 10
 */
export function wholePercent({ before, discount, paid, vat }: Discounted): Exact | undefined {
  if (before <= 0 || discount <= 0) return undefined;
  const percent = scaled(Math.round((100 * discount) / before), 0);
  if (percentOf(before, percent) === discount) return percent;
  // At most these three amounts with VAT can have the net value.
  const near = before + percentOf(before, vat);
  const grosses = [near - 1, near, near + 1].filter((gross) => gross <= largestCents);
  const isTaken = grosses.map(asCents).some((gross) => {
    const isSame = netOfGross(gross, vat) === before;
    return isSame && gross - percentOf(gross, percent) === paid;
  });
  return isTaken ? percent : undefined;
}
