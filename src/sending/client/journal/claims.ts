import type { Lease } from './attempts.js';
import type { JournalRow, JournalStanding } from './rows.js';

/**
 * Which rows are claimed, and by whom. Rows come in the order in which they were first written.
 *
 * @example
 * const claim: Claim = { lease, at: now.toISOString(), limit: 10, standing: ['sending', 'unknown'], olderThan: 120_000 };
 */
export interface Claim {
  /** The lease of all claimed rows. */
  readonly lease: Lease;
  /** The time of this host. A store for several hosts uses its own clock instead, as with `take`. */
  readonly at: string;
  /** How many rows at most. */
  readonly limit: number;
  /** Only rows with one of these standings. Default: those that need work, `sending`, `unknown` and `queued`. */
  readonly standing?: readonly JournalStanding[] | undefined;
  /** Only rows whose last attempt began this many milliseconds ago or earlier. Default: all. */
  readonly olderThan?: number | undefined;
  /** Only rows that this holder has or had last. */
  readonly holder?: string | undefined;
  /** Only documents of this branch. Rows of other operations have no branch, so they are left out. */
  readonly branch?: number | undefined;
  /** Only rows after an earlier claim: its `next`. */
  readonly after?: string | undefined;
}

/**
 * The result of `claim`.
 *
 * @example
 * const { rows, next }: ClaimedRows = await journal.claim({ lease, at, limit: 10 });
 */
export interface ClaimedRows {
  readonly rows: readonly JournalRow[];
  /** Where the next claim continues; `undefined` if there were no more rows. */
  readonly next: string | undefined;
}
