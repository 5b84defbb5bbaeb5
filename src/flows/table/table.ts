import type { BuildOptions } from '../../builders/check-document.js';
import type { Locale } from '../../issues/inside.js';
import { isObject } from '../../reading/object.js';
import { readLocaleOption } from '../../reading/options.js';
import type { Document, Issue, OpenOrder } from '../../types/index.js';
import type {
  MovedOrder,
  MoveHalf,
  TableCancellation,
  TableClosing,
  TableDiscount,
  TableMove,
  TableOrder,
  TotalTableCancellation,
  WhichDocument,
} from '../generated/facts.js';
import { freezeDeeply } from '../shared/freeze.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import { readStepOptions } from '../shared/step-options.js';
import { type Trying, trying } from '../shared/tried.js';
import { issued, notIssued, type TableAnswer } from './answers.js';
import { cancel, cancelAll } from './cancel.js';
import { close } from './close.js';
import { deadlinesOf, type SlipDeadline } from './deadlines.js';
import { discount } from './discount.js';
import { documentsOf, pendingOf, type TableDocument } from './documents.js';
import { finishMove } from './finish-move.js';
import { ledgerOf } from './ledger.js';
import { type MadeMove, move, split } from './move.js';
import { isHeldBack, type UnfinishedMove, unfinishedOf } from './moves.js';
import { nameOf } from './numbers.js';
import { withOpenOrders } from './open-orders.js';
import { order } from './order.js';
import { type RemainingItem, remainingOf } from './remaining.js';
import type { TableState } from './state.js';
import type { Made } from './step.js';

/**
 * The result of a step that built a document: the document, and the table with it. Store the table before the document
 * is sent.
 *
 * @example
 * const { table: next, document, issues }: TableStep = table.order(facts);
 */
export interface TableStep {
  readonly table: Table;
  /** Frozen and ready for `JSON.stringify`. In the table it is pending until its answer is recorded. */
  readonly document: Document;
  /** The warnings of its validation. */
  readonly issues: readonly Issue[];
}

/**
 * The result of a step that ordered items again and cancelled the old order. Store the tables, send the order and
 * record its answer. Send the cancellation only when the order is issued.
 *
 * @example
 * const { table: next, order, cancellation }: TableDiscountStep = table.discount({ percent: 10, ...slips });
 */
export interface TableDiscountStep {
  /** The table with both documents. */
  readonly table: Table;
  /** Sent first. */
  readonly order: Document;
  /** Sent once the order is issued. */
  readonly cancellation: Document;
  /** The warnings of their validation. */
  readonly issues: readonly Issue[];
}

/**
 * The same with another table. Record the answer to the order on both tables, and the answer to the cancellation on
 * this one.
 *
 * @example
 * const { table: here, other: there, order, cancellation }: TableMoveStep = table.move(facts, other);
 */
export interface TableMoveStep extends TableDiscountStep {
  /** The table that the items are taken from. It has the whole move, so store it first. */
  readonly table: Table;
  /** The table that they are ordered on. */
  readonly other: Table;
}

/**
 * The result of a step that built the missing half of a move again, or put its order on the other table.
 *
 * @example
 * const { table: next, document }: MoveHalfStep = table.finishMove({ move: order, aa: '325', issueDate });
 */
export interface MoveHalfStep extends TableStep {
  /** The other table, if it was given. */
  readonly other: Table | undefined;
}

const STEPS = [
  'order',
  'cancel',
  'cancelAll',
  'close',
  'move',
  'split',
  'discount',
  'finishMove',
  'issued',
  'notIssued',
  'addOpenOrders',
  'remaining',
  'deadlines',
] as const;

/**
 * A restaurant table from its first order to its closing: an immutable value whose steps return a new one. A step that
 * is not possible throws a `RefusedStepError`; facts or documents with errors throw an `InvalidDocumentError`. The
 * table itself never changes. `JSON.stringify(table)` is its state; `tableFromJSON` restores it.
 *
 * @example
 * const { table: ordered, document } = openTable({ issuer: tavern, series: 'OS' }).order(facts);
 */
export class Table {
  readonly #state: TableState;

  /** @internal Tables come from `openTable`, `tableFromJSON` and `tableFromOpenOrders`. */
  constructor(state: TableState) {
    this.#state = freezeDeeply(state);
  }

  /** The GUID on all slips of this table; `undefined` until the first slip is built, unless it was stated. */
  get tableAA(): string | undefined {
    return this.#state.tableAA;
  }

