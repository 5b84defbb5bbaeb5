import * as z from 'zod/mini';
import { type Currency, currencies, type InvoiceType, providerInvoiceTypes } from '../codes/index.js';
import { code, date, decimalNumber, flag, guid, integer, mark, text, time, uid } from './leaf.js';
import { type Address, addressShape, type Party, partyShape } from './party.js';

/** From where to where goods travel. */
export const otherDeliveryNoteHeaderShape = z.strictObject({
  loadingAddress: addressShape,
  deliveryAddress: addressShape,
  startShippingBranch: z.optional(integer(0)),
  completeShippingBranch: z.optional(integer(0)),
});

/** Somebody else who has a part in the transaction, such as a carrier or a tax representative. */
export const otherCorrelatedEntityShape = z.strictObject({
  type: integer(1, 6),
  entityData: partyShape,
});

/** The head of a document: its number, date, type and links. */
export const invoiceHeaderShape = z.strictObject({
  series: text(50, 1),
  aa: text(50, 1),
  issueDate: date(),
  invoiceType: code(providerInvoiceTypes),
  vatPaymentSuspension: z.optional(flag()),
  currency: z.optional(code(currencies)),
  exchangeRate: z.optional(decimalNumber({ above: 0, max: 50_000, decimals: 5 })),
  correlatedInvoices: z.optional(z.array(mark())),
  correlatedInvoicesLabel: z.optional(text()),
  selfPricing: z.optional(flag()),
  dispatchDate: z.optional(date()),
  dispatchTime: z.optional(time()),
  vehicleNumber: z.optional(text(150)),
  movePurpose: z.optional(integer(1, 20)),
  movePurposeLabel: z.optional(text()),
  otherMovePurposeTitle: z.optional(text(150)),
  fuelInvoice: z.optional(flag()),
  specialInvoiceCategory: z.optional(integer(1, 13)),
  invoiceVariationType: z.optional(integer(1, 4)),
  otherCorrelatedEntities: z.optional(z.array(otherCorrelatedEntityShape)),
  otherDeliveryNoteHeader: z.optional(otherDeliveryNoteHeaderShape),
  isDeliveryNote: z.optional(flag()),
  thirdPartyCollection: z.optional(flag()),
  multipleConnectedMarks: z.optional(z.array(mark())),
  multipleConnectedUids: z.optional(z.array(uid())),
  tableAA: z.optional(guid()),
  totalCancelDeliveryOrders: z.optional(flag()),
  reverseDeliveryNote: z.optional(flag()),
  reverseDeliveryNotePurpose: z.optional(integer(1, 5)),
  toWeigh: z.optional(flag()),
  receivingNotePurpose: z.optional(integer(1, 7)),
  otherReceivingNotePurposeTitle: z.optional(text(150)),
  nonObligatedRecipient: z.optional(flag()),
  withoutDigitalTransportTracking: z.optional(flag()),
});

