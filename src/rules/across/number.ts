import type { DocumentView } from '../engine/rule.js';

/** The members that `numberKey` reads, for the `paths` of a rule. */
export const NUMBER_PATHS = [
  'issuer.vatNumber',
  'issuer.branch',
  'invoiceHeader.invoiceType',
  'invoiceHeader.series',
  'invoiceHeader.aa',
  'invoiceHeader.issueDate',
] as const;

const known = new WeakMap<DocumentView, string>();

/**
 * The issuer, establishment, type, date and number of a document. Two documents with the same key are one document. The
 * date is included, as it is in the UID, because numbering may restart each year or each day.
 */
export function numberKey(document: DocumentView): string {
  let number = known.get(document);
  if (number === undefined) {
    const { issuer, invoiceHeader: header } = document;
    const { invoiceType, series, aa, issueDate } = header;
    number = JSON.stringify([issuer.vatNumber, issuer.branch, invoiceType, series, aa, issueDate]);
    known.set(document, number);
  }
  return number;
}
