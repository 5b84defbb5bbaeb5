import { asCents, type Cents } from './cents.js';

/**
 * `allocate` with integers of any size, for totals and weights whose products pass 2^53; tests also hold
 * the fast path against it. The total is positive and the sum of the weights given.
 */
export function allocateWithBigInt(total: Cents, weights: readonly Cents[], sum: Cents): Cents[] {
  const claims = weights.map((weight) => {
    const product = BigInt(total) * BigInt(weight);
    return { share: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
  });
  const left = claims.reduce((rest, claim) => rest - claim.share, total as number);
  // Sorting is stable: equal claims stay in order.
  const served = [...claims].sort((a, b) => b.remainder - a.remainder);
  for (const claim of served.slice(0, left)) claim.share += 1;
  return claims.map((claim) => asCents(claim.share));
}
