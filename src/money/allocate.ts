import { allocateWithBigInt } from './allocate-with-bigint.js';
import { asCents, type Cents, zeroCents } from './cents.js';
import { AllocationError } from './errors.js';
import { sumCents } from './sum.js';

/**
 * Splits an amount by weights, by largest remainder. The shares add up to exactly the total, each share is within one
 * cent of its exact proportion, a weight of zero gets zero, and equal claims to the last cents are served in order.
 *
 * @throws AllocationError for a negative weight, or if all weights are zero and the total is not.
 * @throws AmountRangeError if the sum of the weights has more than 15 digits.
 * @example
 * allocate(asCents(100), [asCents(1), asCents(1), asCents(1)]); // 0.34, 0.33, 0.33
 */
export function allocate(total: Cents, weights: readonly Cents[]): Cents[] {
  let largest = 0;
  for (const weight of weights) {
    if (weight < 0) throw new AllocationError('negative-weight');
    if (weight > largest) largest = weight;
  }
  if (total === 0) return weights.map(() => zeroCents);
  if (largest === 0) throw new AllocationError('no-weight');
  if (total < 0) return allocate(asCents(-total), weights).map(negated);
  const sum = sumCents(weights);
  return total * largest + sum <= Number.MAX_SAFE_INTEGER
    ? allocateInIntegers(total, weights, sum)
    : allocateWithBigInt(total, weights, sum);
}

const negated = (share: Cents): Cents => asCents(-share);

function allocateInIntegers(total: Cents, weights: readonly Cents[], sum: Cents): Cents[] {
  const shares: Cents[] = [];
  const remainders: number[] = [];
  let left: number = total;
  for (const weight of weights) {
    const product = total * weight;
    const share = Math.floor(product / sum);
    shares.push(share as Cents);
    remainders.push(product - share * sum);
    left -= share;
  }
  if (left > 0) serve(shares, remainders, left, nthLargest(remainders, left, sum));
  return shares;
}

/** Adds one cent for each remainder above the threshold, then for those equal to it, in order. */
function serve(shares: Cents[], remainders: readonly number[], left: number, threshold: number): void {
  let atThreshold = left;
  for (const remainder of remainders) if (remainder > threshold) atThreshold--;
  for (let i = 0; i < shares.length; i++) {
    const remainder = remainders[i] as number;
    if (remainder > threshold || (remainder === threshold && atThreshold-- > 0))
      shares[i] = ((shares[i] as number) + 1) as Cents;
  }
}

const descending = (a: number, b: number): number => b - a;

/**
 * The nth largest (from 1) of at least n numbers from 0 to below `bound`. One pass counts the numbers into as many
 * buckets as there are numbers, and only the bucket with the answer is sorted, so that the time per line is constant
 * even for ten thousand lines.
 */
export function nthLargest(numbers: readonly number[], n: number, bound: number): number {
  const length = numbers.length;
  if (length <= 32) return [...numbers].sort(descending)[n - 1] as number;
  const bucketOf = length / bound;
  const counts = new Uint32Array(length + 1);
  for (const number of numbers) {
    const at = Math.floor(number * bucketOf);
    counts[at] = (counts[at] as number) + 1;
  }
  let bucket = length;
  let above = 0;
  while (above + (counts[bucket] as number) < n) above += counts[bucket--] as number;
  const inside: number[] = [];
  for (const number of numbers) if (Math.floor(number * bucketOf) === bucket) inside.push(number);
  return inside.sort(descending)[n - above - 1] as number;
}
