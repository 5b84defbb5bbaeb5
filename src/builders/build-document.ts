import type { InvoiceType } from '../codes/index.js';
import { type Locale, readLocale } from '../issues/inside.js';
import { readOptions } from '../reading/options.js';
import { type ValidateOptions, validateForm } from '../rules/inside.js';
import type { Document } from '../types/index.js';
import { type BuildOptions, type CheckedDocument, checkUnknown } from './check-document.js';
import type { FactsFor } from './fluent/facts-of.js';
import { InvalidDocumentError } from './invalid-document-error.js';

/**
 * Builds a document from facts, with totals, print block and everything else that can be derived. The document is
 * frozen and ready for `JSON.stringify`. The compiler checks the facts of a literal by its `type`. For parsed JSON and
 * other values without a type, use `buildUnknown`.
 *
 * @throws InvalidDocumentError with all issues, if the facts or the document have errors.
 * @throws LocaleError if the option `locale` is not a words object.
 * @throws OptionsError if an option is unknown or cannot be read.
 * @example
 * const document = buildDocument({ type: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20', issuer, lines, payments });
 */
export const buildDocument: <Type extends InvoiceType>(
  facts: FactsFor<Type>,
  options?: BuildOptions,
) => Document = buildUnknown;

/**
 * The same as `buildDocument` for a value that the compiler knows nothing about, such as parsed JSON: any value is
 * accepted, and everything that is wrong with it is an issue.
 *
 * @throws InvalidDocumentError with all issues, if the facts or the document have errors.
 * @throws LocaleError if the option `locale` is not a words object.
 * @throws OptionsError if an option is unknown or cannot be read.
 * @example
 * const document = buildUnknown(JSON.parse(text), { now: new Date() });
 */
export function buildUnknown(facts: unknown, options?: BuildOptions): Document {
  const read = readOptions<ValidateOptions>(options, validateForm);
  return documentOf(checkUnknown(facts, read), readLocale(read.locale));
}

/** The document of a check. Throws if it has errors. */
export function documentOf(checked: CheckedDocument, locale: Locale): Document {
  if (checked.ok) return checked.document;
  throw new InvalidDocumentError(checked.issues, locale);
}
