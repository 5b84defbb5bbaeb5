import type { InvoiceType } from '../../codes/index.js';

/** Whether a member must be there, may be there, or is not admitted. */
export type Need = 'needed' | 'may' | 'no';

/** What the lines of a document are. */
export type LineKind =
  | 'goods'
  | 'service'
  | 'acquisition'
  | 'clearance'
  | 'note'
  | 'order'
  | 'collection'
  | 'levy'
  | 'none';

/** What one kind of document takes. */
export interface KindRow {
  readonly type: InvoiceType;
  readonly line: LineKind;
  readonly counterpart: Need;
  readonly payments: Need;
  /** MARKs of the documents that it corrects or completes: `correlatedInvoices`. */
  readonly correlates: Need;
  /** What its `multipleConnectedMarks` may name. */
  readonly links: readonly ('slips' | 'notes' | 'receipts')[];
  /** Whether it accompanies goods: always, when movement facts are stated, or never. */
  readonly moves: 'always' | 'may' | 'no';
  /** Facts of the header that it must have, besides number, date and issuer. */
  readonly needs: readonly HeaderMember[];
  /** Facts of the header that it may have, besides those of every document. */
  readonly takes: readonly HeaderMember[];
}

/** Facts of the header that only some kinds of document have. */
export type HeaderMember =
  | (typeof money)[number]
  | (typeof dispatch)[number]
  | (typeof dispatchExtras)[number]
  | 'selfPricing'
  | 'fuelInvoice'
  | 'thirdPartyCollection'
  | 'toWeigh'
  | 'reverseDeliveryNote'
  | 'reverseDeliveryNotePurpose'
  | 'receivingNotePurpose'
  | 'otherReceivingNotePurposeTitle'
  | 'tableAA'
  | 'totalCancelDeliveryOrders'
  | 'packages';

/** What documents of value may state, and movement notes may not. */
export const money = ['currency', 'exchangeRate', 'vatPaymentSuspension', 'specialInvoiceCategory'] as const;

/** What a document that accompanies goods must state. */
export const dispatch = [
  'movePurpose',
  'dispatchDate',
  'dispatchTime',
  'loadingAddress',
  'deliveryAddress',
] as const;

/** What a document that accompanies goods may state. */
export const dispatchExtras = [
  'movePurposeLabel',
  'otherMovePurposeTitle',
  'vehicleNumber',
  'startShippingBranch',
  'completeShippingBranch',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
] as const;
