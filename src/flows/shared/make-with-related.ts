import { type BuildOptions, checkMade } from '../../builders/check-document.js';
import type { Facts } from '../../builders/facts/facts.js';
import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { type GiveTotals, makeDocument } from '../../builders/make-document.js';
import type { Document, Issue } from '../../types/index.js';
import { type ReadIssued, relatedOf } from './issued.js';

/** A document that follows others, and its warnings. */
export interface MadeWithRelated {
  readonly document: Document;
  readonly issues: readonly Issue[];
}

/** How building it differs from building any other document. */
export interface Making {
  /** Its figures, if they do not come from its prices. */
  readonly totals?: GiveTotals;
  /** A final change before it is validated. */
  readonly finish?: (document: Document) => Document;
}

/**
 * Builds a document from facts and validates it against the documents that it follows.
 *
 * @throws InvalidDocumentError if the facts or the document have errors.
 */
export function makeWithRelated(
  facts: Facts,
  others: readonly ReadIssued[],
  options: BuildOptions | undefined,
  { totals, finish }: Making = {},
): MadeWithRelated {
  const checked = checkMade(
    (reading) => {
      const made = makeDocument(reading, () => facts, totals);
      return made === undefined || finish === undefined ? made : { document: finish(made.document) };
    },
    { ...options, related: others.map(relatedOf) },
  );
  if (!checked.ok) throw new InvalidDocumentError(checked.issues, options?.locale);
  return { document: checked.document, issues: checked.issues };
}
