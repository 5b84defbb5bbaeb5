import type { Document } from '../../types/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { documentOf } from './documents.js';
import type { FactsChoices } from './facts.js';
import type { Subject } from './forms.js';

/** Parts of a request that are fixed instead of random. */
export interface RequestChoices extends FactsChoices {
  /** The maximum number of documents. The default is 4. */
  readonly atMost?: number;
}

/**
 * Valid documents for one request, each with its own number: of one subject, or of any.
 *
 * @example
 * fc.assert(fc.property(requestOf(), (documents) => mySender.send(documents).length === documents.length));
 */
export const requestOf = (
  subject?: Subject,
  { atMost = 4, ...choices }: RequestChoices = {},
): Arbitrary<readonly Document[]> =>
  fc.array(documentOf(subject, choices), { minLength: 1, maxLength: atMost }).map((documents) =>
    documents.map((document, index) => ({
      ...document,
      invoiceHeader: { ...document.invoiceHeader, aa: String(index + 1) },
    })),
  );
