import { labelOf, paymentMethodTypes } from '../../codes/index.js';
import type { DocumentView } from '../engine/rule.js';

/** The label of a document without payments, by print language. */
export const NO_PAYMENT = { el: 'Χωρίς πληρωμή', en: 'No payment' } as const;

/** The payment label derived from the payments: each method once, in order, in the print language. */
export function usualPaymentLabel({
  paymentMethods,
  providerAdditionalInvoiceDetails: print,
}: DocumentView): string {
  const language = print?.additionalDetails?.documentLanguageCode === 'EN' ? 'en' : 'el';
  if (paymentMethods === undefined || paymentMethods.length === 0) return NO_PAYMENT[language];
  const means = paymentMethods.map(({ type }) => labelOf(paymentMethodTypes, type, language) ?? String(type));
  return [...new Set(means)].join(', ');
}
