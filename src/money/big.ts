import { Decimal } from 'decimal.js';

/**
 * A separate copy of decimal.js, because the application may configure the shared one. Inputs have at most 30 digits
 * (see `parse-long.ts`), so a product of two is exact with 60. Rounding mode 4 is half up, away from zero.
 */
export const Big: typeof Decimal = Decimal.clone({
  defaults: true,
  precision: 60,
  rounding: 4,
  toExpNeg: -100,
  toExpPos: 100,
});

/** A decimal.js value from this copy. */
export type Big = Decimal;
