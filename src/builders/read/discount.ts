import { sound } from '../../reading/read.js';
import type { DiscountInput } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { Reading } from './reading.js';
import type { FactsView } from './views.js';

/** Reads a discount, which is either a percent or an amount. */
export function readDiscount(
  reading: Reading,
  path: Path,
  discount: NonNullable<FactsView['discount']>,
): DiscountInput | undefined {
  const stated = sound(discount);
  if (stated === undefined) return undefined;
  const kind = stated.percent === undefined ? 'amount' : 'percent';
  const given = stated[kind];
  const isOne = given !== undefined && (kind === 'amount' || stated.amount === undefined);
  if (!isOne) return reading.isFaultyAt(path) ? undefined : reading.problem('discount', path);
  const value = sound(given);
  return value === undefined ? undefined : { kind, value };
}
