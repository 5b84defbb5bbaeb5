import type { BuildOptions } from '../../builders/check-document.js';
import type { LineFacts } from '../../builders/facts/facts.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import type { Document, Issue } from '../../types/index.js';
import { moveHalfForm } from '../generated/forms.js';
import { canonicalJson } from '../shared/canonical-json.js';
import type { Refusing } from '../shared/refusing.js';
import { knowMembers } from '../shared/step-form.js';
import { refuseTaken } from './answers.js';
import { entriesNumbered, withEntry } from './entries.js';
import { refuseTooMuch } from './find-line.js';
import { hasLeft, type OpenLine } from './ledger.js';
import { newestOrder, refuseOtherIssuer, withMoveOfNewest } from './move.js';
import { type FoundMove, moveOf, withOrders } from './move-order.js';
import { isNumberTaken, nameOf } from './numbers.js';
import { order, orderOn } from './order.js';
import { type OrderedLine, readOrderedLine, worthOf } from './ordered-line.js';
import type { CancellationEntry, OrderEntry, StoredPrice, TableState } from './state.js';
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

/**
 * Builds the half that was not issued again, under a new number. If the other table is given without an issued or sent
 * order of the move, it gets that order.
 */
export function finishMove(
  state: TableState,
  facts: unknown,
  given: TableState | undefined,
  options?: BuildOptions,
): MadeHalf {
  const step = begin(state, facts, options);
  const { refusing } = step;
  const { move: which, ...slip } = step.facts;
  knowMembers(moveHalfForm, step.facts, refusing);
  refusing.done();
  const move = moveOf(state, which, refusing, ['move']);
  const { next, index } = move;
  const { alive, other } = withAlive(given, move, refusing);
  if (
    alive !== undefined &&
    other !== undefined &&
    Object.values(slip).every((member) => member === undefined)
  )
    return { state, other, document: alive.document, issues: [] };
  if (next === undefined) return refusing.refuse('table/move-finished', ['move']);
  if (next === 'cancel') {
    const made = takeBack({ ...step, facts: slip }, takenAgain(step, move.cancelled), index);
    return { ...made, other };
  }
  if (next !== 'order')
    return refusing.refuse('table/move-unfinished', ['move'], { number: nameOf(move.order), next });
  const again = { ...slip, lines: linesAgain(move.order) };
  if (move.kind === 'discount') {
    const made = order(state, again, options);
    return { ...made, state: withMoveOfNewest(made, index), other };
  }
  const made = orderOn(begin(tableOf(move.order, other, refusing), again, options));
  return { ...made, state: withOrder(state, index, newestOrder(made)), other: made.state };
}

/** The other table with the orders of a move that are issued or have no answer yet, and the newest of them. */
function withAlive(
  given: TableState | undefined,
  { kind, orders }: FoundMove,
  refusing: Refusing,
): { readonly alive: OrderEntry | undefined; readonly other: TableState | undefined } {
  const alive = kind === 'move' ? orders.filter(({ fate }) => fate !== 'notIssued') : [];
  const other = given && alive.reduce((table, each) => placed(table, each, refusing), given);
  return { alive: alive.at(-1), other };
}

/**
 * What a cancellation took and can take again, because nothing else was taken from its lines since. A slip that a late
 * closing lists is left out: the bill has its items, and nothing can be cancelled there any more.
 */
function takenAgain({ ledger, refusing }: Step, { document, takes }: CancellationEntry): TakenBack[] {
  const lines = new Map<string, OpenLine>();
  return takes.flatMap(({ slip, line: number }, index) => {
    if (ledger.endedBy.has(slip)) return [];
    const key = `${slip}.${number}`;
    const line = lines.get(key) ?? (ledger.lines.get(slip)?.[number] as OpenLine);
    const wanted = exactAsPrinted(document.invoiceDetails[index]?.quantity as number);
    // Another cancellation that came late may have taken from the line.
    if (!hasLeft(line, wanted)) {
      refuseTooMuch(refusing, [line], wanted, ['move']);
      refusing.done();
    }
    const back = takenFrom(line, wanted);
    lines.set(key, withTaken(back));
    return [back];
  });
}

function linesAgain({ document, prices }: OrderEntry): LineFacts[] {
  return document.invoiceDetails.map((of, index) => {
    const line = readOrderedLine({ slip: 0, line: index }, of, prices[index] as StoredPrice) as OrderedLine;
    return factsOf(line, line.quantity, worthOf(line, line.quantity));
  });
}

const withOrder = (state: TableState, index: number, made: OrderEntry): TableState =>
  withOrders(state, index, (orders) => [...orders, made]);

/**
 * The table with the order of a move. It lacks the order if the program stopped after the table of the move was stored,
 * and before this one was. A table that has ended is open again, because the order is.
 */
function placed(given: TableState, order: OrderEntry, refusing: Refusing): TableState {
  const table = tableOf(order, given, refusing);
  const itself = canonicalJson(order.document);
  const numbered = entriesNumbered(table.entries, order.document.invoiceHeader);
  if (numbered.some(({ entry }) => entry.kind === 'order' && canonicalJson(entry.document) === itself))
    return table;
  if (isNumberTaken(table.entries, order))
    refusing.refuse('table/number-used', ['move'], { number: nameOf(order) });
  refuseTaken(table, order, order, refusing);
  return { ...table, entries: withEntry(table.entries, order) };
}

/** The table that an order belongs to. Throws if it is another table, or if none is given. */
function tableOf({ document }: OrderEntry, given: TableState | undefined, refusing: Refusing): TableState {
  const tableAA = document.invoiceHeader.tableAA as string;
  if (given?.tableAA !== tableAA) return refusing.refuse('table/move-other-table', [], { tableAA });
  refuseOtherIssuer(document.issuer, given.issuer, refusing);
  return given;
}
