import { otherInvoiceTypeCodes, reservedInvoiceTypeCodes } from './generated/code-facts.js';
import { type InvoiceType, providerInvoiceTypes } from './generated/invoice-types.js';

/**
 * Whether a code is a document type of the provider channel (1.1 to 11.5).
 * @example isInvoiceType('11.1') // true
 */
export const isInvoiceType = (code: unknown): code is InvoiceType =>
  providerInvoiceTypes.some((known) => known === code);

/**
 * How the authority uses a type: on the `provider` channel, only on an `other` channel (error 223), `reserved`, or
 * `unknown`. 8.3 is listed in the specification but defined nowhere, so it is unknown.
 * @example invoiceTypeStatus('13.1') // 'other'
 */
export function invoiceTypeStatus(code: string): 'provider' | 'other' | 'reserved' | 'unknown' {
  if (isInvoiceType(code)) return 'provider';
  if (!otherInvoiceTypeCodes.includes(code)) return 'unknown';
  return reservedInvoiceTypeCodes.includes(code) ? 'reserved' : 'other';
}
