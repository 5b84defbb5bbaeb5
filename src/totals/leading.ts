import { type Cents, isAmountRangeError, subtractCents, zeroCents } from '../money/index.js';
import { discountOn } from './discount.js';
import type { LineInput } from './input.js';
import { leadingAmount } from './leading-amount.js';
import { refuseRange, type TotalsProblem } from './problem.js';

/** The amounts of the lines before and after discount, each net or gross according to its price. */
export interface Leading {
  readonly before: Cents[];
  readonly after: Cents[];
}

/** Computes the amounts of all lines and subtracts the discounts of the lines. */
export function leadingAmounts(lines: readonly LineInput[], problems: TotalsProblem[]): Leading {
  const before: Cents[] = [];
  const after: Cents[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as LineInput;
    const amount = leadingWithinRange(line, i, problems);
    before.push(amount);
    after.push(
      line.discount === undefined
        ? amount
        : subtractCents(amount, discountOn(amount, line.discount, i, problems)),
    );
  }
  return { before, after };
}

function leadingWithinRange(line: LineInput, index: number, problems: TotalsProblem[]): Cents {
  try {
    return leadingAmount(line, index, problems);
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, ['lines', index, line.lead]);
    return zeroCents;
  }
}
