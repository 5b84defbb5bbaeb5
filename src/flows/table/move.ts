import type { BuildOptions } from '../../builders/check-document.js';
import type { IssuerFacts } from '../../builders/facts/facts.js';
import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import type { Locale } from '../../issues/inside.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Document, Issue } from '../../types/index.js';
import { tableMoveForm } from '../generated/forms.js';
import { RefusedStepError } from '../shared/refused-step-error.js';
import type { Refusing } from '../shared/refusing.js';
import { knowMembers, readMembers, type StepForm } from '../shared/step-form.js';
import { withEntryAt } from './entries.js';
import { order } from './order.js';
import { type OrderEntry, TABLE_HEAD, type TableState } from './state.js';
import { begin, type Made, refuseIfEnded, type Step } from './step.js';
import { orderedAnew, type TakenBack, takeBack, takenBy, takenFromAll } from './taken.js';

/** Both halves of a move: the tables after it, and the documents in the order in which they are sent. */
export interface MadeMove {
  readonly state: TableState;
  readonly other: TableState;
  readonly order: Document;
  readonly cancellation: Document;
  readonly issues: readonly Issue[];
}

/** A move of items to another table: an order slip there, and the partial cancellation of it here. */
export function move(state: TableState, facts: unknown, other: TableState, options?: BuildOptions): MadeMove {
  const step = beginHalves(state, facts, options, tableMoveForm);
  if (state.tableAA !== undefined && other.tableAA === state.tableAA)
    step.refusing.refuse('table/move-to-itself', []);
  const taken = movedBy(step);
  const ordered = orderHalf(other, step.facts['order'], taken.map(orderedAnew), options);
  const moves = [...(state.moves ?? []), { kind: 'move' as const, orders: [newestOrder(ordered)] }];
  const cancelled = cancelHalf({ ...state, moves }, step, taken, nextMove(state), options);
  refuseOneNumber(ordered.document, cancelled.document, step.refusing);
  return {
    state: cancelled.state,
    other: ordered.state,
    order: ordered.document,
    cancellation: cancelled.document,
    issues: [...ordered.issues, ...cancelled.issues],
  };
}

/** The items that a move names, or a share of everything. What costs less than a cent in it stays for the last one. */
function movedBy(step: Step): TakenBack[] {
  const { facts, refusing } = step;
  const { share } = readMembers(tableMoveForm, facts, refusing);
  refusing.done();
  if (share === undefined) return takenBy(step);
  if (facts['lines'] !== undefined) refusing.refuse('table/member-not-taken', ['lines'], { member: 'lines' });
  const parts = takenFromAll(step, share).filter(({ worth }) => worth.net > 0);
  if (parts.length === 0) refusing.refuse('table/share-form', ['share'], { found: shown(share) });
  return parts;
}

/** A move of items to a new table, which is opened with the same facts. */
export function split(state: TableState, facts: unknown, options?: BuildOptions): MadeMove {
  const { issuer, series } = state;
  const opened: TableState = { ...TABLE_HEAD, issuer, ...(series !== undefined && { series }), entries: [] };
  return move(state, facts, opened, options);
}

/** Checks the facts of a step that builds an order and a cancellation. */
export function beginHalves(
  state: TableState,
  facts: unknown,
  options: BuildOptions | undefined,
  form: StepForm,
): Step {
  const step = begin(state, facts, options);
  const { refusing } = step;
  knowMembers(form, step.facts, refusing);
  for (const half of ['order', 'cancellation']) {
    const given = recordOf(step.facts[half]);
    if (given === undefined) refusing.add('table/not-facts', [half]);
    else if (given['lines'] !== undefined)
      refusing.add('table/member-not-taken', [half, 'lines'], { member: 'lines' });
  }
  refusing.done();
  refuseIfEnded(step);
  return step;
}

/** Builds the order from the facts of its half. */
export const orderHalf = (
  state: TableState,
  facts: unknown,
  lines: readonly object[],
  options: BuildOptions | undefined,
): Made => within('order', options?.locale, () => order(state, { ...recordOf(facts), lines }, options));

/** The order that a step has just added to a table. */
export function newestOrder({ state }: Made): OrderEntry {
  return state.entries.at(-1) as OrderEntry;
}

/** The table with its newest document as one half of a move. */
export function withMoveOfNewest(made: Made, move: number): TableState {
  const { state } = made;
  const newest = { ...newestOrder(made), move };
  return { ...state, entries: withEntryAt(state.entries, state.entries.length - 1, newest) };
}

/** Builds the cancellation as one half of a move. */
export const cancelHalf = (
  state: TableState,
  { facts }: Step,
  taken: readonly TakenBack[],
  move: number,
  options: BuildOptions | undefined,
): Made =>
  within('cancellation', options?.locale, () =>
    takeBack(begin(state, facts['cancellation'], options), taken, move),
  );

export const nextMove = ({ moves }: TableState): number => moves?.length ?? 0;

/**
 * Refuses two documents with the same number. Tables of one issuer share their numbers, and items move only between
 * tables of one issuer.
 */
function refuseOneNumber(ordered: Document, cancelled: Document, refusing: Refusing): void {
  refuseOtherIssuer(cancelled.issuer, ordered.issuer, refusing);
  const number = numberOf(cancelled);
  if (numberOf(ordered) === number) refusing.refuse('table/number-used', ['cancellation', 'aa'], { number });
}

const numberOf = ({ invoiceHeader: { series, aa } }: Document): string => `${series} ${aa}`;

type Establishment = Pick<IssuerFacts, 'vatNumber' | 'branch'>;

/** Refuses the table of another issuer or branch. */
export function refuseOtherIssuer(issuer: Establishment, other: Establishment, refusing: Refusing): void {
  const expected = establishmentOf(issuer);
  const found = establishmentOf(other);
  if (expected !== found) refusing.refuse('table/move-other-issuer', [], { expected, found });
}

const establishmentOf = ({ vatNumber, branch }: Establishment): string => `${vatNumber} / ${branch}`;

/** Runs a part of a step. The paths of its issues begin with the member that states the part. */
function within<Made>(member: string, locale: Locale | undefined, part: () => Made): Made {
  const rooted = (issues: readonly Issue[]): Issue[] =>
    issues.map((issue) => ({ ...issue, path: [member, ...issue.path] }));
  try {
    return part();
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) throw new RefusedStepError(rooted(error.issues));
    if (InvalidDocumentError.isInvalidDocumentError(error))
      throw new InvalidDocumentError(rooted(error.issues), locale);
    throw error;
  }
}
