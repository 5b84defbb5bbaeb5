import type { DocumentView } from '../engine/rule.js';

/** What `numberOf` reads, for the paths of a rule. */
export const NUMBER_PATHS = [
  'issuer.vatNumber',
  'issuer.branch',
  'invoiceHeader.invoiceType',
  'invoiceHeader.series',
  'invoiceHeader.aa',
] as const;

const known = new WeakMap<DocumentView, string>();

/** Who issued a document, where, and under which number: two of one number are one document. */
export function numberOf(document: DocumentView): string {
  let number = known.get(document);
  if (number === undefined) {
    const { issuer, invoiceHeader: header } = document;
    number = JSON.stringify([issuer.vatNumber, issuer.branch, header.invoiceType, header.series, header.aa]);
    known.set(document, number);
  }
  return number;
}
