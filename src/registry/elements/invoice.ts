import type { Package, PackingsDeclaration } from '../../types/index.js';
import type {
  EcrToken,
  FiledCounterpart,
  FiledDocument,
  FiledPayment,
  ProvidersSignature,
} from '../document.js';
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

/** ProviderSignatureType. */
const providersSignature = groupOf<ProvidersSignature>(INVOICE, {
  SigningAuthor: text,
  Signature: text,
  EndToEndReferenceID: optional(text),
});

/** ECRTokenType. */
const ecrToken = groupOf<EcrToken>(INVOICE, { SigningAuthor: text, SessionNumber: text });

/** PaymentMethodDetailType. */
export const payment = groupOf<FiledPayment>(INVOICE, {
  type: integer,
  amount,
  paymentMethodInfo: optional(text),
  tipAmount: optional(amount),
  transactionId: optional(text),
  terminalId: named('tid', optional(text)),
  ProvidersSignature: optional(group(providersSignature)),
  ECRToken: optional(group(ecrToken)),
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
export const invoice = groupOf<FiledDocument & Registration>(INVOICE, {
  uid: filled(optional(text)),
  mark: filled(optional(text)),
  cancelledByMark: filled(optional(text)),
  authenticationCode: filled(optional(text)),
  transmissionFailure: optional(integer),
  issuer: optional(group(party)),
  // The schema wants the number that the service lets a private person lack.
  counterpart: optional(group(party as Group as Group<FiledCounterpart>)),
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
