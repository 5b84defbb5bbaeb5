import type { BuildOptions } from '../../builders/check-document.js';
import type { LineFacts } from '../../builders/facts/facts.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import type { Document, Issue } from '../../types/index.js';
import { knowMembers } from '../shared/known-members.js';
import { refuseTooMuch } from './find-line.js';
import { hasLeft } from './ledger.js';
import { newestOrder, withMoveOfNewest } from './move.js';
import { moveOf } from './move-order.js';
import { halvesOf, nextOf } from './moves.js';
import { nameOf } from './numbers.js';
import { order } from './order.js';
import { readOrderedLine, worthOf } from './ordered-line.js';
import type { CancellationEntry, OrderEntry, StoredMove, TableState } from './state.js';
import { factsOf } from './stated-line.js';
import { begin, type Step } from './step.js';
import { type TakenBack, takeBack, takenFrom, withTaken } from './taken.js';

/** The missing half of a move, built again. */
export interface MadeHalf {
  readonly state: TableState;
  readonly other: TableState | undefined;
  readonly document: Document;
  readonly issues: readonly Issue[];
}

/** Builds the half that was not issued again, under a new number. */
export function finishMove(
  state: TableState,
  facts: unknown,
  other: TableState | undefined,
  options?: BuildOptions,
): MadeHalf {
  const step = begin(state, facts, options);
  const { move: which, ...slip } = step.facts;
  knowMembers(slip, SLIP_MEMBERS, 'table/member-not-taken', step.refusing);
  step.refusing.done();
  const index = moveOf(state, which, step.refusing, ['move']);
  const next = nextOf(state, index);
  const { orders, cancellations } = halvesOf(state, index);
  const lastOrder = orders.at(-1);
  const [cancelled] = cancellations;
  if (lastOrder === undefined || cancelled === undefined || next === undefined)
    return step.refusing.refuse('table/move-finished', ['move']);
  if (next === 'cancel') {
    const made = takeBack({ ...step, facts: slip }, takenAgain(step, cancelled), index);
    return { ...made, other };
  }
  if (next !== 'order')
    return step.refusing.refuse('table/move-unfinished', ['move'], { number: nameOf(lastOrder), next });
  const again = { ...slip, lines: linesAgain(lastOrder) };
  if (state.moves?.[index]?.kind === 'discount') {
    const made = order(state, again, options);
    return { ...made, state: withMoveOfNewest(made.state, index), other };
  }
  if (other === undefined || other.tableAA !== lastOrder.document.invoiceHeader.tableAA)
    return step.refusing.refuse('table/move-other-table', [], {
      tableAA: lastOrder.document.invoiceHeader.tableAA ?? '',
    });
  const made = order(other, again, options);
  return { ...made, state: withOrder(state, index, newestOrder(made)), other: made.state };
}

/** The facts of a slip. */
const SLIP_MEMBERS = ['aa', 'series', 'issueDate', 'print', 'transmissionFailure', 'otherCorrelatedEntities'];

/** What a cancellation took and can take again, because nothing else was taken from its lines since. */
function takenAgain({ ledger, refusing }: Step, { document, takes }: CancellationEntry): TakenBack[] {
  const lines = new Map<string, TakenBack['line']>();
  return takes.map(({ slip, line: number }, index) => {
    const key = `${slip}.${number}`;
    const line = lines.get(key) ?? ledger.lines.get(slip)?.[number];
    const quantity = document.invoiceDetails[index]?.quantity;
    if (line === undefined || quantity === undefined) return refusing.refuse('table/move-finished', ['move']);
    const wanted = exactAsPrinted(quantity);
    // Another cancellation that came late may have taken from the line.
    if (!hasLeft(line, wanted)) {
      refuseTooMuch(refusing, [line], wanted, ['move']);
      refusing.done();
    }
    const back = takenFrom(line, wanted);
    lines.set(key, withTaken(back));
    return back;
  });
}

/** The lines of an order as facts. */
function linesAgain({ document, prices }: OrderEntry): LineFacts[] {
  return document.invoiceDetails.flatMap((of, index) => {
    const price = prices[index];
    const line = price && readOrderedLine({ slip: 0, line: index }, of, price);
    return line === undefined ? [] : [factsOf(line, line.quantity, worthOf(line, line.quantity))];
  });
}

const withOrder = (state: TableState, index: number, made: OrderEntry): TableState => ({
  ...state,
  moves: (state.moves ?? []).map(
    (each, place): StoredMove => (place === index ? { ...each, orders: [...each.orders, made] } : each),
  ),
});
