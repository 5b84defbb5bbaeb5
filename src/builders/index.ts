/** From facts to a document: builders typed by document, and functions for one plain object. */
export { athensDate } from './athens-date.js';
export { buildDocument, buildUnknown } from './build-document.js';
export { type BuildOptions, type CheckedDocument, checkDocument, checkUnknown } from './check-document.js';
export type {
  AddressFacts,
  CountryInput,
  DeductionFacts,
  DiscountFacts,
  ExpensesFacts,
  Facts,
  IncomeFacts,
  IssuerFacts,
  LineFacts,
  LineOtherTaxFacts,
  LineTaxFacts,
  MarkInput,
  OtherTaxFacts,
  PackageFacts,
  PartyFacts,
  PaymentFacts,
  PrintFacts,
  RecipientFacts,
  TaxFacts,
} from './facts/facts.js';
export type { Builder, Steps } from './fluent/builder.js';
export type { CounterpartOf } from './fluent/counterpart-types.js';
export type { FactsFor, FactsOf } from './fluent/facts-of.js';
export { issuer } from './fluent/issuer.js';
export type { AnyKind, Step } from './fluent/kind-types.js';
export type { LineOf } from './fluent/line-types.js';
export * from './fluent/open/acquisitions.js';
export * from './fluent/open/credits.js';
export * from './fluent/open/notes.js';
export * from './fluent/open/orders.js';
export * from './fluent/open/pos.js';
export * from './fluent/open/records.js';
export * from './fluent/open/retail.js';
export * from './fluent/open/sales.js';
export * from './fluent/open/services.js';
export type { MovementFacts, Opening } from './fluent/opening-types.js';
export {
  bankTransfer,
  card,
  cash,
  cheque,
  foreignBankTransfer,
  instantPayment,
  onCredit,
  type PaymentAmount,
  type PosFacts,
  webBanking,
} from './fluent/payment-facts.js';
export type { PaymentOf, TerminalPayment } from './fluent/payment-types.js';
export { type DocumentFacts, factsOf } from './from-document/facts-of.js';
export type { LostMember } from './from-document/lost-member.js';
export { InvalidDocumentError } from './invalid-document-error.js';
export type { Kind } from './kinds/kinds.js';
export { toRequest } from './to-request.js';
export { typescriptOf } from './typescript-of.js';