  /**
   * `empty`: nothing was ordered. `open`: slips are open. `ending`: a closing or total cancellation of everything that
   * was open has no answer yet. `ended`: it is issued.
   */
  get status(): 'empty' | 'open' | 'ending' | 'ended' {
    const { open, endings } = ledgerOf(this.#state.entries);
    if (open.length > 0) return 'open';
    if (endings.length === 0) return 'empty';
    return endings.some(({ fate }) => fate === 'pending') ? 'ending' : 'ended';
  }

  /** Every document of this table, in order. */
  documents(): TableDocument[] {
    return documentsOf(this.#state);
  }

  /**
   * The documents that have no answer yet. After a crash it is unknown whether they were sent. Search for them by
   * series and number, then record the result, or send the same document again. The cancellation of a move is not
   * included before its order is issued.
   */
  pending(): Document[] {
    return pendingOf(this.#state);
  }

  /**
   * The unfinished moves, splits and discounts, each with what to do next. Check them after a crash, and before the
   * bill.
   */
  unfinished(): UnfinishedMove[] {
    return unfinishedOf(this.#state);
  }

  /**
   * What was ordered and not cancelled, by item and price. Slips that were not issued do not count. Refused if slips
   * are known only from their records, which have no lines.
   */
  remaining(options?: { readonly locale?: Locale }): RemainingItem[] {
    const refusing = new Refusing(readLocaleOption(options));
    const ledger = ledgerOf(this.#state.entries);
    const found = ledger.open.find(({ entry }) => entry.kind === 'found');
    if (found !== undefined) refusing.refuse('table/lines-unknown', [], { number: nameOf(found.entry) });
    return remainingOf(ledger);
  }

  /**
   * When each open slip exceeds its 24 hours, most urgent first.
   *
   * @param now the current time
   */
  deadlines(now: Date, options?: { readonly locale?: Locale }): SlipDeadline[] {
    const refusing = new Refusing(readLocaleOption(options));
    if (!(now instanceof Date) || Number.isNaN(now.getTime())) refusing.refuse('table/clock', []);
    return deadlinesOf(this.#state, ledgerOf(this.#state.entries), now);
  }

  /** An order slip (8.6). */
  order(facts: TableOrder, options?: BuildOptions): TableStep {
    return stepOf(order(this.#state, facts, options));
  }

  /** A partial cancellation (8.6): lines of the orders, with the order's prices. */
  cancel(facts: TableCancellation, options?: BuildOptions): TableStep {
    return stepOf(cancel(this.#state, facts, options));
  }

  /** A total cancellation (8.6) of all open slips, or of those in `slips`. */
  cancelAll(facts: TotalTableCancellation, options?: BuildOptions): TableStep {
    return stepOf(cancelAll(this.#state, facts, options));
  }

  /** A closing (11.1, 1.1, 11.4 or 5.2) of what remains of all open slips, or of those in `slips`. */
  close(facts: TableClosing, options?: BuildOptions): TableStep {
    return stepOf(close(this.#state, facts, options));
  }

  /**
   * Moves items to another table: an order slip (8.6) there, and a partial cancellation here. Both are validated before
   * anything is sent. The stated price stays exact to the cent.
   */
  move(facts: TableMove, other: Table, options?: BuildOptions): TableMoveStep {
    const stepOptions = readStepOptions(options);
    const to = Table.#stateOf(other, stepOptions.locale);
    return moveStepOf(move(this.#state, facts, to, stepOptions));
  }

  /** Moves items to a new table, for a separate bill: `move` to a table that is opened with the same facts. */
  split(facts: TableMove, options?: BuildOptions): TableMoveStep {
    return moveStepOf(split(this.#state, facts, readStepOptions(options)));
  }

  /**
   * A discount before the bill, on everything that remains or a part of it: an order slip (8.6) at the lower price, and
   * a partial cancellation at the old one. An amount is spread over the lines by largest remainder.
   */
  discount(facts: TableDiscount, options?: BuildOptions): TableDiscountStep {
    const {
      table,
      order: ordered,
      cancellation,
      issues,
    } = moveStepOf(discount(this.#state, facts, readStepOptions(options)));
    return { table, order: ordered, cancellation, issues };
  }

  /**
   * Finishes a move, split or discount of which something is missing. With a number and date, builds the half again that
   * was not issued although the other one was. Without them, puts the order on the other table, if that table was not
   * stored when the move was made; otherwise it changes nothing.
   *
   * @param other the other table, if it lacks the order
   */
  finishMove(facts: MoveHalf | MovedOrder, other?: Table, options?: BuildOptions): MoveHalfStep {
    const stepOptions = readStepOptions(options);
    const to = other === undefined ? undefined : Table.#stateOf(other, stepOptions.locale);
    const { other: next, ...made } = finishMove(this.#state, facts, to, stepOptions);
    return { ...stepOf(made), other: next === undefined ? undefined : new Table(next) };
  }

  static #stateOf(table: unknown, locale: Locale | undefined): TableState {
    if (isObject(table) && #state in table) return table.#state;
    return new Refusing(locale).refuse('table/not-facts', ['other']);
  }

  /**
   * Records that a document was issued, or an outcome of the client: `refused` means not issued, `held` and `unknown`
   * change nothing. Repeating the same answer changes nothing; a MARK may follow a UID.
   */
  issued(which: WhichDocument, answer: TableAnswer, options?: { readonly locale?: Locale }): Table {
    return new Table(issued(this.#state, which, answer, readLocaleOption(options)));
  }

  /** Records that a document was not issued: the service refused it, or a search proved that it never arrived. */
  notIssued(which: WhichDocument, options?: { readonly locale?: Locale }): Table {
    return new Table(notIssued(this.#state, which, readLocaleOption(options)));
  }

  /**
   * Adds the open slips that the service has and this table lacks, such as those after a backup that was restored: MARKs
   * and sums, but no lines. Refused while a slip has no answer, because it may be one of them.
   *
   * @param orders the answer of `openOrders` for the `tableAA` of this table
   */
  addOpenOrders(orders: readonly OpenOrder[], options?: { readonly locale?: Locale }): Table {
    const refusing = new Refusing(readLocaleOption(options));
    for (const { entry } of ledgerOf(this.#state.entries).open)
      if (entry.fate === 'pending' && !isHeldBack(this.#state, entry))
        refusing.add('table/slip-pending', [], { number: nameOf(entry) });
    refusing.done();
    return new Table(withOpenOrders(this.#state, orders, refusing));
  }

  /** The steps in a form that does not throw. */
  get try(): Trying<Table, (typeof STEPS)[number]> {
    return trying(this, STEPS);
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<TableState> {
    return sealed(this.#state);
  }
}

const stepOf = ({ state, document, issues }: Made): TableStep => ({
  table: new Table(state),
  document,
  issues,
});

const moveStepOf = ({ state, other, order: ordered, cancellation, issues }: MadeMove): TableMoveStep => ({
  table: new Table(state),
  other: new Table(other),
  order: ordered,
  cancellation,
  issues,
});
