import { ArgumentError, type Locale, readLocale } from '../issues/inside.js';
import { isObject } from '../reading/object.js';
import type { Document, SendInvoicesRequest } from '../types/index.js';

/** Options of `toRequest`. */
export interface RequestOptions {
  /** The language of an error. Default: English. */
  readonly locale?: Locale | undefined;
}

/**
 * The body of the issuance call for one document or several.
 *
 * @throws ArgumentError if a value is not a document, because an empty element would be sent silently, or if an
 * option is unknown.
 * @example
 * const body = JSON.stringify(toRequest([invoice, receipt])); // { "invoice": [ … ] }
 */
export function toRequest(
  documents: Document | readonly Document[],
  options?: RequestOptions,
): SendInvoicesRequest {
  const locale = localeIn(options);
  const invoice: unknown[] = Array.isArray(documents) ? [...documents] : [documents];
  for (const [index, document] of invoice.entries()) {
    if (!isDocument(document)) throw new ArgumentError('arguments/not-a-document', { index }, locale);
  }
  return { invoice: invoice as Document[] };
}

/** The general reader of options is not used, because it is larger than everything else here. */
function localeIn(options: RequestOptions | undefined): Locale {
  const locale = readLocale(options?.locale);
  for (const option of Object.keys(options ?? {})) {
    if (option !== 'locale') throw new ArgumentError('arguments/unknown-option', { option }, locale);
  }
  return locale;
}

const isDocument = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, 'invoiceHeader');
