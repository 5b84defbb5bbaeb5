import type { Document, SendInvoicesRequest } from '../types/index.js';

/**
 * The body of the issuance call for one document or several.
 *
 * @throws TypeError if a value is not a document, because an empty element would be sent silently.
 * @example
 * const body = JSON.stringify(toRequest([invoice, receipt])); // { "invoice": [ … ] }
 */
export function toRequest(documents: Document | readonly Document[]): SendInvoicesRequest {
  const invoice: unknown[] = Array.isArray(documents) ? [...documents] : [documents];
  for (const [index, document] of invoice.entries()) {
    if (isDocument(document)) continue;
    throw new TypeError(
      `toRequest takes built documents, but element ${index} has no invoiceHeader. A builder makes its document with build().`,
    );
  }
  return { invoice: invoice as Document[] };
}

const isDocument = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'invoiceHeader');
