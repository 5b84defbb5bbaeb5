import {
  type Cents,
  centsToString,
  formatExact,
  isAboveHundred,
  percentOf,
  signOf,
  toCents,
  zeroCents,
} from '../money/index.js';
import type { Path } from '../types/index.js';
import type { DiscountInput } from './input.js';
import { refuseAmount, refuseNegative, type TotalsProblem } from './problem.js';

/**
 * The discount on an amount. A percentage is rounded half up. A discount larger than the amount is reported and counts
 * as zero. `line` is undefined for a discount on the document.
 */
export function discountOn(
  amount: Cents,
  discount: DiscountInput,
  line: number | undefined,
  problems: TotalsProblem[],
): Cents {
  const { kind, value } = discount;
  if (kind === 'percent') {
    if (signOf(value) >= 0 && !isAboveHundred(value)) return percentOf(amount, value);
    if (signOf(value) < 0) refuseNegative(problems, pathOf(line), value);
    else refuseTooLarge(problems, pathOf(line), `${formatExact(value)}%`, amount);
    return zeroCents;
  }
  const cents = toCents(value);
  if (cents === undefined || cents < 0) return refuseAmount(problems, pathOf(line), value);
  if (cents <= amount) return cents;
  refuseTooLarge(problems, pathOf(line), centsToString(cents), amount);
  return zeroCents;
}

function pathOf(line: number | undefined): Path {
  return line === undefined ? ['discount'] : ['lines', line, 'discount'];
}

function refuseTooLarge(problems: TotalsProblem[], path: Path, discount: string, amount: Cents): void {
  problems.push({ problem: 'discount-too-large', path, params: { discount, of: centsToString(amount) } });
}
