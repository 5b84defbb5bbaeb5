import * as z from 'zod';
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
  startShippingBranch: integer(0).optional(),
  /** Establishment of delivery; only when it is not the counterpart's branch. */
  completeShippingBranch: integer(0).optional(),
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
  vatPaymentSuspension: flag().optional(),
  /** ISO 4217 currency; `EUR` when absent. Not on 9.x and 10.x. */
  currency: code(currencies).optional(),
  /** Rate to the euro, above 0, five decimals; only and always with another currency (211). */
  exchangeRate: decimalNumber({ above: 0, max: 50_000, decimals: 5 }).optional(),
  /** MARKs of the documents that this one corrects or completes (5.1, 1.6, 2.4, 9.1, 10.1 …). */
  correlatedInvoices: z.array(mark()).optional(),
  /** Text printed for the correlated documents. */
  correlatedInvoicesLabel: text().optional(),
  /** Self-pricing; only `true`. */
  selfPricing: flag().optional(),
  /** Planned date of dispatch. */
  dispatchDate: date().optional(),
  /** Planned time of dispatch, `HH:mm:ss`. */
  dispatchTime: time().optional(),
  /** Number plate of the vehicle, at most 150 characters. */
  vehicleNumber: text(150).optional(),
  /** Purpose of the movement, 1 to 20; 6, 15, 16, 17, 18 are withdrawn. */
  movePurpose: integer(1, 20).optional(),
  /** Printed text of the purpose. */
  movePurposeLabel: text().optional(),
  /** Title of the purpose; only and always with `movePurpose` 19. */
  otherMovePurposeTitle: text(150).optional(),
  /** Fuel document; only `true`. */
  fuelInvoice: flag().optional(),
  /** Special category, 1 to 13; 12 = restaurant transactions. */
  specialInvoiceCategory: integer(1, 13).optional(),
  /** Variation type, 1 to 4; not on the provider channel. */
  invoiceVariationType: integer(1, 4).optional(),
  /** Other parties of the transaction. */
  otherCorrelatedEntities: z.array(otherCorrelatedEntityShape).optional(),
  /** Addresses and establishments of a goods movement. */
  otherDeliveryNoteHeader: otherDeliveryNoteHeaderShape.optional(),
  /** This value document is also a delivery note; only `true`. */
  isDeliveryNote: flag().optional(),
  /** 8.4 and 8.5: collected for a third party; only `true`. */
  thirdPartyCollection: flag().optional(),
  /** MARKs of the slips, notes or receipts that this document closes or refers to. */
  multipleConnectedMarks: z.array(mark()).optional(),
  /** UIDs of slips that were issued offline; the service turns them into MARKs. */
  multipleConnectedUids: z.array(uid()).optional(),
  /** GUID of the table; on every 8.6 and nowhere else. */
  tableAA: guid().optional(),
  /** 8.6: cancels all listed slips; only `true`. */
  totalCancelDeliveryOrders: flag().optional(),
  /** 9.3: reverse delivery note; only `true`. */
  reverseDeliveryNote: flag().optional(),
  /** Why the delivery note is reverse, 1 to 5. */
  reverseDeliveryNotePurpose: integer(1, 5).optional(),
  /** 9.x: quantities are settled by weighing; only `true`. */
  toWeigh: flag().optional(),
  /** 10.x: why the receiving note is issued, 1 to 7. */
  receivingNotePurpose: integer(1, 7).optional(),
  /** Title of the purpose; only and always with `receivingNotePurpose` 7. */
  otherReceivingNotePurposeTitle: text(150).optional(),
  /** The recipient takes no part in the digital process; only `true`. */
  nonObligatedRecipient: flag().optional(),
  /** The note is outside digital tracking and complete on issue; only `true`. */
  withoutDigitalTransportTracking: flag().optional(),
});

/** The head of a document: its number, date, type and links. */
export type InvoiceHeader = z.infer<typeof invoiceHeaderShape>;

/** Loading and delivery addresses of a goods movement. */
export type OtherDeliveryNoteHeader = z.infer<typeof otherDeliveryNoteHeaderShape>;

/** Another party of the transaction. */
export type OtherCorrelatedEntity = z.infer<typeof otherCorrelatedEntityShape>;
