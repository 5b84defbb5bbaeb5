import type { InvoiceType } from '../../codes/index.js';

/** Whether a member is mandatory, optional or not allowed. */
export type Need = 'needed' | 'may' | 'no';

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

/** What one kind of document allows and requires. */
export interface KindRow {
  readonly type: InvoiceType;
  readonly line: LineKind;
  readonly counterpart: Need;
  readonly payments: Need;
  /** MARKs of the documents that it corrects or completes: `correlatedInvoices`. */
  readonly correlates: Need;
  /** The kinds of documents that its `multipleConnectedMarks` may refer to. */
  readonly links: readonly ('slips' | 'notes' | 'receipts')[];
  /** Whether it accompanies goods: always, if movement facts are stated, or never. */
  readonly moves: 'always' | 'may' | 'no';
  /** Mandatory facts of the header, besides number, date and issuer. */
  readonly needs: readonly HeaderMember[];
  /** Optional facts of the header, besides those of every document. */
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

/** Facts that documents with values may state, but movement notes may not. */
export const money = ['currency', 'exchangeRate', 'vatPaymentSuspension', 'specialInvoiceCategory'] as const;

/** Mandatory facts of a document that accompanies goods. */
export const dispatch = [
  'movePurpose',
  'dispatchDate',
  'dispatchTime',
  'loadingAddress',
  'deliveryAddress',
] as const;

/** Facts about who follows goods digitally. Receiving notes may state them too (AADE facts, Found in November 2026). */
export const tracking = ['nonObligatedRecipient', 'withoutDigitalTransportTracking'] as const;

/** Optional facts of a document that accompanies goods. */
export const dispatchExtras = [
  'movePurposeLabel',
  'otherMovePurposeTitle',
  'vehicleNumber',
  'startShippingBranch',
  'completeShippingBranch',
  ...tracking,
] as const;

/** The `recType` of a cancelled line of an order slip. */
export const CANCELLED = 7;

/** The `specialInvoiceCategory` of a document that closes a table. */
export const RESTAURANT = 12;
