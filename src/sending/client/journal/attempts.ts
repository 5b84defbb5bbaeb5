import type { JournalRequest, JournalResult, JournalRow, JournalStanding, RowName } from './rows.js';
import type { FlowStates } from './states.js';

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
 * An attempt that begins.
 *
 * @example
 * const begin: AttemptBegin = { operation: 'issue', key, lease, at: now.toISOString(), request };
 */
export interface AttemptBegin extends RowName {
  readonly lease: Lease;
  /** The row of a held document that this completion may file. If it exists, its lease is taken and renewed too. */
  readonly settles?: RowName | undefined;
  /** The time of this host. A store for several hosts uses its own clock instead, also for the time from here to `lease.until`. */
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
