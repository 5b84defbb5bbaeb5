import type { Numbering } from '../../flows/numbering/numbering.js';

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
 * The right to work on a row for a limited time.
 *
 * @example
 * const lease: Lease = { holder: 'till 1', run: 'a1', id: 'a1 7', until: '2026-11-20T10:02:00.000Z' };
 */
export interface Lease {
  /** The name of the process, which it may keep across restarts. */
  readonly holder: string;
  /** The name of one client in one run of that process. */
  readonly run: string;
  /** The id of this lease. The holder of any other lease cannot write. */
  readonly id: string;
  /** ISO 8601. After this time anyone may take the lease. */
  readonly until: string;
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
  /** Why it was refused, or why it is unknown. */
  readonly why?: string | undefined;
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
}

/**
 * Stored states of flows as plain JSON, by names that you choose: `{ 'table 7': table.toJSON() }`.
 *
 * @example
 * const states: FlowStates = { 'table 7': table.toJSON() };
 */
export type FlowStates = Readonly<Record<string, unknown>>;

/**
 * An attempt that begins.
 *
 * @example
 * const begin: AttemptBegin = { operation: 'issue', key, lease, at: now.toISOString(), request };
 */
export interface AttemptBegin extends RowName {
  readonly lease: Lease;
  /** The row of a held document that this completion may file. If it exists, its lease is taken and renewed too. */
  readonly settles?: RowName | undefined;
  readonly at: string;
  readonly request: JournalRequest;
  readonly states?: FlowStates | undefined;
}

/**
 * An attempt that ended.
 *
 * @example
 * const end: AttemptEnd = { operation: 'issue', key, lease, standing: 'issued', result: { mark } };
 */
export interface AttemptEnd extends RowName {
  readonly lease: Lease;
  /**
   * The row of the held document of a completion. If its lease is still held, it takes the standing and the result of a
   * completion that is `issued` or `queued`, and its lease is released. Otherwise it is not written.
   */
  readonly settles?: RowName | undefined;
  readonly standing: Exclude<JournalStanding, 'sending'>;
  readonly result?: JournalResult | undefined;
  readonly states?: FlowStates | undefined;
}

/**
 * The result of `take`. `new`: the row did not exist, and is now `sending`. `row`: it existed, keeps its standing, and
 * is leased to the caller. `leased`: someone else holds it.
 *
 * @example
 * const { taken } = await journal.take(begin); // 'new', 'row' or 'leased'
 */
export type Taken =
  | { readonly taken: 'new' }
  | { readonly taken: 'row'; readonly row: JournalRow }
  | { readonly taken: 'leased'; readonly lease: Lease };

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

/**
 * A stored state and its name.
 *
 * @example
 * for await (const { name, state } of journal.states({ prefix: 'table ' })) tables.set(name, tableFromJSON(state));
 */
export interface StoredState {
  readonly name: string;
  readonly state: unknown;
}

/**
 * The filter of `states`.
 *
 * @example
 * const filter: StateFilter = { prefix: 'table ' };
 */
export interface StateFilter {
  /** How the name begins. Default: any name. */
  readonly prefix?: string | undefined;
}

/**
 * The port to the store where a client keeps what it sends. `memoryJournal` is a journal in memory. Any other
 * implementation, for example on a database, must give the same guarantees:
 *
 * - A row is unique by its name, and only one run at a time holds its lease. `take` and the writing of a new row are
 *   one transaction, so two processes with the same store cannot both send.
 * - Every method that writes is one transaction, flow states included, and has reached the disk when it resolves.
 * - `begin`, `end` and `release` reject if the caller no longer has the lease. No row is written without its lease.
 * - A method rejects if its data cannot be written. The client then sends nothing.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, journal: memoryJournal() });
 */
export interface Journal {
  /**
   * Takes the lease of a row and of the row that it settles, or of neither. If the row is new, it is written as
   * `sending`, with the states. A lease is free if it has expired at `at`, or if another run of the same holder has it,
   * because that process was restarted.
   */
  take(begin: AttemptBegin): Promise<Taken>;
  /**
   * Begins another attempt of a held row: it becomes `sending`, with one more attempt. `anew`: its content is new, so
   * this is its first attempt.
   */
  begin(begin: AttemptBegin, anew: boolean): Promise<void>;
  /** Records the result of the last attempt and releases the leases. Members of an earlier result are kept. */
  end(end: AttemptEnd): Promise<void>;
  /** Releases a lease without an attempt. */
  release(name: RowName, lease: Lease): Promise<void>;
  /** One row; `undefined` if it does not exist. */
  row(name: RowName): Promise<JournalRow | undefined>;
  /** Rows, oldest first. */
  rows(filter?: RowFilter): AsyncIterable<JournalRow>;
  /** The stored state of a flow; `undefined` if it does not exist. */
  state(name: string): Promise<unknown>;
  /**
   * The stored states, in the order of their names. The client keeps its own there, too: those of `onboarding.create`
   * begin with `onboarding `.
   */
  states(filter?: StateFilter): AsyncIterable<StoredState>;
  /** Stores states of flows outside an attempt; `undefined` removes one. */
  saveStates(states: FlowStates): Promise<void>;
  /**
   * Stores `next` if the stored state is `expected` (`undefined`: no state). Returns the state that is then stored:
   * `next`, or the one that another process has stored in the meantime. This is one transaction.
   */
  exchangeState(name: string, expected: unknown, next: unknown): Promise<unknown>;
  /** Document numbers, in the same store. */
  readonly numbering: Numbering;
}
