import type { AuthorityAnswer, AuthorityErrorText } from '../core/answer.js';
import { group, groupOf, integer, many, manyInside, optional, text } from './element.js';

/** The namespace of answers, whose schema has none. */
const NONE = '';

/** ErrorType. */
const error = groupOf<AuthorityErrorText>(NONE, { message: text, code: text });

/** ProviderInfoType. */
const provider = groupOf<{ readonly VATNumber: readonly string[] }>(NONE, { VATNumber: many(text) });

/** ResponseType. */
export const response = groupOf<AuthorityAnswer>(NONE, {
  index: optional(integer),
  invoiceUid: optional(text),
  invoiceMark: optional(text),
  classificationMark: optional(text),
  cancellationMark: optional(text),
  paymentMethodMark: optional(text),
  authenticationCode: optional(text),
  receptionProviders: optional(manyInside('receptionProviders', 'ProviderInfo', group(provider))),
  receptionEmails: optional(manyInside('receptionEmails', 'email', text)),
  qrUrl: optional(text),
  statementId: optional(text),
  recallId: optional(text),
  transferMark: optional(text),
  rejectMark: optional(text),
  deliveryOutcomeMark: optional(text),
  deliveryReturnMark: optional(text),
  errors: optional(manyInside('errors', 'error', group(error))),
  statusCode: text,
});
