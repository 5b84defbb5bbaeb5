import type { DocumentView } from '../engine/rule.js';

/** What `numberKey` reads, for the paths of a rule. */
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
 * Who issued a document, where, when, and under which number: two of one number are one document. The date belongs to it,
 * as it does to the UID, because numbers may begin anew each year or each day.
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
