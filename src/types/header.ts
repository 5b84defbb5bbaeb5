import * as z from 'zod/mini';
import { currencies, providerInvoiceTypes } from '../codes/index.js';
import { code, date, decimalNumber, flag, guid, integer, mark, text, time, uid } from './leaf.js';
import { addressShape, partyShape } from './party.js';

/** From where to where goods travel. */
export const otherDeliveryNoteHeaderShape = z.strictObject({
  /** Where the goods are loaded. */
  loadingAddress: addressShape,
  /** Where the goods are delivered. */
  deliveryAddress: addressShape,
  /** Establishment of loading; only when it is not the issuer's branch. */
  startShippingBranch: z.optional(integer(0)),
  /** Establishment of delivery; only when it is not the counterpart's branch. */
  completeShippingBranch: z.optional(integer(0)),
});

/** Somebody else who has a part in the transaction, such as a carrier or a tax representative. */
export const otherCorrelatedEntityShape = z.strictObject({
  /** 1 tax representative, 2 intermediary, 3 carrier, 4 recipient, 5 sender, 6 other. */
  type: integer(1, 6),
  /** Who it is. */
  entityData: partyShape,
});

/** The head of a document: its number, date, type and links. */
export const invoiceHeaderShape = z.strictObject({
  /** Series, 1 to 50 characters; `"0"` when none is used. */
  series: text(50, 1),
  /** Serial number: digits as text, up to 18446744073709551615 for a Greek issuer (212). */
  aa: text(50, 1),
  /** Issue date `YYYY-MM-DD`, by the calendar of Athens. */
  issueDate: date(),
  /** Document type, `1.1` to `11.5` on the provider channel. */
  invoiceType: code(providerInvoiceTypes),
  /** VAT payment suspension; only `true` means anything. */
  vatPaymentSuspension: z.optional(flag()),
  /** ISO 4217 currency; `EUR` when absent. Not on 9.x and 10.x. */
  currency: z.optional(code(currencies)),
  /** Rate to the euro, above 0, five decimals; only and always with another currency (211). */
  exchangeRate: z.optional(decimalNumber({ above: 0, max: 50_000, decimals: 5 })),
  /** MARKs of the documents that this one corrects or completes (5.1, 1.6, 2.4, 9.1, 10.1 …). */
  correlatedInvoices: z.optional(z.array(mark())),
  /** Text printed for the correlated documents. */
  correlatedInvoicesLabel: z.optional(text()),
  /** Self-pricing; only `true`. */
  selfPricing: z.optional(flag()),
  /** Planned date of dispatch. */
  dispatchDate: z.optional(date()),
  /** Planned time of dispatch, `HH:mm:ss`. */
  dispatchTime: z.optional(time()),
  /** Number plate of the vehicle, at most 150 characters. */
  vehicleNumber: z.optional(text(150)),
  /** Purpose of the movement, 1 to 20; 6, 15, 16, 17, 18 are withdrawn. */
  movePurpose: z.optional(integer(1, 20)),
  /** Printed text of the purpose. */
  movePurposeLabel: z.optional(text()),
  /** Title of the purpose; only and always with `movePurpose` 19. */
  otherMovePurposeTitle: z.optional(text(150)),
  /** Fuel document; only `true`. */
  fuelInvoice: z.optional(flag()),
  /** Special category, 1 to 13; 12 = restaurant transactions. */
  specialInvoiceCategory: z.optional(integer(1, 13)),
  /** Variation type, 1 to 4; not on the provider channel. */
  invoiceVariationType: z.optional(integer(1, 4)),
  /** Other parties of the transaction. */
  otherCorrelatedEntities: z.optional(z.array(otherCorrelatedEntityShape)),
  /** Addresses and establishments of a goods movement. */
  otherDeliveryNoteHeader: z.optional(otherDeliveryNoteHeaderShape),
  /** This value document is also a delivery note; only `true`. */
  isDeliveryNote: z.optional(flag()),
  /** 8.4 and 8.5: collected for a third party; only `true`. */
  thirdPartyCollection: z.optional(flag()),
  /** MARKs of the slips, notes or receipts that this document closes or refers to. */
  multipleConnectedMarks: z.optional(z.array(mark())),
  /** UIDs of slips that were issued offline; the service turns them into MARKs. */
  multipleConnectedUids: z.optional(z.array(uid())),
  /** GUID of the table; on every 8.6 and nowhere else. */
  tableAA: z.optional(guid()),
  /** 8.6: cancels all listed slips; only `true`. */
  totalCancelDeliveryOrders: z.optional(flag()),
  /** 9.3: reverse delivery note; only `true`. */
  reverseDeliveryNote: z.optional(flag()),
  /** Why the delivery note is reverse, 1 to 5. */
  reverseDeliveryNotePurpose: z.optional(integer(1, 5)),
  /** 9.x: quantities are settled by weighing; only `true`. */
  toWeigh: z.optional(flag()),
  /** 10.x: why the receiving note is issued, 1 to 7. */
  receivingNotePurpose: z.optional(integer(1, 7)),
  /** Title of the purpose; only and always with `receivingNotePurpose` 7. */
  otherReceivingNotePurposeTitle: z.optional(text(150)),
  /** The recipient takes no part in the digital process; only `true`. */
  nonObligatedRecipient: z.optional(flag()),
  /** The note is outside digital tracking and complete on issue; only `true`. */
  withoutDigitalTransportTracking: z.optional(flag()),
});

/** The head of a document: its number, date, type and links. */
export type InvoiceHeader = z.infer<typeof invoiceHeaderShape>;

/** Loading and delivery addresses of a goods movement. */
export type OtherDeliveryNoteHeader = z.infer<typeof otherDeliveryNoteHeaderShape>;

/** Another party of the transaction. */
export type OtherCorrelatedEntity = z.infer<typeof otherCorrelatedEntityShape>;
