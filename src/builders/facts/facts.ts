import * as z from 'zod/mini';
import {
  addressShape,
  documentShape,
  invoiceHeaderShape,
  otherDeliveryNoteHeaderShape,
} from '../../types/index.js';
import type { Given } from './given.js';
import { markList, oneOrMany, serialInput } from './leaves.js';
import { lineFactsShape } from './line.js';
import { packageFactsShape } from './packaging.js';
import { issuerFactsShape, partyFactsShape } from './party.js';
import { paymentFactsShape } from './payment.js';
import { printFactsShape } from './print.js';
import {
  deductionsShapes,
  discountShape,
  feesShapes,
  otherTaxesShapes,
  stampDutyShapes,
  withheldShapes,
} from './taxes.js';

const header = invoiceHeaderShape.shape;
const places = otherDeliveryNoteHeaderShape.shape;

/** The members that most documents have; their reader is written by hand. */
const usualMembers = {
  /** Document type, `1.1` to `11.5`. */
  type: header.invoiceType,
  /** Series, 1 to 50 characters; `'0'` when none is used. */
  series: header.series,
  /** Serial number: text, a safe integer or a bigint. */
  aa: serialInput(),
  /** Issue date `YYYY-MM-DD`, by the calendar of Athens. */
  issueDate: header.issueDate,
  /** Who issues the document. */
  issuer: issuerFactsShape,
  /** Who receives it. Not on retail documents, slips and POS receipts. */
  counterpart: z.optional(partyFactsShape),
  /** The lines. Not on the total cancellation of order slips. */
  lines: z.optional(z.array(lineFactsShape)),
  /** How it is paid. Not on notes and slips. */
  payments: z.optional(z.array(paymentFactsShape)),
  /** GUID of the table. Derived for the first slip of a table; later slips state it. */
  tableAA: header.tableAA,
};

/** The members that few documents have. */
const rareMembers = {
  /** ISO 4217 currency; `EUR` unless stated. Not on 9.x and 10.x. */
  currency: header.currency,
  /** Rate to the euro, above 0, five decimals; only and always with another currency. */
  exchangeRate: header.exchangeRate,
  /** Discount on the whole document, after those of the lines. */
  discount: z.optional(discountShape),
  /** Withheld tax on the whole document. */
  withheld: z.optional(oneOrMany(withheldShapes.document)),
  /** Fees on the whole document. */
  fees: z.optional(oneOrMany(feesShapes.document)),
  /** Stamp duty (digital transaction fee) on the whole document. */
  stampDuty: z.optional(oneOrMany(stampDutyShapes.document)),
  /** Other taxes on the whole document. */
  otherTaxes: z.optional(oneOrMany(otherTaxesShapes.document)),
  /** Deductions on the whole document. */
  deductions: z.optional(oneOrMany(deductionsShapes.document)),
  /** MARKs of the documents that this one corrects or completes. */
  correlatedInvoices: z.optional(markList()),
  /** Text printed for the correlated documents. */
  correlatedInvoicesLabel: header.correlatedInvoicesLabel,
  /** MARKs of the slips, notes or receipts that this document closes or refers to. */
  multipleConnectedMarks: z.optional(markList()),
  /** UIDs of slips that were issued offline. */
  multipleConnectedUids: header.multipleConnectedUids,
  /** Special category, 1 to 13; 12 = restaurant transactions. */
  specialInvoiceCategory: header.specialInvoiceCategory,
  /** 8.6: cancels all listed slips. */
  totalCancelDeliveryOrders: header.totalCancelDeliveryOrders,
  /** This value document is also a delivery note. Derived when facts of a movement are there. */
  isDeliveryNote: header.isDeliveryNote,
  /** Purpose of the movement, 1 to 20. */
  movePurpose: header.movePurpose,
  /** Printed text of the purpose. Derived unless stated. */
  movePurposeLabel: header.movePurposeLabel,
  /** Title of the purpose; only and always with `movePurpose` 19. */
  otherMovePurposeTitle: header.otherMovePurposeTitle,
  /** Planned date of dispatch. */
  dispatchDate: header.dispatchDate,
  /** Planned time of dispatch, `HH:mm:ss`. */
  dispatchTime: header.dispatchTime,
  /** Number plate of the vehicle. */
  vehicleNumber: header.vehicleNumber,
  /** Where the goods are loaded. */
  loadingAddress: z.optional(addressShape),
  /** Where the goods are delivered. */
  deliveryAddress: z.optional(addressShape),
  /** Establishment of loading; only when it is not the issuer's branch. */
  startShippingBranch: places.startShippingBranch,
  /** Establishment of delivery; only when it is not the counterpart's branch. */
  completeShippingBranch: places.completeShippingBranch,
  /** 9.x: quantities are settled by weighing. */
  toWeigh: header.toWeigh,
  /** The recipient takes no part in the digital process. */
  nonObligatedRecipient: header.nonObligatedRecipient,
  /** The note is outside digital tracking and complete on issue. */
  withoutDigitalTransportTracking: header.withoutDigitalTransportTracking,
  /** 10.x: why the receiving note is issued, 1 to 7. */
  receivingNotePurpose: header.receivingNotePurpose,
  /** Title of the purpose; only and always with `receivingNotePurpose` 7. */
  otherReceivingNotePurposeTitle: header.otherReceivingNotePurposeTitle,
  /** 9.3: reverse delivery note. */
  reverseDeliveryNote: header.reverseDeliveryNote,
  /** Why the delivery note is reverse, 1 to 5. */
  reverseDeliveryNotePurpose: header.reverseDeliveryNotePurpose,
  /** 8.4 and 8.5: collected for a third party. */
  thirdPartyCollection: header.thirdPartyCollection,
  /** Self-pricing. */
  selfPricing: header.selfPricing,
  /** Fuel document. */
  fuelInvoice: header.fuelInvoice,
  /** VAT payment suspension. */
  vatPaymentSuspension: header.vatPaymentSuspension,
  /** Other parties of the transaction. */
  otherCorrelatedEntities: header.otherCorrelatedEntities,
  /** Late resend: 1 the company could not reach its provider. */
  transmissionFailure: documentShape.shape.transmissionFailure,
  /** Packages of a goods movement. */
  packages: z.optional(z.array(packageFactsShape)),
  /** What else is printed. */
  print: z.optional(printFactsShape),
};

export const rareFactsShape: z.ZodMiniObject<typeof rareMembers, z.core.$strict> =
  z.strictObject(rareMembers);

/** A document, as facts. */
export const factsShape: z.ZodMiniObject<typeof usualMembers & typeof rareMembers, z.core.$strict> =
  z.strictObject({
    ...usualMembers,
    ...rareMembers,
  });

/**
 * A document, as facts: what happened, nothing that can be derived. Each type takes what its builder takes.
 *
 * @example
 * const facts: Facts = {
 *   type: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20', issuer: { vatNumber: '123456783', branch: 0 },
 *   lines: [{ description: 'Cable', quantity: '3', unit: 1, unitPriceWithVat: '4.00', vat: 24, income: 'goods' }],
 *   payments: [{ type: 3, amount: '12.00' }],
 * };
 */
export type Facts = Given<z.infer<typeof factsShape>>;
