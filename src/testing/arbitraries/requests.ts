import { type OptionNames, readOptions } from '../../reading/options.js';
import type { Document } from '../../types/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { documentOf } from './documents.js';
import { type FactsChoices, factsChoiceNames } from './facts.js';
import type { Subject } from './forms.js';

/** Parts of a request that are fixed instead of random. */
export interface RequestChoices extends FactsChoices {
  /** The maximum number of documents. The default is 4. */
  readonly atMost?: number;
}

const NAMES: OptionNames<RequestChoices> = { ...factsChoiceNames, atMost: true };

/**
 * Valid documents for one request, each with its own number: of one subject, or of any.
 *
 * @throws OptionsError if a choice is unknown
 * @example
 * fc.assert(fc.property(requestOf(), (documents) => mySender.send(documents).length === documents.length));
 */
export function requestOf(subject?: Subject, choices: RequestChoices = {}): Arbitrary<readonly Document[]> {
  const { atMost = 4, ...rest } = readOptions<RequestChoices>(choices, NAMES);
  return fc.array(documentOf(subject, rest), { minLength: 1, maxLength: atMost }).map((documents) =>
    documents.map((document, index) => ({
      ...document,
      invoiceHeader: { ...document.invoiceHeader, aa: String(index + 1) },
    })),
  );
}
