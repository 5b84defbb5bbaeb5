import type { Facts, IssuerFacts, LineFacts, MarkInput, PartyFacts } from '../../builders/facts/facts.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, Issue, IssuedDocument } from '../../types/index.js';
import type { SentDocument } from '../shared/issued.js';

/** An item as the notes name it: by its code, or by its description where it has none; with its unit where that is needed. */
export interface ItemName {
  readonly itemCode?: string | undefined;
  readonly description?: string | undefined;
  /** Code or name of the unit; only where the notes hold the item in several. */
  readonly unit?: number | string | undefined;
}

/**
 * The price of an item: notes have none. What a line of an invoice takes besides its item and quantity.
 *
 * @example
 * const price: NotePrice = { description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' };
 */
export type NotePrice = ItemName &
  Omit<LineFacts, 'quantity' | 'unit' | 'itemCode' | 'description' | 'unitLabel' | 'TaricNo' | 'recType'> & {
    readonly quantity?: never;
  };

/**
 * How many of an item are invoiced now.
 *
 * @example
 * const some: NoteQuantity = { itemCode: 'OIL-500', quantity: 10 };
 */
export interface NoteQuantity extends ItemName {
  /** Above zero, in the unit of the notes. */
  readonly quantity: DecimalInput;
}

/** Which of the notes count. */
export interface NotesOptions {
  /** Invoices of these notes that were issued before. */
  readonly invoices?: readonly (Document | IssuedDocument | SentDocument)[] | undefined;
  /** MARKs of the notes that were cancelled: the notes themselves do not say so. */
  readonly cancelled?: readonly MarkInput[] | undefined;
}

/**
 * What an invoice says that its delivery notes do not.
 *
 * @example
 * const facts: NotesInvoiceFacts = {
 *   series: 'ΤΙΜ', aa: '158', issueDate: '2026-11-20',
 *   prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }], payments: [onCredit('rest')],
 * };
 */
export interface NotesInvoiceFacts
  extends NotesOptions,
    Pick<
      Facts,
      | 'series'
      | 'aa'
      | 'issueDate'
      | 'currency'
      | 'exchangeRate'
      | 'discount'
      | 'vatPaymentSuspension'
      | 'print'
      | 'transmissionFailure'
    > {
  /** One for each item that is invoiced. */
  readonly prices: readonly NotePrice[];
  /** What is invoiced, if not all that the notes have left. */
  readonly quantities?: readonly NoteQuantity[] | undefined;
  /** How it is paid; one amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** What the notes do not say of the issuer, such as profession and tax office in print. */
  readonly issuer?: Partial<IssuerFacts> | undefined;
  /** What the notes do not say of the counterpart, or which of its branches is invoiced. */
  readonly counterpart?: Partial<PartyFacts> | undefined;
}

/** An item of delivery notes; quantities as JSON numbers in its unit. */
export interface RemainingNoteItem {
  readonly itemCode?: string;
  readonly itemDescr?: string;
  readonly measurementUnit?: number;
  readonly delivered: number;
  readonly returned: number;
  readonly invoiced: number;
  /** Delivered, and neither returned nor invoiced. */
  readonly remaining: number;
  /** Invoiced or returned beyond what was delivered. */
  readonly tooMuch: number;
}

/** An invoice of delivery notes, what is odd about it, and what the notes have left after it. */
export interface NotesInvoice {
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly remaining: readonly RemainingNoteItem[];
}

/** What was received of a line of a delivery note. */
export interface ReceivedLine {
  /** `lineNumber` of the note. */
  readonly line: number;
  /** Above zero, in the unit of the line. */
  readonly quantity: DecimalInput;
}

/**
 * What a receiving note says that the delivery note does not.
 *
 * @example
 * const facts: ReceivingFacts = { series: 'ΔΠΠ', aa: '19', issueDate: '2026-11-20', receivingNotePurpose: 5, received: [{ line: 1, quantity: 19 }] };
 */
export interface ReceivingFacts
  extends Pick<
    Facts,
    | 'series'
    | 'aa'
    | 'issueDate'
    | 'otherReceivingNotePurposeTitle'
    | 'packages'
    | 'print'
    | 'transmissionFailure'
  > {
  /** Why the note is issued, 1 to 7. */
  readonly receivingNotePurpose: NonNullable<Facts['receivingNotePurpose']>;
  /** What was received; all as the delivery note states it unless stated. Lines that are not named were not received. */
  readonly received?: readonly ReceivedLine[] | undefined;
  /** `false`: 10.2, which names no delivery note. */
  readonly correlated?: boolean | undefined;
  /** What the delivery note does not say of the receiver, who issues the receiving note. */
  readonly issuer?: Partial<IssuerFacts> | undefined;
  /** What the delivery note does not say of the sender. */
  readonly counterpart?: Partial<PartyFacts> | undefined;
}

/** A receiving note and what is odd about it. */
export interface Receiving {
  readonly document: Document;
  readonly issues: readonly Issue[];
}
