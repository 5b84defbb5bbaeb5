import type {
  Counterpart,
  Document,
  Package,
  PackingsDeclaration,
  PaymentMethod,
} from '../../types/index.js';
import { INVOICE } from '../namespaces.js';
import type { Registration } from '../registration.js';
import {
  amount,
  filled,
  type Group,
  group,
  groupOf,
  integer,
  many,
  manyInside,
  named,
  notSent,
  optional,
  text,
} from './element.js';
import { header } from './header.js';
import { line } from './line.js';
import { party } from './party.js';
import { summary, taxTotal } from './summary.js';

/** PaymentMethodDetailType. */
const payment = groupOf<PaymentMethod>(INVOICE, {
  type: integer,
  amount,
  paymentMethodInfo: optional(text),
  terminalId: named('tid', optional(text)),
  posNspId: notSent,
});

/** PackagingDetailType. */
const packages = groupOf<Package>(INVOICE, {
  packagingType: integer,
  quantity: integer,
  otherPackagingTypeTitle: optional(text),
});

/** PackingsDeclaration. */
const packingsDeclaration = groupOf<PackingsDeclaration>(INVOICE, { Packages: many(group(packages)) });

/** AadeBookInvoiceType: a document, and what the authority writes upon it. */
export const invoice = groupOf<Document & Registration>(INVOICE, {
  uid: filled(optional(text)),
  mark: filled(optional(text)),
  cancelledByMark: filled(optional(text)),
  authenticationCode: filled(optional(text)),
  transmissionFailure: optional(integer),
  issuer: group(party),
  // The schema wants the number that the service lets a private person lack.
  counterpart: optional(group(party as Group as Group<Counterpart>)),
  invoiceHeader: group(header),
  paymentMethods: optional(manyInside('paymentMethods', 'paymentMethodDetails', group(payment))),
  invoiceDetails: many(group(line)),
  taxesTotals: optional(manyInside('taxesTotals', 'taxes', group(taxTotal))),
  invoiceSummary: group(summary),
  qrCodeUrl: filled(optional(text)),
  downloadingInvoiceUrl: filled(optional(text)),
  packingsDeclarations: optional(many(group(packingsDeclaration))),
  invoiceDeliveryStatus: filled(optional(integer)),
  providerAdditionalInvoiceDetails: notSent,
});
