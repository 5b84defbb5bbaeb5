import { label, paymentMethodTypes } from '../../codes/index.js';
import type { DocumentView } from '../engine/rule.js';

/** What stands for the payments of a document that has none, by the language of the print. */
const NONE = { el: 'Χωρίς πληρωμή', en: 'No payment' } as const;

/** The text of the payments as it follows from them: each means once, in order, in the language of the print. */
export function usualPaymentLabel({
  paymentMethods,
  providerAdditionalInvoiceDetails: print,
}: DocumentView): string {
  const language = print?.additionalDetails?.documentLanguageCode === 'EN' ? 'en' : 'el';
  if (paymentMethods === undefined || paymentMethods.length === 0) return NONE[language];
  const means = paymentMethods.map(({ type }) => label(paymentMethodTypes, type, language) ?? String(type));
  return [...new Set(means)].join(', ');
}
