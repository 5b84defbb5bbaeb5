import { documentIn } from '../client/issue/sending.js';
import type { JournalResult, JournalStanding } from '../client/journal/journal.js';
import { rowOf } from './entry.js';
import { among, type Condition, entriesOf, equal } from './pages.js';
import type { Store } from './store.js';

/**
 * The filter of `documents`. An empty filter selects every document.
 *
 * @example
 * const filter: DocumentFilter = { vatNumber: '123456783', issuedFrom: '2026-11-01', issuedTo: '2026-11-30' };
 */
export interface DocumentFilter {
  readonly vatNumber?: string | undefined;
  readonly branch?: number | undefined;
  readonly invoiceType?: string | undefined;
  readonly series?: string | undefined;
  readonly aa?: string | undefined;
  /** `YYYY-MM-DD`; inclusive. */ readonly issuedFrom?: string | undefined;
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

/** The documents of the archive that match a filter, oldest first. */
export function* documentsOf(store: Store, filter: DocumentFilter): Generator<ArchivedDocument> {
  for (const entry of entriesOf(store, conditionsOf(filter))) {
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

function conditionsOf(filter: DocumentFilter): readonly Condition[] {
  const { vatNumber, branch, invoiceType, series, aa, issuedFrom, issuedTo, mark, uid, standing } = filter;
  return [
    ...equal({
      operation: 'issue',
      vat_number: vatNumber,
      branch,
      invoice_type: invoiceType,
      series,
      aa,
      mark,
      uid,
    }),
    ...(issuedFrom === undefined ? [] : [{ sql: 'issue_date >= ?', values: [issuedFrom] }]),
    ...(issuedTo === undefined ? [] : [{ sql: 'issue_date <= ?', values: [issuedTo] }]),
    ...(standing === undefined ? [] : [among('standing', standing)]),
  ];
}
