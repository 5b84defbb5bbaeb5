/**
 * numerator / denominator rounded half up (away from zero), or NaN where doubles cannot prove it.
 *
 * Exact within the guard: 2m + 2d + d stays below 2^53, and then the double nearest to a quotient that is
 * no integer never reaches the next integer, so `floor` sees the true one.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!(denominator > 0 && denominator <= 1e14)) return Number.NaN;
  if (numerator >= 0) {
    if (numerator > 4e15) return Number.NaN;
    return Math.floor((2 * numerator + denominator) / (2 * denominator));
  }
  if (!(numerator >= -4e15)) return Number.NaN;
  return -Math.floor((denominator - 2 * numerator) / (2 * denominator));
}

/**
 * The same for integers of any size, with a denominator above zero: always exact, because a bigint is divided by
 * cutting off what is behind the point. The result is a number: beyond 2^53 it is only near, and no amount.
 */
export function divideBigHalfUp(numerator: bigint, denominator: bigint): number {
  const twice = 2n * numerator;
  const half = numerator < 0n ? -denominator : denominator;
  return Number((twice + half) / (2n * denominator));
}
