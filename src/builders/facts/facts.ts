import type { FeesCategory, StampDutyCategory, WithheldTaxCategory } from '../../codes/index.js';
import {
  addressShape,
  documentShape,
  invoiceHeaderShape,
  otherDeliveryNoteHeaderShape,
} from '../../types/generated/shapes.js';
import type { Document, InvoiceHeader, OtherDeliveryNoteHeader } from '../../types/index.js';
import { list, type MarkInput, markList, object, oneOrMany, optional, serialInput } from './leaves.js';
import { type LineFacts, lineFactsShape } from './line.js';
import { type PackageFacts, packageFactsShape } from './packaging.js';
import {
  type AddressFacts,
  type IssuerFacts,
  issuerFactsShape,
  partyFactsShape,
  type RecipientFacts,
} from './party.js';
import { type PaymentFacts, paymentFactsShape } from './payment.js';
import { type PrintFacts, printFactsShape } from './print.js';
import {
  type DeductionFacts,
  type DiscountFacts,
  deductionsShapes,
  discountShape,
  feesShapes,
  type OtherTaxFacts,
  otherTaxesShapes,
  stampDutyShapes,
  type TaxFacts,
  withheldShapes,
} from './taxes.js';

const header = invoiceHeaderShape.members;
const places = otherDeliveryNoteHeaderShape.members;

/** The members that most documents have; their reader is written by hand. */
const usualMembers = {
  type: header.invoiceType,
  series: header.series,
  aa: serialInput,
  issueDate: header.issueDate,
  issuer: issuerFactsShape,
  counterpart: optional(partyFactsShape),
  lines: optional(list(lineFactsShape)),
  payments: optional(list(paymentFactsShape)),
  tableAA: header.tableAA,
};

/** The members that few documents have. */
const rareMembers = {
  currency: header.currency,
  exchangeRate: header.exchangeRate,
  discount: optional(discountShape),
  withheld: optional(oneOrMany(withheldShapes.document)),
  fees: optional(oneOrMany(feesShapes.document)),
  stampDuty: optional(oneOrMany(stampDutyShapes.document)),
  otherTaxes: optional(oneOrMany(otherTaxesShapes.document)),
  deductions: optional(oneOrMany(deductionsShapes.document)),
  correlatedInvoices: optional(markList),
  correlatedInvoicesLabel: header.correlatedInvoicesLabel,
  multipleConnectedMarks: optional(markList),
  multipleConnectedUids: header.multipleConnectedUids,
  specialInvoiceCategory: header.specialInvoiceCategory,
  totalCancelDeliveryOrders: header.totalCancelDeliveryOrders,
  isDeliveryNote: header.isDeliveryNote,
  movePurpose: header.movePurpose,
  movePurposeLabel: header.movePurposeLabel,
  otherMovePurposeTitle: header.otherMovePurposeTitle,
  dispatchDate: header.dispatchDate,
  dispatchTime: header.dispatchTime,
  vehicleNumber: header.vehicleNumber,
  loadingAddress: optional(addressShape),
  deliveryAddress: optional(addressShape),
  startShippingBranch: places.startShippingBranch,
  completeShippingBranch: places.completeShippingBranch,
  toWeigh: header.toWeigh,
  nonObligatedRecipient: header.nonObligatedRecipient,
  withoutDigitalTransportTracking: header.withoutDigitalTransportTracking,
  receivingNotePurpose: header.receivingNotePurpose,
  otherReceivingNotePurposeTitle: header.otherReceivingNotePurposeTitle,
  reverseDeliveryNote: header.reverseDeliveryNote,
  reverseDeliveryNotePurpose: header.reverseDeliveryNotePurpose,
  thirdPartyCollection: header.thirdPartyCollection,
  selfPricing: header.selfPricing,
  fuelInvoice: header.fuelInvoice,
  vatPaymentSuspension: header.vatPaymentSuspension,
  otherCorrelatedEntities: header.otherCorrelatedEntities,
  transmissionFailure: documentShape.members.transmissionFailure,
  packages: optional(list(packageFactsShape)),
  print: optional(printFactsShape),
};

export const rareFactsShape = object('Facts', rareMembers);

