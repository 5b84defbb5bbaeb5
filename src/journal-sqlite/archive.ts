import { documentIn } from '../client/issue/sending.js';
import type { JournalResult, JournalStanding } from '../client/journal/rows.js';
import type { OptionNames } from '../reading/options.js';
import { rowOf } from './entry.js';
import { readFilter } from './filter.js';
import type { Wanted } from './paths.js';
import { entriesOf } from './search.js';
import type { Store } from './store.js';

/**
 * The filter of `documents`. An empty filter selects every document.
 *
 * @example
 * const filter: DocumentFilter = { vatNumber: '800123456', issuedFrom: '2026-11-01', issuedTo: '2026-11-30' };
 */
export interface DocumentFilter {
  readonly vatNumber?: string | undefined;
  readonly branch?: number | undefined;
  readonly invoiceType?: string | undefined;
  readonly series?: string | undefined;
  readonly aa?: string | undefined;
  /** `YYYY-MM-DD`; inclusive. */
  readonly issuedFrom?: string | undefined;
  /** `YYYY-MM-DD`; inclusive. */
  readonly issuedTo?: string | undefined;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  readonly standing?: readonly JournalStanding[] | undefined;
}

/**
 * A document that was issued or attempted, and its result.
 *
 * @example
 * for await (const { document, result } of journal.documents({ series: 'A', aa: '101' })) print(document, result.invoiceUrl);
 */
export interface ArchivedDocument {
  readonly vatNumber: string;
  readonly branch: number;
  readonly invoiceType: string;
  readonly series: string;
  readonly aa: string;
  /** `YYYY-MM-DD`. */
  readonly issueDate: string;
  readonly standing: JournalStanding;
  /** The document, as sent. */
  readonly document: Readonly<Record<string, unknown>>;
  /** MARK, UID and links, if known. */
  readonly result: JournalResult;
  /** ISO 8601. */
  readonly firstAttemptAt: string;
  /** ISO 8601. */
  readonly lastAttemptAt: string;
}

const NAMES: OptionNames<DocumentFilter> = {
  vatNumber: true,
  branch: true,
  invoiceType: true,
  series: true,
  aa: true,
  issuedFrom: true,
  issuedTo: true,
  mark: true,
  uid: true,
  standing: true,
};

/** The documents of the archive that match a filter, oldest first. */
export async function* documentsOf(store: Store, given?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
  for await (const entry of entriesOf(store, wantedOf(readFilter<DocumentFilter>(store, given, NAMES)))) {
    const row = rowOf(store, entry);
    yield {
      vatNumber: String(entry['vat_number']),
      branch: Number(entry['branch']),
      invoiceType: String(entry['invoice_type']),
      series: String(entry['series']),
      aa: String(entry['aa']),
      issueDate: String(entry['issue_date']),
      standing: row.standing,
      document: documentIn(row),
      result: row.result ?? {},
      firstAttemptAt: row.firstAttemptAt,
      lastAttemptAt: row.lastAttemptAt,
    };
  }
}

function wantedOf(filter: DocumentFilter): Wanted {
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
