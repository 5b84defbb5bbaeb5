import type { Document, SendInvoicesRequest } from '../types/index.js';

/**
 * The body of the issuance call for one document or several.
 *
 * @example
 * const body = JSON.stringify(toRequest([invoice, receipt])); // { "invoice": [ … ] }
 */
export const toRequest = (documents: Document | readonly Document[]): SendInvoicesRequest => ({
  invoice: 'invoiceHeader' in documents ? [documents] : [...documents],
});
