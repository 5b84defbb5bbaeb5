/**
 * The operation of a row of the journal.
 *
 * @example
 * const operation: Operation = 'cancel-note';
 */
export type Operation = 'issue' | 'complete-payment' | 'complete-old-invoice' | 'cancel-note';

/**
 * The standing of a row. `sending`: an attempt began, and its end was not recorded. `not-sent`: the last attempt did
 * not leave the machine. `unknown`: it may have arrived. The others are answers of the service.
 *
 * @example
 * const open: JournalStanding[] = ['sending', 'unknown', 'queued'];
 */
export type JournalStanding =
  | 'sending'
  | 'not-sent'
  | 'unknown'
  | 'held'
  | 'queued'
  | 'issued'
  | 'cancelled'
  | 'refused';

/**
 * How many rows have each standing; those that no row has are missing.
 *
 * @example
 * const { unknown = 0 }: StandingCounts = await journal.standings();
 */
export type StandingCounts = { readonly [standing in JournalStanding]?: number };

/**
 * The unique name of a row in the journal. The key of `issue` is issuer, branch, type, series and aa; of a completion,
 * its tokens; of a cancellation, the issuer and the MARK.
 *
 * @example
 * const name: RowName = { operation: 'issue', key: JSON.stringify(['800123456', 0, '11.1', 'A', '101']) };
 */
export interface RowName {
  readonly operation: Operation;
  readonly key: string;
}

/**
 * The request, so that it can be sent again unchanged. It never contains the key.
 *
 * @example
 * const request: JournalRequest = { call: 'SendInvoices', query: { skipSignature: 'true' }, body, about: {} };
 */
export interface JournalRequest {
  /** The call, such as `SendInvoices`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  /** The body as JSON. */
  readonly body: string;
  /** Additional values for a recovery: issuer, issue date, expected UID. */
  readonly about: Readonly<Record<string, string>>;
}

/**
 * The result of a document. It is kept with the document, as an archive for the shop.
 *
 * @example
 * const result: JournalResult = { mark: '400001970000151', uid, invoiceUrl };
 */
export interface JournalResult {
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  readonly authenticationCode?: string | undefined;
  readonly cancellationMark?: string | undefined;
  readonly invoiceUrl?: string | undefined;
  readonly qrUrl?: string | undefined;
  readonly aadeQrUrl?: string | undefined;
  /** The signatures of a held document, as JSON. */
  readonly providerSignature?: string | undefined;
  /** Why it was refused, or why it is unknown. `givenUp`: a person gave it up, so it is not sent. */
  readonly why?: string | undefined;
  /** `unknown`: an attempt before the refusal may have filed the document all the same. */
  readonly earlier?: string | undefined;
  /** The reason of a person who gave it up. It counts only while `why` is `givenUp`. */
  readonly givenUp?: string | undefined;
}

/**
 * A row of the journal. Times are ISO 8601.
 *
 * @example
 * for await (const row of journal.rows({ standing: ['issued'] })) archive(row.request.body, row.result?.mark);
 */
export interface JournalRow extends RowName {
  readonly standing: JournalStanding;
  readonly request: JournalRequest;
  /** When this content was first sent, or was first due to be sent. The time limit for a late resend counts from it. */
  readonly firstAttemptAt: string;
  readonly lastAttemptAt: string;
  readonly attempts: number;
  readonly result?: JournalResult | undefined;
  /** The holder of its lease, or of its last one. Rows of older files have none until they are taken again. */
  readonly holder?: string | undefined;
  /** The journal that it was copied from with `replicate`: only that one sends it. `undefined`: this one. */
  readonly origin?: string | undefined;
}

/**
 * The filter of `rows`.
 *
 * @example
 * const filter: RowFilter = { operation: 'issue', mark: '400001970000151' };
 */
export interface RowFilter {
  readonly operation?: Operation | undefined;
  readonly standing?: readonly JournalStanding[] | undefined;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  /** The issuer of documents. */
  readonly vatNumber?: string | undefined;
  /** The day of documents, `YYYY-MM-DD`. */
  readonly issueDate?: string | undefined;
}
