import * as z from 'zod/mini';
import { type IssuerFacts, issuerFactsShape } from '../../builders/facts/party.js';
import type { Document, OpenOrder } from '../../types/index.js';
import { stored, storedDocument, storedMark, storedMoment, storedUid } from '../shared/state.js';

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

const place = z.int().check(z.minimum(0));

const answered = {
  fate: z.enum(['pending', 'issued', 'notIssued']),
  mark: z.optional(storedMark()),
  uid: z.optional(storedUid()),
  issuedAt: z.optional(storedMoment()),
};

const decimalText = z.string().check(z.regex(/^[0-9]+(?:\.[0-9]+)?$/));

const orderShape = z.strictObject({
  kind: z.literal('order'),
  document: storedDocument(),
  prices: z.array(
    z.strictObject({
      lead: z.enum(['unitPrice', 'unitPriceWithVat', 'net', 'gross']),
      price: decimalText,
      percent: z.optional(decimalText),
      unitLabel: z.optional(z.string()),
    }),
  ),
  move: z.optional(place),
  ...answered,
});

const entryShape = z.discriminatedUnion('kind', [
  orderShape,
  z.strictObject({
    kind: z.literal('cancellation'),
    document: storedDocument(),
    takes: z.array(z.strictObject({ slip: place, line: place })),
    stray: z.optional(z.literal(true)),
    move: z.optional(place),
    ...answered,
  }),
  z.strictObject({
    kind: z.enum(['closing', 'totalCancellation']),
    document: storedDocument(),
    lists: z.array(place).check(z.minLength(1)),
    ...answered,
  }),
  z.strictObject({
    kind: z.literal('found'),
    order: z.strictObject({
      mark: z.string(),
      uid: z.string(),
      quantityProducts: z.number(),
      totalNet: z.number(),
    }),
    ...answered,
  }),
]);

export const tableStateShape = z.strictObject({
  flow: z.literal(TABLE_HEAD.flow),
  version: z.literal(TABLE_HEAD.version),
  issuer: stored<IssuerFacts>(issuerFactsShape, 'no issuer'),
  series: z.optional(z.string()),
  tableAA: z.optional(z.string()),
  entries: z.array(entryShape),
  moves: z.optional(
    z.array(z.strictObject({ kind: z.enum(['move', 'discount']), orders: z.array(orderShape) })),
  ),
}) as unknown as z.ZodMiniType<TableState>;
