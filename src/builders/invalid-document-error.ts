import { buildingWords, english, type Locale } from '../issues/inside.js';
import { type Check, checkOf } from '../types/brand.js';
import type { Issue } from '../types/index.js';
import { ParastatikoError } from '../types/parastatiko-error.js';

/**
 * Thrown by `build` and `buildDocument` if the facts or the document have errors. It has all issues, including
 * warnings. `isInvalidDocumentError` also recognises errors from another copy of the library.
 *
 * @example
 * try { buildDocument(facts); } catch (error) { if (InvalidDocumentError.isInvalidDocumentError(error)) show(error.issues); }
 */
export class InvalidDocumentError extends ParastatikoError<'InvalidDocumentError', 'invalid-document'> {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], locale: Locale = english) {
    super('InvalidDocumentError', 'invalid-document', buildingWords(issues, locale));
    this.issues = issues;
  }

  /** Whether a value is an `InvalidDocumentError`, from this copy of the library or another. */
  static readonly isInvalidDocumentError: Check<InvalidDocumentError> =
    /* @__PURE__ */ checkOf('InvalidDocumentError');
}
