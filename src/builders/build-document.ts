import { type Locale, readLocale } from '../issues/locale.js';
import { readOptions } from '../reading/options.js';
import { type ValidateOptions, validateOptionNames } from '../rules/validate/validate-options.js';
import type { Document } from '../types/index.js';
import { type BuildOptions, type CheckedDocument, checkDocument } from './check-document.js';
import type { Facts } from './facts/facts.js';
import { InvalidDocumentError } from './invalid-document-error.js';

/**
 * Builds a document from facts, with totals, print block and everything else that can be derived. The document is
 * frozen and ready for `JSON.stringify`. The type `Facts` gives completion in editors, but any value is accepted, such
 * as parsed JSON.
 *
 * @throws InvalidDocumentError with all issues, if the facts or the document have errors.
 * @throws LocaleError if the option `locale` is not a words object.
 * @throws OptionsError if an option is unknown or cannot be read.
 * @example
 * const document = buildDocument({ type: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20', issuer, lines, payments });
 */
export function buildDocument(facts: Facts, options?: BuildOptions): Document;
export function buildDocument(facts: unknown, options?: BuildOptions): Document;
export function buildDocument(facts: unknown, options?: BuildOptions): Document {
  const read = readOptions<ValidateOptions>(options, validateOptionNames);
  return documentOf(checkDocument(facts, read), readLocale(read.locale));
}

/** The document of a check. Throws if it has errors. */
export function documentOf(checked: CheckedDocument, locale: Locale): Document {
  if (checked.ok) return checked.document;
  throw new InvalidDocumentError(checked.issues, locale);
}
