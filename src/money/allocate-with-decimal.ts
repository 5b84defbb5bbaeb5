import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';

/**
 * `allocate` by decimal.js alone, for totals and weights whose products pass 2^53; also the reference that
 * tests hold the fast path against. The total is positive and the sum of the weights given.
 */
export function allocateWithDecimal(total: Cents, weights: readonly Cents[], sum: Cents): Cents[] {
  const claims = weights.map((weight) => {
    const product = new Big(total).times(weight);
    return { share: product.divToInt(sum).toNumber(), remainder: product.mod(sum).toNumber() };
  });
  const left = claims.reduce((rest, claim) => rest - claim.share, total as number);
  // Sorting is stable: equal claims stay in order.
  const served = [...claims].sort((a, b) => b.remainder - a.remainder);
  for (const claim of served.slice(0, left)) claim.share += 1;
  return claims.map((claim) => asCents(claim.share));
}
