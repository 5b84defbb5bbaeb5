import type { Cents } from './cents.js';

/** Far above every amount. All whole numbers below it are exact. */
const ceiling = 8e15;

function hold(sum: number): Cents {
  return (sum >= ceiling ? ceiling : sum <= -ceiling ? -ceiling : sum + 0) as Cents;
}

/**
 * a + b for checks, which must not throw. Exact even beyond 15 digits. Stops at 80 trillion, which differs from every
 * amount in a document.
 *
 * @example
 * addHeld(asCents(999_999_999_999_999), asCents(1)); // 10000000000000.00, where addCents throws
 */
export function addHeld(a: Cents, b: Cents): Cents {
  return a >= ceiling || a <= -ceiling ? a : hold(a + b);
}

/**
 * a − b for checks, with the same limit as `addHeld`.
 *
 * @example
 * subtractHeld(asCents(100), asCents(250)); // -1.50
 */
export function subtractHeld(a: Cents, b: Cents): Cents {
  return a >= ceiling || a <= -ceiling ? a : hold(a - b);
}
