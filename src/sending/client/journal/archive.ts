import type { Locale } from '../../../issues/inside.js';
import { documentIn } from './document-in.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import { documentFilter, readFilter, rowFilter } from './filter.js';
import type { JournalRow, RowFilter } from './rows.js';

/** What is searched for, by the columns that every database of a journal has. A member that is `undefined` is not compared. */
export interface Wanted {
  readonly equal: { readonly [column in Column]?: string | number | undefined };
  readonly standing?: readonly string[] | undefined;
  /** `YYYY-MM-DD`; inclusive. */
  readonly from?: string | undefined;
  /** `YYYY-MM-DD`; inclusive. */
  readonly to?: string | undefined;
}

/** A column that is searched by. */
export type Column =
  | 'operation'
  | 'key'
  | 'vat_number'
  | 'branch'
  | 'invoice_type'
  | 'series'
  | 'aa'
  | 'mark'
  | 'uid';

/** Reads a filter of `rows`. */
export function wantedRows(given: RowFilter | undefined, locale: Locale): Wanted {
  const read = readFilter(locale, given, rowFilter);
  const { operation, standing, mark, uid, vatNumber, issueDate } = read;
  return { equal: { operation, mark, uid, vat_number: vatNumber }, standing, from: issueDate, to: issueDate };
}

/** Reads a filter of `documents`. */
export function wantedDocuments(given: DocumentFilter | undefined, locale: Locale): Wanted {
  const filter = readFilter(locale, given, documentFilter);
  const { vatNumber, branch, invoiceType, series, aa, issuedFrom, issuedTo, mark, uid, standing } = filter;
  const number = [vatNumber, branch, invoiceType, series, aa];
  // The name of the row of a document, which is unique.
  const key = number.includes(undefined) ? undefined : JSON.stringify(number);
  return {
    equal: {
      operation: 'issue',
      key,
      vat_number: vatNumber,
      branch,
      invoice_type: invoiceType,
      series,
      aa,
      mark,
      uid,
    },
    standing,
    from: issuedFrom,
    to: issuedTo,
  };
}

/** A row of the operation `issue`, as a document of the archive. */
export function archived(row: JournalRow): ArchivedDocument {
  const [vatNumber, branch, invoiceType, series, aa] = JSON.parse(row.key) as [
    string,
    number,
    string,
    string,
    string,
  ];
  const { standing, request, result = {}, firstAttemptAt, lastAttemptAt } = row;
  return {
    vatNumber,
    branch,
    invoiceType,
    series,
    aa,
    issueDate: String(request.about['issueDate']),
    standing,
    document: documentIn(row),
    result,
    firstAttemptAt,
    lastAttemptAt,
  };
}
