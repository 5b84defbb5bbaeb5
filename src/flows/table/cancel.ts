import type { BuildOptions } from '../../builders/check-document.js';
import type { TableState } from './state.js';
import { begin, type Made, refuseIfEnded } from './step.js';
import { takeBack, takenBy } from './taken.js';

/** A partial cancellation: ordered lines with recType 7, which makes them negative. */
export function cancel(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options);
  refuseIfEnded(step);
  return takeBack(step, takenBy(step));
}
