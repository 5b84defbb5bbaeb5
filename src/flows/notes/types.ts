import type { Facts, IssuerFacts, LineFacts, MarkInput, PartyFacts } from '../../builders/facts/facts.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, Issue, IssuedDocument } from '../../types/index.js';
import type { SentDocument } from '../shared/issued.js';

/** An item, as named in the notes: by its code, or by its description if it has no code, with its unit if needed. */
export interface ItemName {
  readonly itemCode?: string | undefined;
  readonly description?: string | undefined;
  /** The code or name of the unit; needed only if the notes have the item in several units. */
  readonly unit?: number | string | undefined;
}

/**
 * The price of an item, because notes have no prices: the members of an invoice line other than its item and quantity.
 *
 * @example
 * const price: NotePrice = { description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' };
 */
export type NotePrice = ItemName &
  Omit<
    LineFacts,
    | 'quantity'
    | 'unit'
    | 'itemCode'
    | 'description'
    | 'unitLabel'
    | 'otherMeasurementUnitQuantity'
    | 'otherMeasurementUnitTitle'
    | 'TaricNo'
    | 'recType'
  > & {
    readonly quantity?: never;
  };

/**
 * The quantity of an item to invoice now.
 *
 * @example
 * const some: NoteQuantity = { itemCode: 'OIL-500', quantity: 10 };
 */
export interface NoteQuantity extends ItemName {
  /** Above zero, in the unit of the notes. */
  readonly quantity: DecimalInput;
}

/** Options that decide which notes and quantities count. */
export interface NotesOptions {
  /** Earlier invoices of these notes. */
  readonly invoices?: readonly (Document | IssuedDocument | SentDocument)[] | undefined;
  /** The MARKs of cancelled notes. The notes themselves do not show this. */
  readonly cancelled?: readonly MarkInput[] | undefined;
}

/**
 * The facts of an invoice that do not come from its delivery notes.
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
  /** One price for each invoiced item. */
  readonly prices: readonly NotePrice[];
  /** What is invoiced. Default: everything that the notes have left. */
  readonly quantities?: readonly NoteQuantity[] | undefined;
  /** How it is paid. One amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** Members of the issuer that the notes lack, such as profession and tax office in print. */
  readonly issuer?: Partial<IssuerFacts> | undefined;
  /** Members of the counterpart that the notes lack, or the branch that is invoiced. */
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
  /** Delivered, but neither returned nor invoiced. */
  readonly remaining: number;
  /** Invoiced or returned in excess of what was delivered. */
  readonly tooMuch: number;
}

/** An invoice of delivery notes, its warnings, and what the notes have left after it. */
export interface NotesInvoice {
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly remaining: readonly RemainingNoteItem[];
}

/** The received quantity of a line of a delivery note. */
export interface ReceivedLine {
  /** `lineNumber` of the note. */
  readonly line: number;
  /** Above zero, in the unit of the line. */
  readonly quantity: DecimalInput;
}

/**
 * The facts of a receiving note that do not come from the delivery note.
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
    | 'nonObligatedRecipient'
    | 'withoutDigitalTransportTracking'
    | 'packages'
    | 'print'
    | 'transmissionFailure'
  > {
  /** Why the note is issued, 1 to 7. */
  readonly receivingNotePurpose: NonNullable<Facts['receivingNotePurpose']>;
  /** What was received. Default: everything on the delivery note. Lines that are not listed were not received. */
  readonly received?: readonly ReceivedLine[] | undefined;
  /** `false`: 10.2, which refers to no delivery note. */
  readonly correlated?: boolean | undefined;
  /** Members of the receiver, who issues the receiving note, that the delivery note lacks. */
  readonly issuer?: Partial<IssuerFacts> | undefined;
  /** Members of the sender that the delivery note lacks. */
  readonly counterpart?: Partial<PartyFacts> | undefined;
}

/** A receiving note and its warnings. */
export interface Receiving {
  readonly document: Document;
  readonly issues: readonly Issue[];
}
