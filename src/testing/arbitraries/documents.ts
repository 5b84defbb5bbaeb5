import { buildDocument } from '../../builders/build-document.js';
import type { Document } from '../../types/index.js';
import type { Arbitrary } from '../fast-check.js';
import { type FactsChoices, factsOf } from './facts.js';
import type { Subject } from './forms.js';

/**
 * Valid documents of a document type (`'9.3'`), of one form of it (`'moving retailReceipt'`), or of any. The builders
 * build them from `factsOf`.
 *
 * @example
 * fc.assert(fc.property(documentOf('1.1'), (document) => readBack(save(document)).equals(document)));
 */
export const documentOf = (subject?: Subject, choices: FactsChoices = {}): Arbitrary<Document> =>
  factsOf(subject, choices).map((facts) => buildDocument(facts));
