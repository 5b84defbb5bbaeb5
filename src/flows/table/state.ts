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

/** How the state of a table is known. */
export const TABLE_HEAD = { flow: 'table', version: 2 } as const;

/** What became of a document: no answer yet, issued (with a MARK, or offline with a UID alone), or not issued. */
export type Fate = 'pending' | 'issued' | 'notIssued';

/** What a price of an ordered line was stated as; the rest of the line stands in its slip. */
export interface StoredPrice {
  readonly lead: 'unitPrice' | 'unitPriceWithVat' | 'net' | 'gross';
  readonly price: string;
  /** Discount of the line in percent; one by amount is seen from the slip. */
  readonly percent?: string | undefined;
  /** Printed name of the unit, where it is not that of the table of units. */
  readonly unitLabel?: string | undefined;
}

/** A line of a slip, by the place of the slip among the table's documents and its own place in it. */
export interface LinePlace {
  readonly slip: number;
  readonly line: number;
}

/** What is known of a document from its answer. */
export interface Answered {
  readonly fate: Fate;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  /** Moment of the answer, ISO 8601. */
  readonly issuedAt?: string | undefined;
}

/** An order slip. */
export interface OrderEntry extends Answered {
  readonly kind: 'order';
  readonly document: Document;
  /** For each line. */
  readonly prices: readonly StoredPrice[];
  /** The discount that it is one half of, by its place among the moves. */
  readonly move?: number | undefined;
}

/** A partial cancellation: each of its lines takes from one line of an order. */
export interface CancellationEntry extends Answered {
  readonly kind: 'cancellation';
  readonly document: Document;
  /** For each line. */
  readonly takes: readonly LinePlace[];
  /** Issued after all, when what it cancels was no longer there: only a total cancellation clears it. */
  readonly stray?: true | undefined;
  /** The move or discount that it is one half of, by its place among the moves. */
  readonly move?: number | undefined;
}

/** What ends slips: a closing, or a total cancellation. */
export interface EndingEntry extends Answered {
  readonly kind: 'closing' | 'totalCancellation';
  readonly document: Document;
  /** The slips that it lists, by their places among the table's documents. */
  readonly lists: readonly number[];
}

/** A slip that is known by the service's record alone, without its lines. */
export interface FoundEntry extends Answered {
  readonly kind: 'found';
  readonly order: OpenOrder;
}

/** Items that were ordered anew and cancelled where they were: on another table, or here at a lower price. */
export interface StoredMove {
  readonly kind: 'move' | 'discount';
  /**
   * The orders on the other table, as far as this one has heard of them, the newest last. Those of a discount are documents of
   * this table.
   */
  readonly orders: readonly OrderEntry[];
}

export type SlipEntry = OrderEntry | CancellationEntry | FoundEntry;
export type MadeEntry = OrderEntry | CancellationEntry | EndingEntry;
export type Entry = SlipEntry | EndingEntry;

/**
 * A table as plain JSON, to be stored after every step and before its document is sent.
 *
 * @example
 * const stored: TableState = table.toJSON();
 */
export interface TableState {
  readonly flow: 'table';
  readonly version: 2;
  readonly issuer: IssuerFacts;
  /** Series of the slips, unless a step states another. */
  readonly series?: string | undefined;
  /** GUID of the table; absent until its first slip is made, unless it was stated. */
  readonly tableAA?: string | undefined;
  /** Everything that was made, in that order; nothing is ever taken out. */
  readonly entries: readonly Entry[];
  /** What was ordered anew elsewhere or at another price; absent where nothing was. */
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

/** The members of every kind of entry; which of them a kind has, `MEMBERS` says. */
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

/** What each kind of entry has besides its kind and its answer, and what it may have. */
const MEMBERS: Readonly<Record<Entry['kind'], { needs: readonly string[]; may: readonly string[] }>> = {
  order: { needs: ['document', 'prices'], may: ['move'] },
  cancellation: { needs: ['document', 'takes'], may: ['stray', 'move'] },
  closing: { needs: ['document', 'lists'], may: [] },
  totalCancellation: { needs: ['document', 'lists'], may: [] },
  found: { needs: ['order'], may: [] },
};

const OF_ALL = ['kind', ...Object.keys(answered)];

/** Whether each entry has the members of its kind, and no others. */
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
