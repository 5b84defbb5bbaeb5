import { type Locale, readLocale } from '../issues/locale.js';
import { readOptions } from '../reading/options.js';
import { type ValidateOptions, validateOptionNames } from '../rules/validate/validate-options.js';
import type { Document } from '../types/index.js';
import { type BuildOptions, type CheckedDocument, checkDocument } from './check-document.js';
import type { Facts } from './facts/facts.js';
import { InvalidDocumentError } from './invalid-document-error.js';

/**
 * Makes a document from facts, which an editor completes by the type `Facts`, or from anything, such as parsed JSON: totals, print block and all that can be derived, frozen and ready for `JSON.stringify`.
 *
 * @throws InvalidDocumentError with all issues, when the facts or the document have errors.
 * @throws LocaleError when the option `locale` is not a words object.
 * @throws OptionsError when an option is not known or cannot be read.
 * @example
 * const document = buildDocument({ type: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20', issuer, lines, payments });
 */
export function buildDocument(facts: Facts, options?: BuildOptions): Document;
export function buildDocument(facts: unknown, options?: BuildOptions): Document;
export function buildDocument(facts: unknown, options?: BuildOptions): Document {
  const read = readOptions<ValidateOptions>(options, validateOptionNames);
  return documentOf(checkDocument(facts, read), readLocale(read.locale));
}

/** The document that was checked. Throws when it has errors. */
export function documentOf(checked: CheckedDocument, locale: Locale): Document {
  if (checked.ok) return checked.document;
  throw new InvalidDocumentError(checked.issues, locale);
}
