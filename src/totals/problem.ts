import { type Cents, type Exact, formatExact, signOf, whyNotCents, zeroCents } from '../money/index.js';
import type { Params, Path } from '../types/index.js';

/**
 * Why totals could not be computed from the facts.
 * `value-digits`: more than 15 significant digits, which a JSON number cannot represent.
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

/** A problem as data: its path in the facts, and the actual values. Amounts are texts. */
export interface TotalsProblem {
  readonly problem: TotalsProblemName;
  readonly path: Path;
  readonly params: Params;
}

/** Reports a number that is not a valid amount, and why. It counts as zero. */
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

/** Reports a negative quantity, price or percent. */
export function refuseNegative(problems: TotalsProblem[], path: Path, value: Exact): void {
  problems.push({ problem: 'value-negative', path, params: { value: formatExact(value) } });
}

/** Reports a result with more than 15 digits. */
export function refuseRange(problems: TotalsProblem[], path: Path): void {
  problems.push({ problem: 'amount-range', path, params: {} });
}
