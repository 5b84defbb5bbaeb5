import { type Cents, type Exact, formatExact, signOf, whyNotCents, zeroCents } from '../money/index.js';
import type { Params, Path } from '../types/index.js';

/**
 * Why totals could not be computed from the facts as they stand.
 * `value-digits`: more than 15 significant digits, which no JSON number prints.
 */
export type TotalsProblemName =
  | 'quantity-missing'
  | 'value-negative'
  | 'value-digits'
  | 'amount-decimals'
  | 'amount-range'
  | 'discount-too-large'
  | 'discount-basis-mixed'
  | 'tax-amount-missing'
  | 'gross-negative'
  | 'classification-amount-missing'
  | 'classification-too-large'
  | 'payments-rest-twice'
  | 'payments-too-large';

/** A problem as data: where in the facts, and the actual values. Amounts are texts. */
export interface TotalsProblem {
  readonly problem: TotalsProblemName;
  readonly path: Path;
  readonly params: Params;
}

/** Notes that a number is no amount, and why; it counts as zero. */
export function refuseAmount(problems: TotalsProblem[], path: Path, value: Exact): Cents {
  const problem =
    signOf(value) < 0
      ? 'value-negative'
      : whyNotCents(value) === 'decimals'
        ? 'amount-decimals'
        : 'amount-range';
  problems.push({ problem, path, params: { value: formatExact(value) } });
  return zeroCents;
}

/** Notes that a quantity, price or percent is below zero. */
export function refuseNegative(problems: TotalsProblem[], path: Path, value: Exact): void {
  problems.push({ problem: 'value-negative', path, params: { value: formatExact(value) } });
}

/** Notes that a result has more than 15 digits. */
export function refuseRange(problems: TotalsProblem[], path: Path): void {
  problems.push({ problem: 'amount-range', path, params: {} });
}
