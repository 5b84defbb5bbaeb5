import * as z from 'zod/mini';
import { type Document, documentShape } from './document.js';

/** The body of the issuance call. */
export const requestShape = z.strictObject({
  /** The documents. */
  invoice: z.array(documentShape).check(z.minLength(1)),
});

/** The body of the issuance call. */
export interface SendInvoicesRequest {
  /** The documents, in the order in which they are sent. */
  readonly invoice: readonly Document[];
}
