import type { JournalResult, JournalStanding } from './rows.js';

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