/** A document, as facts. */
export const factsShape = object('Facts', { ...usualMembers, ...rareMembers });

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
export interface Facts {
  /** Document type, `1.1` to `11.5`. */
  readonly type: InvoiceHeader['invoiceType'];
  /** Series, 1 to 50 characters; `'0'` when none is used. */
  readonly series: InvoiceHeader['series'];
  /** Serial number: text, a safe integer or a bigint. */
  readonly aa: string | number | bigint;
  /** Issue date `YYYY-MM-DD`, by the calendar of Athens. */
  readonly issueDate: InvoiceHeader['issueDate'];
  /** Who issues the document. */
  readonly issuer: IssuerFacts;
  /** Who receives it. Not on retail documents, slips and POS receipts. */
  readonly counterpart?: RecipientFacts | undefined;
  /** The lines. Not on the total cancellation of order slips. */
  readonly lines?: readonly LineFacts[] | undefined;
  /** How it is paid. Not on notes and slips. */
  readonly payments?: readonly PaymentFacts[] | undefined;
  /** GUID of the table. Derived for the first slip of a table; later slips state it. */
  readonly tableAA?: InvoiceHeader['tableAA'] | undefined;
  /** ISO 4217 currency; `EUR` unless stated. Not on 9.x and 10.x. */
  readonly currency?: InvoiceHeader['currency'] | undefined;
  /** Rate to the euro, above 0, five decimals; only and always with another currency. */
  readonly exchangeRate?: InvoiceHeader['exchangeRate'] | undefined;
  /** Discount on the whole document, after those of the lines. */
  readonly discount?: DiscountFacts | undefined;
  /** Withheld tax on the whole document. */
  readonly withheld?: TaxFacts<WithheldTaxCategory> | readonly TaxFacts<WithheldTaxCategory>[] | undefined;
  /** Fees on the whole document. */
  readonly fees?: TaxFacts<FeesCategory> | readonly TaxFacts<FeesCategory>[] | undefined;
  /** Stamp duty (digital transaction fee) on the whole document. */
  readonly stampDuty?: TaxFacts<StampDutyCategory> | readonly TaxFacts<StampDutyCategory>[] | undefined;
  /** Other taxes on the whole document. */
  readonly otherTaxes?: OtherTaxFacts | readonly OtherTaxFacts[] | undefined;
  /** Deductions on the whole document. */
  readonly deductions?: DeductionFacts | readonly DeductionFacts[] | undefined;
  /** MARKs of the documents that this one corrects or completes. */
  readonly correlatedInvoices?: readonly MarkInput[] | undefined;
  /** Text printed for the correlated documents. */
  readonly correlatedInvoicesLabel?: InvoiceHeader['correlatedInvoicesLabel'] | undefined;
  /** MARKs of the slips, notes or receipts that this document closes or refers to. */
  readonly multipleConnectedMarks?: readonly MarkInput[] | undefined;
  /** UIDs of slips that were issued offline. */
  readonly multipleConnectedUids?: InvoiceHeader['multipleConnectedUids'] | undefined;
  /** Special category, 1 to 13; 12 = restaurant transactions. */
  readonly specialInvoiceCategory?: InvoiceHeader['specialInvoiceCategory'] | undefined;
  /** 8.6: cancels all listed slips. */
  readonly totalCancelDeliveryOrders?: InvoiceHeader['totalCancelDeliveryOrders'] | undefined;
  /** This value document is also a delivery note. Derived when facts of a movement are there. */
  readonly isDeliveryNote?: InvoiceHeader['isDeliveryNote'] | undefined;
  /** Purpose of the movement, 1 to 20. */
  readonly movePurpose?: InvoiceHeader['movePurpose'] | undefined;
  /** Printed text of the purpose. Derived unless stated. */
  readonly movePurposeLabel?: InvoiceHeader['movePurposeLabel'] | undefined;
  /** Title of the purpose; only and always with `movePurpose` 19. */
  readonly otherMovePurposeTitle?: InvoiceHeader['otherMovePurposeTitle'] | undefined;
  /** Planned date of dispatch. */
  readonly dispatchDate?: InvoiceHeader['dispatchDate'] | undefined;
  /** Planned time of dispatch, `HH:mm:ss`. */
  readonly dispatchTime?: InvoiceHeader['dispatchTime'] | undefined;
  /** Number plate of the vehicle. */
  readonly vehicleNumber?: InvoiceHeader['vehicleNumber'] | undefined;
  /** Where the goods are loaded. */
  readonly loadingAddress?: AddressFacts | undefined;
  /** Where the goods are delivered. */
  readonly deliveryAddress?: AddressFacts | undefined;
  /** Establishment of loading; only when it is not the issuer's branch. */
  readonly startShippingBranch?: OtherDeliveryNoteHeader['startShippingBranch'] | undefined;
  /** Establishment of delivery; only when it is not the counterpart's branch. */
  readonly completeShippingBranch?: OtherDeliveryNoteHeader['completeShippingBranch'] | undefined;
  /** 9.x: quantities are settled by weighing. */
  readonly toWeigh?: InvoiceHeader['toWeigh'] | undefined;
  /** The recipient takes no part in the digital process. */
  readonly nonObligatedRecipient?: InvoiceHeader['nonObligatedRecipient'] | undefined;
  /** The note is outside digital tracking and complete on issue. */
  readonly withoutDigitalTransportTracking?: InvoiceHeader['withoutDigitalTransportTracking'] | undefined;
  /** 10.x: why the receiving note is issued, 1 to 7. */
  readonly receivingNotePurpose?: InvoiceHeader['receivingNotePurpose'] | undefined;
  /** Title of the purpose; only and always with `receivingNotePurpose` 7. */
  readonly otherReceivingNotePurposeTitle?: InvoiceHeader['otherReceivingNotePurposeTitle'] | undefined;
  /** 9.3: reverse delivery note. */
  readonly reverseDeliveryNote?: InvoiceHeader['reverseDeliveryNote'] | undefined;
  /** Why the delivery note is reverse, 1 to 5. */
  readonly reverseDeliveryNotePurpose?: InvoiceHeader['reverseDeliveryNotePurpose'] | undefined;
  /** 8.4 and 8.5: collected for a third party. */
  readonly thirdPartyCollection?: InvoiceHeader['thirdPartyCollection'] | undefined;
  /** Self-pricing. */
  readonly selfPricing?: InvoiceHeader['selfPricing'] | undefined;
  /** Fuel document. */
  readonly fuelInvoice?: InvoiceHeader['fuelInvoice'] | undefined;
  /** VAT payment suspension. */
  readonly vatPaymentSuspension?: InvoiceHeader['vatPaymentSuspension'] | undefined;
  /** Other parties of the transaction. */
  readonly otherCorrelatedEntities?: InvoiceHeader['otherCorrelatedEntities'] | undefined;
  /** Late resend: 1 the company could not reach its provider. */
  readonly transmissionFailure?: Document['transmissionFailure'] | undefined;
  /** Packages of a goods movement. */
  readonly packages?: readonly PackageFacts[] | undefined;
  /** What else is printed. */
  readonly print?: PrintFacts | undefined;
}
