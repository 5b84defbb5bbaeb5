import { asCents, type Cents } from './cents.js';

/**
 * `allocate` computed with integers of any size, for totals and weights whose products exceed 2^53. Tests also compare
 * the fast path with it. The total is positive, and `sum` is the sum of the weights.
 */
export function allocateWithBigInt(total: Cents, weights: readonly Cents[], sum: Cents): Cents[] {
  const claims = weights.map((weight) => {
    const product = BigInt(total) * BigInt(weight);
    return { share: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
  });
  const left = claims.reduce((rest, claim) => rest - claim.share, total as number);
  // The sort is stable, so equal claims keep their order.
  const served = [...claims].sort((a, b) => b.remainder - a.remainder);
  for (const claim of served.slice(0, left)) claim.share += 1;
  return claims.map((claim) => asCents(claim.share));
}
