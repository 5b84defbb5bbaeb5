import type { IssuerFacts } from '../../builders/facts/facts.js';
import { issuerFactsShape } from '../../builders/facts/generated/shapes.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, OpenOrder } from '../../types/index.js';
import {
  anyText,
  listOf,
  type MembersOf,
  object,
  oneOf,
  optional,
  type StateForm,
  storedMark,
  storedMoment,
  storedUid,
  text,
  whole,
} from '../shared/state-form.js';

export const TABLE_HEAD = { flow: 'table', version: 2 } as const;

/** The fate of a document: no answer yet, issued (with a MARK, or offline with only a UID), or not issued. */
export type Fate = 'pending' | 'issued' | 'notIssued';

/** How the price of an ordered line was stated. The slip has the rest of the line. */
export interface StoredPrice {
  readonly lead: 'unitPrice' | 'unitPriceWithVat' | 'net' | 'gross';
  readonly price: string;
  /** The discount of the line in percent. A discount by amount follows from the slip. */
  readonly percent?: string | undefined;
  /** The printed name of the unit, if it is not the one in the table of units. */
  readonly unitLabel?: string | undefined;
}

/** A line of a slip: the index of the slip among the table's documents, and the index of the line. */
export interface LinePlace {
  readonly slip: number;
  readonly line: number;
}

/** What is known about a document from its answer. */
export interface Answered {
  readonly fate: Fate;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  /** The time of the answer, ISO 8601. */
  readonly issuedAt?: string | undefined;
}

/** An order slip. */
export interface OrderEntry extends Answered {
  readonly kind: 'order';
  readonly document: Document;
  /** One for each line. */
  readonly prices: readonly StoredPrice[];
  /** The index of the discount that it is one half of, among the moves. */
  readonly move?: number | undefined;
}

/** A partial cancellation: each of its lines takes from one line of an order. */
export interface CancellationEntry extends Answered {
  readonly kind: 'cancellation';
  readonly document: Document;
  /** One for each line. */
  readonly takes: readonly LinePlace[];
  /** Issued after all, when the items that it cancels were no longer there. Only a total cancellation clears it. */
  readonly stray?: true | undefined;
  /** The index of the move or discount that it is one half of, among the moves. */
  readonly move?: number | undefined;
}

/** A document that ends slips: a closing or a total cancellation. */
export interface EndingEntry extends Answered {
  readonly kind: 'closing' | 'totalCancellation';
  readonly document: Document;
  /** The indexes of the slips that it lists, among the table's documents. */
  readonly lists: readonly number[];
}

/** A slip that is known only from the service's record, without its lines. */
export interface FoundEntry extends Answered {
  readonly kind: 'found';
  readonly order: OpenOrder;
}

/** Items that were ordered again and cancelled in the old place: on another table, or here at a lower price. */
export interface StoredMove {
  readonly kind: 'move' | 'discount';
  /**
   * The orders on the other table that are recorded here, newest last. The orders of a discount are documents of this
   * table.
   */
  readonly orders: readonly OrderEntry[];
}

export type SlipEntry = OrderEntry | CancellationEntry | FoundEntry;
export type MadeEntry = OrderEntry | CancellationEntry | EndingEntry;
export type Entry = SlipEntry | EndingEntry;

/**
 * A table as plain JSON. Store it after every step, before its document is sent.
 *
 * @example
 * const stored: TableState = table.toJSON();
 */
export interface TableState {
  readonly flow: 'table';
  readonly version: 2;
  readonly issuer: IssuerFacts;
  /** The series of the slips, unless a step states another one. */
  readonly series?: string | undefined;
  /** The GUID of the table; absent until its first slip is built, unless it was stated. */
  readonly tableAA?: string | undefined;
  /** Every document, in order. Nothing is ever removed. */
  readonly entries: readonly Entry[];
  /** Items that were ordered again elsewhere or at another price. Absent when empty. */
  readonly moves?: readonly StoredMove[] | undefined;
}

const answered = {
  fate: oneOf('pending', 'issued', 'notIssued'),
  mark: optional(storedMark),
  uid: optional(storedUid),
  issuedAt: optional(storedMoment),
};

const DECIMAL = /^[0-9]+(?:\.[0-9]+)?$/;
const decimalText = text('a decimal', (value) => DECIMAL.test(value));

const price = object('StoredPrice', {
  lead: oneOf('unitPrice', 'unitPriceWithVat', 'net', 'gross'),
  price: decimalText,
  percent: optional(decimalText),
  unitLabel: optional(anyText),
} satisfies MembersOf<StoredPrice>);

const order = object('OrderEntry', {
  kind: oneOf('order'),
  document: documentShape,
  prices: listOf(price),
  move: optional(whole),
  ...answered,
} satisfies MembersOf<OrderEntry>);

const openOrder = object('OpenOrder', {
  mark: anyText,
  uid: anyText,
  quantityProducts: { kind: 'number' },
  totalNet: { kind: 'number' },
} satisfies MembersOf<OpenOrder>);

/** The members of every kind of entry. `MEMBERS` says which of them each kind has. */
const entry = object('Entry', {
  kind: oneOf('order', 'cancellation', 'closing', 'totalCancellation', 'found'),
  document: optional(documentShape),
  prices: optional(listOf(price)),
  takes: optional(listOf(object('LinePlace', { slip: whole, line: whole } satisfies MembersOf<LinePlace>))),
  stray: optional(oneOf(true)),
  move: optional(whole),
  lists: optional(listOf(whole, 1)),
  order: optional(openOrder),
  ...answered,
});

/** The mandatory and optional members of each kind of entry, besides its kind and its answer. */
const MEMBERS: Readonly<Record<Entry['kind'], { needs: readonly string[]; may: readonly string[] }>> = {
  order: { needs: ['document', 'prices'], may: ['move'] },
  cancellation: { needs: ['document', 'takes'], may: ['stray', 'move'] },
  closing: { needs: ['document', 'lists'], may: [] },
  totalCancellation: { needs: ['document', 'lists'], may: [] },
  found: { needs: ['order'], may: [] },
};

const OF_ALL = ['kind', ...Object.keys(answered)];

/** Whether each entry has exactly the members of its kind. */
const areOfTheirKind = ({ entries }: TableState): boolean =>
  entries.every((each) => {
    const { needs, may } = MEMBERS[each.kind];
    const names = Object.keys(each);
    return (
      needs.every((name) => names.includes(name)) &&
      names.every((name) => needs.includes(name) || may.includes(name) || OF_ALL.includes(name))
    );
  });

export const tableStateForm: StateForm<TableState> = {
  shape: object('TableState', {
    flow: oneOf(TABLE_HEAD.flow),
    version: oneOf(TABLE_HEAD.version),
    issuer: issuerFactsShape,
    series: optional(anyText),
    tableAA: optional(anyText),
    entries: listOf(entry),
    moves: optional(
      listOf(
        object('StoredMove', {
          kind: oneOf('move', 'discount'),
          orders: listOf(order),
        } satisfies MembersOf<StoredMove>),
      ),
    ),
  }),
  checks: [[areOfTheirKind, 'an entry without the members of its kind, or with others']],
};
