import type { Facts, IncomeFacts, MarkInput, PartyFacts } from '../../builders/facts/facts.js';
import type { OrderLine } from '../../builders/fluent/line-types.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import type { Answer } from '../shared/answer.js';

/** What every document of a table states for itself. */
type Numbered = Pick<Facts, 'aa' | 'issueDate' | 'print' | 'transmissionFailure' | 'otherCorrelatedEntities'>;

/**
 * Number and date of a slip; the series may be that of the table.
 *
 * @example
 * const slip: SlipFacts = { aa: '203', issueDate: '2026-11-20' };
 */
export interface SlipFacts extends Numbered {
  /** Series of the slip; that of the table unless stated. */
  readonly series?: Facts['series'] | undefined;
}

/**
 * What is ordered.
 *
 * @example
 * const order: TableOrder = {
 *   series: 'OS', aa: '201', issueDate: '2026-11-20',
 *   lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13 }],
 * };
 */
export interface TableOrder extends SlipFacts {
  /** What is ordered: description, quantity, unit, price, VAT. */
  readonly lines: readonly OrderLine[];
}

/**
 * Some of what was ordered, to be taken back. Price, VAT and unit are those of the order.
 *
 * @example
 * const cancelled: CancelledLine = { description: 'Καφές', quantity: 1 };
 */
export interface CancelledLine {
  /** The item as it was ordered. */
  readonly description?: string | undefined;
  /** The item's code as it was ordered. */
  readonly itemCode?: string | undefined;
  /** How many or how much is cancelled, above 0. */
  readonly quantity: DecimalInput;
  /** The net price of one, where the item was ordered at several. */
  readonly unitPrice?: DecimalInput | undefined;
  /** The price of one with VAT, where the item was ordered at several. */
  readonly unitPriceWithVat?: DecimalInput | undefined;
  /** The VAT percent at which it was ordered, where the item was ordered at several. */
  readonly vat?: DecimalInput | undefined;
  /** The VAT category at which it was ordered, where two have one percent, as 4 % has. */
  readonly vatCategory?: InvoiceLine['vatCategory'] | undefined;
  /** The unit in which it was ordered, where the item was ordered in several. */
  readonly unit?: number | string | undefined;
  /** The slip from which it is taken; the newest that has it unless stated. */
  readonly slip?: WhichDocument | undefined;
  /** The line of that slip, counted from 1, where item and price do not tell. */
  readonly line?: number | undefined;
}

/**
 * What is taken back of a table's orders.
 *
 * @example
 * const cancellation: TableCancellation = { aa: '202', issueDate: '2026-11-20', lines: [{ description: 'Καφές', quantity: 1 }] };
 */
export interface TableCancellation extends SlipFacts {
  /** What is taken back. */
  readonly lines: readonly CancelledLine[];
}

/**
 * The end of a table whose guests leave: nothing is sold.
 *
 * @example
 * const leaving: TotalTableCancellation = { aa: '203', issueDate: '2026-11-20' };
 */
export interface TotalTableCancellation extends SlipFacts {
  /** Only these slips, where not all that are open; cancellations go with the orders that they take from. */
  readonly slips?: readonly WhichDocument[] | undefined;
}

/** Number and date of the two slips of a step that orders items anew and cancels them where they were. */
interface TwoSlips {
  /** The order: it is sent first. */
  readonly order: SlipFacts;
  /** The cancellation: it is sent once the order is issued. */
  readonly cancellation: SlipFacts;
}

/**
 * Items that move to another table, or to a bill of their own.
 *
 * @example
 * const move: TableMove = {
 *   order: { aa: '321', issueDate: '2026-11-20' }, cancellation: { aa: '322', issueDate: '2026-11-20' },
 *   lines: [{ description: 'Καφές', quantity: 1 }],
 * };
 */
export interface TableMove extends TwoSlips {
  /** What moves, named as for a cancellation; price, VAT and unit go with it. */
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
  /** What becomes cheaper; all that remains unless stated. */
  readonly lines?: readonly CancelledLine[] | undefined;
} & (
    | { readonly percent: DecimalInput; readonly amount?: undefined }
    /** In euros, in the terms of the prices: with VAT where they have it. */
    | { readonly amount: DecimalInput; readonly percent?: undefined }
  );

/**
 * The missing half of a move or discount, to be made again under a number of its own.
 *
 * @example
 * const half: MoveHalf = { move: { series: 'OS', aa: '321' }, aa: '325', issueDate: '2026-11-20' };
 */
export interface MoveHalf extends SlipFacts {
  /** The order or the cancellation of the move. */
  readonly move: WhichDocument;
}

/**
 * What income an item is: `'goods'` or `'services'` for the usual classification of the closing's type, or one stated.
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
  /** How it is paid; the amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** What income the items are. Left out, it is reported as missing. */
  readonly income?: ClosingIncome | undefined;
  /** What income single items are, by their description or code, where it is not that of all. */
  readonly incomeOf?: Readonly<Record<string, ClosingIncome>> | undefined;
  /** Only these slips, for one of several bills; cancellations go with the orders that they take from. */
  readonly slips?: readonly WhichDocument[] | undefined;
  /** What remains, where the table knows its slips from the service's records alone. */
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
 * How a table is closed: number and date of the closing, what income the items are, how it is paid. The lines are those
 * that remain.
 *
 * @example
 * const bill: TableClosing = {
 *   type: '11.1', series: 'R', aa: '501', issueDate: '2026-11-20', income: 'goods', payments: [{ type: 3, amount: 'rest' }],
 * };
 */
export type TableClosing = RetailClosing | InvoiceClosing;

/**
 * A document of a table: itself, its number, or the MARK that was recorded for it, as text or as a number. The type is needed
 * only where two of the table's documents have one number.
 *
 * @example
 * const which: WhichDocument = { series: 'OS', aa: '201' };
 */
export type WhichDocument =
  | Document
  | { readonly series: string; readonly aa: string | number | bigint; readonly type?: string | undefined }
  | { readonly mark: MarkInput };

/**
 * What the service answered for a slip or a closing: an outcome of the client, or the members of an answer.
 *
 * @example
 * table.issued(slip, { ...(await client.issue(slip)), issuedAt: new Date() });
 * table.issued(slip, { mark: entry.invoiceMark, uid: entry.invoiceUid, issuedAt: new Date() });
 */
export interface TableAnswer extends Answer {
  /** When it was issued, as a `Date` or ISO 8601 text; from it a slip has 24 hours. */
  readonly issuedAt?: Date | string | undefined;
}
