import { Big } from './big.js';
import { asCents, type Cents } from './cents.js';

/**
 * `allocate` computed only with decimal.js, for totals and weights whose products exceed 2^53. Tests also compare the
 * fast path with it. The total is positive, and `sum` is the sum of the weights.
 */
export function allocateWithDecimal(total: Cents, weights: readonly Cents[], sum: Cents): Cents[] {
  const claims = weights.map((weight) => {
    const product = new Big(total).times(weight);
    return { share: product.divToInt(sum).toNumber(), remainder: product.mod(sum).toNumber() };
  });
  const left = claims.reduce((rest, claim) => rest - claim.share, total as number);
  // The sort is stable, so equal claims keep their order.
  const served = [...claims].sort((a, b) => b.remainder - a.remainder);
  for (const claim of served.slice(0, left)) claim.share += 1;
  return claims.map((claim) => asCents(claim.share));
}
