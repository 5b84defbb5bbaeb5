import type { Numbering } from '../../flows/numbering/numbering.js';

/**
 * What a row of the journal is about.
 *
 * @example
 * const operation: Operation = 'cancel-note';
 */
export type Operation = 'issue' | 'complete-payment' | 'complete-old-invoice' | 'cancel-note';

/**
 * How a row stands. `sending`: an attempt began, and nothing was recorded of its end. `not-sent`: the last attempt did not
 * leave the machine. `unknown`: it may have arrived. The others are what the service answered.
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

/** The standings that something is still to be done about. */
export const unsettled: ReadonlySet<JournalStanding> = new Set(['sending', 'unknown', 'queued']);

/**
 * The name of a row: unique in the journal. Of `issue` it is issuer, branch, type, series and aa; of a completion its
 * tokens; of a cancellation the issuer and the MARK.
 *
 * @example
 * const name: RowName = { operation: 'issue', key: JSON.stringify(['123456783', 0, '11.1', 'A', '101']) };
 */
export interface RowName {
  readonly operation: Operation;
  readonly key: string;
}

/**
 * The right to work on a row, for a time.
 *
 * @example
 * const lease: Lease = { holder: 'till 1', run: 'a1', id: 'a1 7', until: '2026-11-20T10:02:00.000Z' };
 */
export interface Lease {
  /** The process, by a name that it may keep over a restart. */
  readonly holder: string;
  /** One client in one run of that process. */
  readonly run: string;
  /** This lease alone: whoever has another one cannot write. */
  readonly id: string;
  /** ISO 8601. From then on anyone may take it. */
  readonly until: string;
}

/**
 * What is sent, so that it can be sent again exactly as it was. Never the key.
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
  /** What a recovery has to know besides: issuer, issue date, the UID that is expected. */
  readonly about: Readonly<Record<string, string>>;
}

/**
 * What a document became: kept with it, as the archive that a shop needs.
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
  /** When this content was first sent, or was first to be sent: the day of a late resend counts from it. */
  readonly firstAttemptAt: string;
  readonly lastAttemptAt: string;
  readonly attempts: number;
  readonly result?: JournalResult | undefined;
}

/**
 * Stored states of flows by names of your own, as plain JSON: `{ 'table 7': table.toJSON() }`.
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
  /** The row of a held document that a completion has filed: it takes the same standing and result. */
  readonly settles?: RowName | undefined;
  readonly standing: Exclude<JournalStanding, 'sending'>;
  readonly result?: JournalResult | undefined;
  readonly states?: FlowStates | undefined;
}

/**
 * What `take` found. `new`: the row did not exist, and stands as `sending` now. `row`: it existed, stands as it stood, and
 * is leased to the caller. `leased`: another holds it.
 *
 * @example
 * const { taken } = await journal.take(begin); // 'new', 'row' or 'leased'
 */
export type Taken =
  | { readonly taken: 'new' }
  | { readonly taken: 'row'; readonly row: JournalRow }
  | { readonly taken: 'leased'; readonly lease: Lease };

/**
 * Which rows `rows` gives.
 *
 * @example
 * const filter: RowFilter = { operation: 'issue', mark: '400001970000151' };
 */
export interface RowFilter {
  readonly operation?: Operation | undefined;
  readonly standing?: readonly JournalStanding[] | undefined;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
}

/**
 * Where a client keeps what it sends: a port. `memoryJournal` is one in memory; one on a database keeps the same promises.
 *
 * - A row is unique by its name, and one run at a time holds its lease. `take` and the writing of a new row are one
 *   transaction, so two processes on one store cannot both send.
 * - Every method that writes is one transaction, flow states included, and has reached the disk when it resolves.
 * - `begin`, `end` and `release` reject when the lease is no longer the caller's.
 * - What cannot be written rejects. The client then sends nothing.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, journal: memoryJournal() });
 */
export interface Journal {
  /**
   * Takes the lease of a row; writes a new one as `sending`, with the states. A lease is free when it has run out at `at`,
   * or when another run of the same holder has it: that process was restarted.
   */
  take(begin: AttemptBegin): Promise<Taken>;
  /**
   * Another attempt of a row that is held: it stands as `sending`, with one attempt more. `anew`: its content is new, so
   * its first attempt is this one.
   */
  begin(begin: AttemptBegin, anew: boolean): Promise<void>;
  /** Records what came of the last attempt and gives the lease up. Members of an earlier result are kept. */
  end(end: AttemptEnd): Promise<void>;
  /** Gives a lease up without an attempt. */
  release(name: RowName, lease: Lease): Promise<void>;
  /** One row; `undefined` when there is none. */
  row(name: RowName): Promise<JournalRow | undefined>;
  /** Rows, oldest first. */
  rows(filter?: RowFilter): AsyncIterable<JournalRow>;
  /** The stored state of a flow; `undefined` when there is none. */
  state(name: string): Promise<unknown>;
  /** Stores states of flows outside an attempt; `undefined` removes one. */
  saveStates(states: FlowStates): Promise<void>;
  /**
   * Stores a state in place of `expected` (`undefined`: of none), and gives the one that is stored then: `next`, or the one
   * that another process stored meanwhile. One transaction.
   */
  exchangeState(name: string, expected: unknown, next: unknown): Promise<unknown>;
  /** Numbers, in the same store. */
  readonly numbering: Numbering;
}
