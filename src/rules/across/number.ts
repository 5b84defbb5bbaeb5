import type { DocumentView } from '../engine/rule.js';

/** What `numberOf` reads, for the paths of a rule. */
export const NUMBER_PATHS = [
  'issuer.vatNumber',
  'issuer.branch',
  'invoiceHeader.invoiceType',
  'invoiceHeader.series',
  'invoiceHeader.aa',
] as const;

/** Who issued a document, where, and under which number: two of one number are one document. */
export const numberOf = ({ issuer, invoiceHeader: header }: DocumentView): string =>
  JSON.stringify([issuer.vatNumber, issuer.branch, header.invoiceType, header.series, header.aa]);
