import { oncePer } from '../engine/once-per.js';
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

/**
 * The issuer, establishment, type, date and number of a document. Two documents with the same key are one document. The
 * date is included, as it is in the UID, because numbering may restart each year or each day.
 */
export const numberKey = oncePer(({ issuer, invoiceHeader: header }: DocumentView): string => {
  const { invoiceType, series, aa, issueDate } = header;
  return JSON.stringify([issuer.vatNumber, issuer.branch, invoiceType, series, aa, issueDate]);
});
