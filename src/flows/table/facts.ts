import type { Facts, IncomeFacts, MarkInput, PartyFacts } from '../../builders/facts/facts.js';
import type { OrderLine } from '../../builders/fluent/line-types.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import type { DocumentAnswer } from '../shared/answer.js';

/** The facts that every document of a table has. */
type Numbered = Pick<Facts, 'aa' | 'issueDate' | 'print' | 'transmissionFailure' | 'otherCorrelatedEntities'>;

/**
 * The number and date of a slip. The series may come from the table.
 *
 * @example
 * const slip: SlipFacts = { aa: '203', issueDate: '2026-11-20' };
 */
export interface SlipFacts extends Numbered {
  /** The series of the slip. Default: the series of the table. */
  readonly series?: Facts['series'] | undefined;
}

/**
 * What is ordered.
 *
 * @example
 * const order: TableOrder = {
 *   series: 'OS', aa: '201', issueDate: '2026-11-20',
 *   lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24 }],
 * };
 */
export interface TableOrder extends SlipFacts {
  /** What is ordered: description, quantity, unit, price, VAT. */
  readonly lines: readonly OrderLine[];
}

/**
 * Ordered items to cancel. Price, VAT and unit are those of the order.
 *
 * @example
 * const cancelled: CancelledLine = { description: 'Καφές', quantity: 1 };
 */
export interface CancelledLine {
  /** The description of the item, as ordered. */
  readonly description?: string | undefined;
  /** The code of the item, as ordered. */
  readonly itemCode?: string | undefined;
  /** The quantity to cancel, above 0. */
  readonly quantity: DecimalInput;
  /** The net unit price, if the item was ordered at several prices. */
  readonly unitPrice?: DecimalInput | undefined;
  /** The unit price with VAT, if the item was ordered at several prices. */
  readonly unitPriceWithVat?: DecimalInput | undefined;
  /** The VAT percent of the order, if the item was ordered at several rates. */
  readonly vat?: DecimalInput | undefined;
  /** The VAT category of the order, if two categories have the same percent, such as 4 %. */
  readonly vatCategory?: InvoiceLine['vatCategory'] | undefined;
  /** The unit of the order, if the item was ordered in several units. */
  readonly unit?: number | string | undefined;
  /** The slip to take it from. Default: the newest one that has it. */
  readonly slip?: WhichDocument | undefined;
  /** The line of that slip, counted from 1, if item and price are ambiguous. */
  readonly line?: number | undefined;
}

/**
 * A partial cancellation of a table's orders.
 *
 * @example
 * const cancellation: TableCancellation = { aa: '202', issueDate: '2026-11-20', lines: [{ description: 'Καφές', quantity: 1 }] };
 */
export interface TableCancellation extends SlipFacts {
  /** The items to cancel. */
  readonly lines: readonly CancelledLine[];
}

/**
 * The cancellation of a whole table, for example because the guests leave. Nothing is sold.
 *
 * @example
 * const leaving: TotalTableCancellation = { aa: '203', issueDate: '2026-11-20' };
 */
export interface TotalTableCancellation extends SlipFacts {
  /** Only these slips. Default: all open slips. Cancellations are included with the orders that they take from. */
  readonly slips?: readonly WhichDocument[] | undefined;
}

/** The numbers and dates of the two slips of a step that orders items again and cancels the old order. */
interface TwoSlips {
  /** The order, which is sent first. */
  readonly order: SlipFacts;
  /** The cancellation, which is sent once the order is issued. */
  readonly cancellation: SlipFacts;
}

/**
 * Items that move to another table, or to a separate bill.
 *
 * @example
 * const move: TableMove = {
 *   order: { aa: '321', issueDate: '2026-11-20' }, cancellation: { aa: '322', issueDate: '2026-11-20' },
 *   lines: [{ description: 'Καφές', quantity: 1 }],
 * };
 */
export interface TableMove extends TwoSlips {
  /** The items that move, described as for a cancellation. Price, VAT and unit are kept. */
  readonly lines: readonly CancelledLine[];
}

