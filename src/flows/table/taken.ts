import type { LineFacts } from '../../builders/facts/facts.js';
import { RecType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import type { Cents, Exact } from '../../money/index.js';
import { equalPart } from '../../money/share.js';
import { lineValues } from '../../totals/line-values.js';
import { openLines, refuseUnanswered, take } from './find-line.js';
import { isLeft, type OpenLine, openLinesAt } from './ledger.js';
import { nameOf } from './numbers.js';
import { difference, type Worth, worthOf } from './ordered-line.js';
import { factsOf } from './stated-line.js';
import { add, build, type Made, type Step, slipMembers } from './step.js';

/** A cancelled quantity of an ordered line, and its value. */
export interface TakenBack {
  readonly line: OpenLine;
  readonly quantity: Exact;
  readonly worth: Worth;
}

/** How much taking a quantity from a line reduces its value. */
export function takenFrom(line: OpenLine, quantity: Exact): TakenBack {
  const left = subtractExact(line.left, quantity);
  return { line, quantity, worth: difference(worthOf(line, line.left), worthOf(line, left)) };
}

/** The line after a quantity was taken from it. */
export const withTaken = ({ line, quantity }: TakenBack): OpenLine => ({
  ...line,
  left: subtractExact(line.left, quantity),
});

/** The quantities that the lines of a step take, each from as few ordered lines as possible. */
export function takenBy(step: Step): TakenBack[] {
  const { lines } = step.facts;
  if (!Array.isArray(lines) || lines.length === 0)
    return step.refusing.refuse('table/lines-missing', ['lines']);
  const { entries } = step.state;
  const left = new Map<number, OpenLine[]>();
  const linesAt = (slip: number): OpenLine[] => {
    const known = left.get(slip) ?? [...openLinesAt(entries, slip)];
    left.set(slip, known);
    return known;
  };
  const taken: TakenBack[] = [];
  for (const [index, wanted] of lines.entries()) {
    for (const { line, quantity } of take(step, linesAt, wanted, ['lines', index])) {
      const back = takenFrom(line, quantity);
      taken.push(back);
      linesAt(line.at.slip)[line.at.line] = withTaken(back);
    }
  }
  step.refusing.done();
  return taken;
}

/** Everything that is left of the open orders, or an equal part of each line. */
export function takenFromAll(step: Step, parts = 1): TakenBack[] {
  const { ledger, refusing } = step;
  const found = ledger.open.find(({ entry }) => entry.kind === 'found');
  if (found !== undefined) refusing.refuse('table/lines-unknown', [], { number: nameOf(found.entry) });
  const lines = openLines(step).filter(isLeft);
  if (lines.length === 0) refusing.refuse('table/nothing-open', []);
  refuseUnanswered(step, lines, []);
  refusing.done();
  return lines.map((line) => takenFrom(line, parts === 1 ? line.left : equalPart(line.left, parts)));
}

/** Builds the slip that cancels them, with recType 7. */
export function takeBack(step: Step, taken: readonly TakenBack[], move?: number): Made {
  const lines = taken.map(({ line, quantity, worth }) => ({
    ...factsOf(line, quantity, worth),
    recType: RecType.NegativeSign,
  }));
  const made = build(step, { ...slipMembers(step), lines });
  const takes = taken.map(({ line }) => line.at);
  const { document } = made;
  const of = move !== undefined && { move };
  return add(step, made, { kind: 'cancellation', document, takes, fate: 'pending', ...of });
}

/**
 * The facts that order it again. The price shown to the guest stays exact to the cent: a price with VAT moves exactly
 * the cancelled amount with VAT, a net price exactly the net amount.
 */
export function orderedAnew({ line, quantity, worth: { before, after } }: TakenBack): LineFacts {
  return factsOf(line, quantity, worthAt(line, before, after));
}

/** The same at a lower amount, as a discount on its price. */
export function orderedCheaper({ line, quantity, worth: { before } }: TakenBack, after: Cents): LineFacts {
  return factsOf(
    { ...line, quantity, percent: undefined, amount: after },
    quantity,
    worthAt(line, before, after),
  );
}

const worthAt = ({ lead, price, rate }: OpenLine, before: Cents, after: Cents): Worth => {
  const { net, vat } = lineValues({ lead, price, vatPercent: rate.percent }, before, after);
  return { before, after, net, vat };
};
