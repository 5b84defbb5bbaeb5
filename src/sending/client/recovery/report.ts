import type { ClientError } from '../error.js';
import type { JournalRow } from '../journal/rows.js';
import type { CancelOutcome } from '../outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

/**
 * A row and its outcome.
 *
 * @example
 * for (const { row, outcome } of report.unknown) ask(row.request.about, outcome.next.todo);
 */
export interface RecoveredRow {
  readonly row: JournalRow;
  readonly outcome: IssueOutcome | CancelOutcome;
}

/**
 * The result of `recover`.
 *
 * @example
 * const { settled, unknown, notSent }: RecoveryReport = await client.recover();
 */
export interface RecoveryReport {
  /** Rows with a known outcome. */
  readonly settled: readonly RecoveredRow[];
  /** Rows whose outcome is still unknown; `next` says what to do. */
  readonly unknown: readonly RecoveredRow[];
  /** Rows that could not be processed now, for example without a connection, or whose request this version cannot read. */
  readonly failed: readonly { readonly row: JournalRow; readonly error: ClientError }[];
  /** Rows that another process holds, or has tried in the meantime. */
  readonly heldElsewhere: readonly JournalRow[];
  /**
   * Why it stopped early. `no-connection`: the service could not be reached. `aborted`: the signal was aborted. Call
   * `recover` again later.
   */
  readonly stopped?: 'no-connection' | 'aborted' | undefined;
  /** Rows that were not tried because it stopped early. */
  readonly left: readonly JournalRow[];
  /** Documents whose attempt never left the machine. You can send them again or discard them. */
  readonly notSent: readonly JournalRow[];
  /** What `onRow` threw; empty if it never failed. */
  readonly onRowErrors: readonly { readonly row: JournalRow; readonly error: unknown }[];
}
