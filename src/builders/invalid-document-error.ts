import { brand, isBranded } from '../issues/brand.js';
import { buildingWords } from '../issues/building-words.js';
import { english, type Locale } from '../issues/locale.js';
import type { Issue } from '../types/index.js';

/**
 * Thrown by `build` and `buildDocument` if the facts or the document have errors. It has all issues, including
 * warnings. `isInvalidDocumentError` also recognises errors from another copy of the library.
 *
 * @example
 * try { buildDocument(facts); } catch (error) { if (InvalidDocumentError.isInvalidDocumentError(error)) show(error.issues); }
 */
export class InvalidDocumentError extends Error {
  readonly code = 'invalid-document';
  override readonly name = 'InvalidDocumentError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], locale: Locale = english) {
    super(buildingWords(issues, locale));
    this.issues = issues;
    brand(this);
  }

  /** Whether a value is an `InvalidDocumentError`, from this copy of the library or another. */
  static isInvalidDocumentError(value: unknown): value is InvalidDocumentError {
    return isBranded(value, 'InvalidDocumentError');
  }
}
