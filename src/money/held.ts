import type { Cents } from './cents.js';

/** Far above every amount, and every whole number below it is exact. */
const ceiling = 8e15;

function hold(sum: number): Cents {
  return (sum >= ceiling ? ceiling : sum <= -ceiling ? -ceiling : sum + 0) as Cents;
}

/**
 * a + b for a check, which must not throw: exact beyond 15 digits too, and held at 80 trillion for good, where it
 * equals no amount of a document.
 *
 * @example
 * addHeld(asCents(999_999_999_999_999), asCents(1)); // 10000000000000.00, where addCents throws
 */
export function addHeld(a: Cents, b: Cents): Cents {
  return a >= ceiling || a <= -ceiling ? a : hold(a + b);
}

/**
 * a − b for a check, held as in `addHeld`.
 *
 * @example
 * subtractHeld(asCents(100), asCents(250)); // -1.50
 */
export function subtractHeld(a: Cents, b: Cents): Cents {
  return a >= ceiling || a <= -ceiling ? a : hold(a - b);
}
