import type { BuildOptions } from '../../builders/check-document.js';
import { linksTo, refuseHalfDone, selectSlips } from './select-slips.js';
import type { TableState } from './state.js';
import { add, begin, build, type Made, refuseIfEnded, slipMembers } from './step.js';
import { takeBack, takenBy } from './taken.js';

/** A partial cancellation: ordered lines with recType 7, which makes them negative. */
export function cancel(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options);
  refuseIfEnded(step);
  return takeBack(step, takenBy(step));
}

/** A total cancellation: it lists the open slips, both orders and partial cancellations, and has no lines. */
export function cancelAll(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options);
  refuseIfEnded(step);
  if (step.facts['lines'] !== undefined)
    step.refusing.refuse('table/member-not-taken', ['lines'], { member: 'lines' });
  const selected = selectSlips(step);
  // The items of a move belong to the guests of the other table, even if nothing of this table is paid.
  refuseHalfDone(step, selected, ({ kind, next }) => kind === 'move' && next === 'order');
  const { slips: _, ...members } = slipMembers(step);
  const made = build(step, { ...members, ...linksTo(selected), totalCancelDeliveryOrders: true });
  return add(step, made, {
    kind: 'totalCancellation',
    document: made.document,
    lists: selected.map(({ place }) => place),
    fate: 'pending',
  });
}
