import { aligned, type Exact, exactOfBig, scaled } from './exact.js';

/**
 * a + b, exact. For sums of quantities.
 *
 * @example
 * addExact(exact('0.1'), exact('0.2')); // 0.3
 */
export function addExact(a: Exact, b: Exact): Exact {
  if (a.s === b.s) {
    const sum = a.n + b.n;
    if (Number.isSafeInteger(sum)) return scaled(sum, a.s);
  }
  const [one, other, decimals] = aligned(a, b);
  return exactOfBig(one + other, decimals);
}

/**
 * a − b, exact. Negative if b is larger.
 *
 * @example
 * subtractExact(exact('3'), exact('0.5')); // 2.5
 */
export function subtractExact(a: Exact, b: Exact): Exact {
  if (a.s === b.s) {
    const difference = a.n - b.n;
    if (Number.isSafeInteger(difference)) return scaled(difference, a.s);
  }
  const [one, other, decimals] = aligned(a, b);
  return exactOfBig(one - other, decimals);
}
