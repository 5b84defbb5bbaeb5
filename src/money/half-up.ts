/**
 * numerator / denominator rounded half up (away from zero), or NaN if doubles cannot guarantee the result.
 *
 * Exact within the guard: 2m + 2d + d stays below 2^53. Then the nearest double to a non-integer quotient never reaches
 * the next integer, so `floor` gives the right result.
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
 * The same for integers of any size, always exact: dividing bigints drops the decimals. The denominator must be
 * positive. A result beyond 2^53 is only approximate, but no amount is that large.
 */
export function divideBigHalfUp(numerator: bigint, denominator: bigint): number {
  const twice = 2n * numerator;
  const half = numerator < 0n ? -denominator : denominator;
  return Number((twice + half) / (2n * denominator));
}