/** The head of a document: its number, date, type and links. */
export interface InvoiceHeader {
  /** Series, 1 to 50 characters; `"0"` when none is used. */
  readonly series: string;
  /** Serial number: digits as text, up to 18446744073709551615 for a Greek issuer (212). */
  readonly aa: string;
  /** Issue date `YYYY-MM-DD`, by the calendar of Athens. */
  readonly issueDate: string;
  /** Document type, `1.1` to `11.5` on the provider channel. */
  readonly invoiceType: InvoiceType;
  /** VAT payment suspension; only `true` means anything. */
  readonly vatPaymentSuspension?: boolean | undefined;
  /** ISO 4217 currency; `EUR` when absent. Not on 9.x and 10.x. */
  readonly currency?: Currency | undefined;
  /** Rate to the euro, above 0, five decimals; only and always with another currency (211). */
  readonly exchangeRate?: number | undefined;
  /** MARKs of the documents that this one corrects or completes (5.1, 1.6, 2.4, 9.1, 10.1 …). */
  readonly correlatedInvoices?: readonly number[] | undefined;
  /** Text printed for the correlated documents. */
  readonly correlatedInvoicesLabel?: string | undefined;
  /** Self-pricing; only `true`. */
  readonly selfPricing?: boolean | undefined;
  /** Planned date of dispatch. */
  readonly dispatchDate?: string | undefined;
  /** Planned time of dispatch, `HH:mm:ss`. */
  readonly dispatchTime?: string | undefined;
  /** Number plate of the vehicle, at most 150 characters. */
  readonly vehicleNumber?: string | undefined;
  /** Purpose of the movement, 1 to 20; 6, 15, 16, 17, 18 are withdrawn. */
  readonly movePurpose?: number | undefined;
  /** Printed text of the purpose. */
  readonly movePurposeLabel?: string | undefined;
  /** Title of the purpose; only and always with `movePurpose` 19. */
  readonly otherMovePurposeTitle?: string | undefined;
  /** Fuel document; only `true`. */
  readonly fuelInvoice?: boolean | undefined;
  /** Special category, 1 to 13; 12 = restaurant transactions. */
  readonly specialInvoiceCategory?: number | undefined;
  /** Variation type, 1 to 4; not on the provider channel. */
  readonly invoiceVariationType?: number | undefined;
  /** Other parties of the transaction. */
  readonly otherCorrelatedEntities?: readonly OtherCorrelatedEntity[] | undefined;
  /** Addresses and establishments of a goods movement. */
  readonly otherDeliveryNoteHeader?: OtherDeliveryNoteHeader | undefined;
  /** This value document is also a delivery note; only `true`. */
  readonly isDeliveryNote?: boolean | undefined;
  /** 8.4 and 8.5: collected for a third party; only `true`. */
  readonly thirdPartyCollection?: boolean | undefined;
  /** MARKs of the slips, notes or receipts that this document closes or refers to. */
  readonly multipleConnectedMarks?: readonly number[] | undefined;
  /** UIDs of slips that were issued offline; the service turns them into MARKs. */
  readonly multipleConnectedUids?: readonly string[] | undefined;
  /** GUID of the table; on every 8.6 and nowhere else. */
  readonly tableAA?: string | undefined;
  /** 8.6: cancels all listed slips; only `true`. */
  readonly totalCancelDeliveryOrders?: boolean | undefined;
  /** 9.3: reverse delivery note; only `true`. */
  readonly reverseDeliveryNote?: boolean | undefined;
  /** Why the delivery note is reverse, 1 to 5. */
  readonly reverseDeliveryNotePurpose?: number | undefined;
  /** 9.x: quantities are settled by weighing; only `true`. */
  readonly toWeigh?: boolean | undefined;
  /** 10.x: why the receiving note is issued, 1 to 7. */
  readonly receivingNotePurpose?: number | undefined;
  /** Title of the purpose; only and always with `receivingNotePurpose` 7. */
  readonly otherReceivingNotePurposeTitle?: string | undefined;
  /** The recipient takes no part in the digital process; only `true`. */
  readonly nonObligatedRecipient?: boolean | undefined;
  /** The note is outside digital tracking and complete on issue; only `true`. */
  readonly withoutDigitalTransportTracking?: boolean | undefined;
}

/** Loading and delivery addresses of a goods movement. */
export interface OtherDeliveryNoteHeader {
  /** Where the goods are loaded. */
  readonly loadingAddress: Address;
  /** Where the goods are delivered. */
  readonly deliveryAddress: Address;
  /** Establishment of loading; only when it is not the issuer's branch. */
  readonly startShippingBranch?: number | undefined;
  /** Establishment of delivery; only when it is not the counterpart's branch. */
  readonly completeShippingBranch?: number | undefined;
}

/** Another party of the transaction. */
export interface OtherCorrelatedEntity {
  /** 1 tax representative, 2 intermediary, 3 carrier, 4 recipient, 5 sender, 6 other. */
  readonly type: number;
  /** Who it is. */
  readonly entityData: Party;
}
