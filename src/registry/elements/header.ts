import type { OtherDeliveryNoteHeader } from '../../types/index.js';
import type { FiledEntity, FiledHeader } from '../document.js';
import { INVOICE } from '../namespaces.js';
import {
  date,
  decimal,
  flag,
  group,
  groupOf,
  integer,
  many,
  mark,
  notSent,
  optional,
  text,
  time,
} from './element.js';
import { address, party } from './party.js';

/** EntityType. */
const otherCorrelatedEntity = groupOf<FiledEntity>(INVOICE, {
  type: integer,
  entityData: group(party),
});

/** OtherDeliveryNoteHeaderType. */
const otherDeliveryNoteHeader = groupOf<OtherDeliveryNoteHeader>(INVOICE, {
  loadingAddress: group(address),
  deliveryAddress: group(address),
  startShippingBranch: optional(integer),
  completeShippingBranch: optional(integer),
});

/** InvoiceHeaderType. */
export const header = groupOf<FiledHeader>(INVOICE, {
  series: text,
  aa: text,
  issueDate: date,
  invoiceType: text,
  vatPaymentSuspension: optional(flag),
  currency: optional(text),
  exchangeRate: optional(decimal),
  correlatedInvoices: optional(many(mark)),
  selfPricing: optional(flag),
  dispatchDate: optional(date),
  dispatchTime: optional(time),
  vehicleNumber: optional(text),
  movePurpose: optional(integer),
  fuelInvoice: optional(flag),
  specialInvoiceCategory: optional(integer),
  invoiceVariationType: optional(integer),
  otherCorrelatedEntities: optional(many(group(otherCorrelatedEntity))),
  otherDeliveryNoteHeader: optional(group(otherDeliveryNoteHeader)),
  isDeliveryNote: optional(flag),
  otherMovePurposeTitle: optional(text),
  thirdPartyCollection: optional(flag),
  multipleConnectedMarks: optional(many(mark)),
  tableAA: optional(text),
  totalCancelDeliveryOrders: optional(flag),
  reverseDeliveryNote: optional(flag),
  reverseDeliveryNotePurpose: optional(integer),
  toWeigh: optional(flag),
  receivingNotePurpose: optional(integer),
  otherReceivingNotePurposeTitle: optional(text),
  nonObligatedRecipient: optional(flag),
  withoutDigitalTransportTracking: optional(flag),

  correlatedInvoicesLabel: notSent,
  movePurposeLabel: notSent,
  // The service turns them into MARKs.
  multipleConnectedUids: notSent,
});
