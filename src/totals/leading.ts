import { type Cents, isAmountRangeError, subtractCents, zeroCents } from '../money/index.js';
import { discountOn } from './discount.js';
import type { LineInput } from './input.js';
import { leadingAmount } from './leading-amount.js';
import { refuseRange, type TotalsProblem } from './problem.js';

/** What the prices of the lines come to, before and after discounts, each net or gross as it leads. */
export interface Leading {
  readonly before: Cents[];
  readonly after: Cents[];
}

/** The leading amounts of all lines with the discounts of the lines taken off. */
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
