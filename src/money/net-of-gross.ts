import { asCents, type Cents } from './cents.js';
import { bigPowerOfTen, digitsOf, type Exact } from './exact.js';
import { divideBigHalfUp, divideHalfUp } from './half-up.js';
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
  return Number.isNaN(cents) ? netOfGrossWithBigInt(gross, percent) : asCents(cents);
}

/** `netOfGross` computed with integers of any size. Tests compare the fast path with it. */
export function netOfGrossWithBigInt(gross: Cents, percent: Exact): Cents {
  const hundred = bigPowerOfTen(percent.s + 2);
  const divisor = hundred + digitsOf(percent);
  if (divisor <= 0n) throw new RangeError('A tax percent must be above −100.');
  return asCents(divideBigHalfUp(BigInt(gross) * hundred, divisor));
}
