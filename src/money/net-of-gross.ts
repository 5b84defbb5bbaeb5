import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';
import { type Exact, toBig } from './exact.js';
import { divideHalfUp } from './half-up.js';
import { powerOfTen } from './powers.js';

/**
 * The net part of an amount that includes a percentage of tax, rounded half up. The tax is the remainder (gross − net),
 * so that the price paid stays exact to the cent.
 *
 * @throws AmountRangeError beyond 15 digits; RangeError for a percent of −100 or less.
 * @example
 * netOfGross(asCents(3000), exact('24')); // 24.19, so the tax is 5.81
 */
export function netOfGross(gross: Cents, percent: Exact): Cents {
  const hundred = powerOfTen(percent.s + 2);
  const cents = divideHalfUp(gross * hundred, hundred + percent.n);
  return Number.isNaN(cents) ? netOfGrossWithDecimal(gross, percent) : asCents(cents);
}

/** `netOfGross` computed only with decimal.js. Tests compare the fast path with it. */
export function netOfGrossWithDecimal(gross: Cents, percent: Exact): Cents {
  const divisor = toBig(percent).plus(100);
  if (divisor.lte(0)) throw new RangeError('A tax percent must be above −100.');
  return asCents(new Big(gross).times(100).div(divisor).toDecimalPlaces(0, Big.ROUND_HALF_UP).toNumber());
}
