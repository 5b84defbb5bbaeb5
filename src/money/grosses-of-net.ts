import { asCents, type Cents, largestCents } from './cents.js';
import type { Exact } from './exact.js';
import { netOfGross } from './net-of-gross.js';
import { percentOf } from './percent.js';

/**
 * The lowest and the highest amount that has this net part, if it includes a percentage of tax: up to three amounts have
 * the same one. `undefined` if none has.
 *
 * @example
 * grossesOfNet(asCents(806), exact('24')); // 9.99 and 10.00
 * grossesOfNet(asCents(2419), exact('24')); // 30.00 twice
 */
export function grossesOfNet(net: Cents, percent: Exact): readonly [Cents, Cents] | undefined {
  const near = net + percentOf(net, percent);
  const [lowest, ...others] = [near - 1, near, near + 1]
    .filter((gross) => gross <= largestCents)
    .map(asCents)
    .filter((gross) => netOfGross(gross, percent) === net);
  return lowest === undefined ? undefined : [lowest, others.at(-1) ?? lowest];
}