/**
 * A discount on what remains of a table, or on some of it.
 *
 * @example
 * const discount: TableDiscount = {
 *   percent: 10, order: { aa: '323', issueDate: '2026-11-20' }, cancellation: { aa: '324', issueDate: '2026-11-20' },
 * };
 */
export type TableDiscount = TwoSlips & {
  /** The items that become cheaper. Default: everything that remains. */
  readonly lines?: readonly CancelledLine[] | undefined;
} & (
    | { readonly percent: DecimalInput; readonly amount?: undefined }
    /** In euros, with VAT if the prices include it. */
    | { readonly amount: DecimalInput; readonly percent?: undefined }
  );

/**
 * The missing half of a move or discount, to be built again under a new number.
 *
 * @example
 * const half: MoveHalf = { move: { series: 'OS', aa: '321' }, aa: '325', issueDate: '2026-11-20' };
 */
export interface MoveHalf extends SlipFacts {
  /** The order or the cancellation of the move. */
  readonly move: WhichDocument;
}

/**
 * The order of a move that the other table lacks, because the program stopped before that table was stored. The order
 * keeps its number.
 *
 * @example
 * const { other: there } = here.finishMove({ move: order }, stored);
 */
export interface MovedOrder {
  /** The order or the cancellation of the move. */
  readonly move: WhichDocument;
  readonly aa?: undefined;
  readonly issueDate?: undefined;
}

/**
 * The income of an item: `'goods'` or `'services'` for the usual classification of the closing's type, or an explicit
 * classification.
 *
 * @example
 * const income: ClosingIncome = { type: 'E3_561_003', category: 'category1_2' };
 */
export type ClosingIncome =
  | Extract<IncomeFacts, string>
  | Omit<Exclude<IncomeFacts, string | readonly unknown[]>, 'amount'>;

interface AnyClosing
  extends Numbered,
    Pick<Facts, 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions'> {
  readonly series: Facts['series'];
  /** How it is paid. The amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** The income of the items. If omitted, it is reported as missing. */
  readonly income?: ClosingIncome | undefined;
  /** The income of single items, by description or code, if it differs from the others. */
  readonly incomeOf?: Readonly<Record<string, ClosingIncome>> | undefined;
  /** Only these slips, for one of several bills. Cancellations are included with the orders that they take from. */
  readonly slips?: readonly WhichDocument[] | undefined;
  /** What remains, if the table knows its slips only from the service's records. */
  readonly lines?: Facts['lines'];
}

interface RetailClosing extends AnyClosing {
  /** 11.1 retail receipt, 11.4 retail credit. */
  readonly type: '11.1' | '11.4';
  readonly counterpart?: undefined;
}

interface InvoiceClosing extends AnyClosing {
  /** 1.1 sales invoice, 5.2 credit invoice without correlation. */
  readonly type: '1.1' | '5.2';
  /** Who receives the invoice. */
  readonly counterpart: PartyFacts;
}

/**
 * How a table is closed: the number and date of the closing, the income of the items, and the payments. The lines are
 * those that remain.
 *
 * @example
 * const bill: TableClosing = {
 *   type: '11.1', series: 'R', aa: '501', issueDate: '2026-11-20', income: 'goods', payments: [{ type: 3, amount: 'rest' }],
 * };
 */
export type TableClosing = RetailClosing | InvoiceClosing;

/**
 * Identifies a document of a table: by the document itself, its number, or its recorded MARK, as text or as a number.
 * The type is needed only if two documents of the table have the same number.
 *
 * @example
 * const which: WhichDocument = { series: 'OS', aa: '201' };
 */
export type WhichDocument =
  | Document
  | { readonly series: string; readonly aa: string | number | bigint; readonly type?: string | undefined }
  | { readonly mark: MarkInput };

/**
 * The service's answer for a slip or a closing: an outcome of the client, or the members of an answer.
 *
 * @example
 * table.issued(slip, { ...(await client.issue(slip)), issuedAt: new Date() });
 * table.issued(slip, { mark: entry.invoiceMark, uid: entry.invoiceUid, issuedAt: new Date() });
 */
export interface TableAnswer extends DocumentAnswer {
  /** When it was issued, as a `Date` or ISO 8601 text. A slip must be closed within 24 hours after this. */
  readonly issuedAt?: Date | string | undefined;
}
