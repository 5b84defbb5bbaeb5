import type { OptionForm } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import { isWhole } from '../../types/forms.js';
import type { Document } from '../../types/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { documentOf } from './documents.js';
import { type FactsChoices, factsChoices } from './facts.js';
import type { Subject } from './forms.js';

/** Parts of a request that are fixed instead of random. */
export interface RequestChoices extends FactsChoices {
  /** The maximum number of documents. The default is 4. */
  readonly atMost?: number;
}

const FORM: OptionForm<RequestChoices, string> = {
  ...factsChoices,
  atMost: [(value) => isWhole(value, 1), '4'],
};

/**
 * Valid documents for one request, each with its own number: of one subject, or of any.
 *
 * @throws OptionsError if a choice is unknown
 * @example
 * fc.assert(fc.property(requestOf(), (documents) => mySender.send(documents).length === documents.length));
 */
export function requestOf(subject?: Subject, choices: RequestChoices = {}): Arbitrary<readonly Document[]> {
  const { atMost = 4, ...rest } = readForm(choices, FORM);
  return fc.array(documentOf(subject, rest), { minLength: 1, maxLength: atMost }).map((documents) =>
    documents.map((document, index) => ({
      ...document,
      invoiceHeader: { ...document.invoiceHeader, aa: String(index + 1) },
    })),
  );
}
