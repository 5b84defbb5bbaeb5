import type { Document } from '../../types/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { documentOf } from './documents.js';
import type { FactsChoices } from './facts.js';
import type { Subject } from './forms.js';

/** What of a request is given instead of drawn. */
export interface RequestChoices extends FactsChoices {
  /** How many documents at most; 4 unless given. */
  readonly atMost?: number;
}

/**
 * Valid documents that go out in one request, each with a number of its own: of one subject, or of any.
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
