import { Decimal } from 'decimal.js';

/**
 * Our own copy of decimal.js: the application may set the shared one as it likes. Inputs have at most
 * 30 digits (see `parse-long.ts`), so every product of two is exact in 60, and 4 is half up, away from zero.
 */
export const Big: typeof Decimal = Decimal.clone({
  defaults: true,
  precision: 60,
  rounding: 4,
  toExpNeg: -100,
  toExpPos: 100,
});

/** A decimal.js value of our own copy. */
export type Big = Decimal;
