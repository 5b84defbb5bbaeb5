import { addCents, type Cents, subtractCents, zeroCents } from '../../money/index.js';
import type { Path } from '../../types/index.js';
import { agreement } from './agreement.js';
import { amountAt } from './read.js';
import type { TotalsStep, TotalsTerm } from './step.js';
import { shownAmount } from './terms.js';
import { withinRange } from './within-range.js';

export interface Summand {
  /** Absent if the document does not state the amount. */
  readonly path?: Path;
  readonly label: string;
  readonly cents: Cents | undefined;
  readonly sign: 1 | -1;
}

/** The amount of a member, for use in a sum. */
export function summandAt(parent: unknown, path: Path, key: string, sign: 1 | -1 = 1): Summand {
  return { path: [...path, key], label: key, cents: amountAt(parent, key), sign };
}

/** The sum, or `undefined` if an amount is invalid or the sum needs more than 15 digits. */
export function sumOf(summands: readonly Summand[]): Cents | undefined {
  return withinRange(() => {
    let sum: Cents | undefined = zeroCents;
    for (const { cents, sign } of summands) {
      if (cents === undefined) return undefined;
      sum = sign === 1 ? addCents(sum, cents) : subtractCents(sum, cents);
    }
    return sum;
  });
}

export function sumStep(path: Path, summands: readonly Summand[], stated: Cents | undefined): TotalsStep {
  return { path, operation: 'sum', terms: summands.map(termOf), ...agreement(sumOf(summands), stated) };
}

function termOf({ path, label, cents, sign }: Summand): TotalsTerm {
  const value = shownAmount(cents);
  return path === undefined ? { label, value, sign } : { path, label, value, sign };
}
