import type { BuildOptions } from '../../builders/check-document.js';
import type { LineFacts } from '../../builders/facts/line.js';
import { RecType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import { take } from './find-line.js';
import type { OpenLine } from './ledger.js';
import { difference, worthOf } from './ordered-line.js';
import type { LinePlace, TableState } from './state.js';
import { factsOf } from './stated-line.js';
import { add, begin, build, type Made, refuseIfEnded, type Step, slipMembers } from './step.js';

/** A partial cancellation: lines that were ordered, with the sign of recType 7. */
export function cancel(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options);
  refuseIfEnded(step);
  const { lines } = step.facts;
  if (!Array.isArray(lines) || lines.length === 0)
    return step.refusing.refuse('table/lines-missing', ['lines']);
  const open = openLines(step);
  const takes: LinePlace[] = [];
  const cancelled: LineFacts[] = [];
  for (const [index, wanted] of lines.entries()) {
    for (const { line, quantity } of take(step, open, wanted, ['lines', index])) {
      const left = subtractExact(line.left, quantity);
      const worth = difference(worthOf(line, line.left), worthOf(line, left));
      cancelled.push({ ...factsOf(line, quantity, worth), recType: RecType.NegativeSign });
      takes.push(line.at);
      open[open.indexOf(line)] = { ...line, left };
    }
  }
  step.refusing.done();
  const made = build(step, { ...slipMembers(step), lines: cancelled });
  const { document } = made;
  return add(step, made, { kind: 'cancellation', document, takes, fate: 'pending' });
}

/** The lines of the orders that are open. */
const openLines = ({ ledger }: Pick<Step, 'ledger'>): OpenLine[] =>
  ledger.open.flatMap(({ place }) => ledger.lines.get(place) ?? []);
