import { hasMethods, type OptionForm } from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import type { WebAbortSignal } from '../../../types/web.js';
import type { ReplicationSource, ReplicationTarget } from './replication.js';
import type { RowName } from './rows.js';

/**
 * Options of `replicate`.
 *
 * @example
 * const options: ReplicateOptions = { signal: AbortSignal.timeout(60_000) };
 */
export interface ReplicateOptions {
  /** Ends the copying after the batch in progress. The next call continues there. */
  readonly signal?: WebAbortSignal | undefined;
}

/**
 * What `replicate` has copied.
 *
 * @example
 * const { rows, conflicts }: ReplicationReport = await replicate(till, database);
 */
export interface ReplicationReport {
  /** How many rows were read from the source. */
  readonly rows: number;
  /** Whether everything was copied. `false`: the signal was aborted. */
  readonly complete: boolean;
  /** Whether it began with the first row again, because an older copy of the source was restored. */
  readonly fromStart: boolean;
  /** Rows that stayed as they are, because the target has them as filed and the source does not. */
  readonly kept: readonly RowName[];
  /**
   * Rows that the target has from elsewhere, because two journals used the same number. The target keeps its own row, and
   * the other one beside it; `replicas.list()` names them.
   */
  readonly conflicts: readonly RowName[];
}

const FORM: OptionForm<ReplicateOptions, string> = {
  signal: [hasMethods('addEventListener'), 'AbortSignal.timeout(60_000)'],
};

/**
 * Copies the rows of a till's journal with their results to the journal of the chain: what has changed since the last
 * call, in that order. It may be interrupted at any moment and repeated; a row is never copied twice, and a filed one is
 * never replaced by one that is not filed. Flow states and numbers are not copied: only the till changes them.
 *
 * Rows that were copied belong to their till: `claim` and `recover` on the target leave them alone.
 *
 * @throws JournalError if one of the journals cannot be read or written. What was copied until then stays.
 * @example
 * const { rows } = await replicate(await sqliteJournal({ file: 'journal.db' }), database);
 */
export async function replicate(
  from: { readonly changes: ReplicationSource },
  to: { readonly replicas: ReplicationTarget },
  options?: ReplicateOptions,
): Promise<ReplicationReport> {
  const { signal } = readForm(options, FORM);
  const { changes } = from;
  const { replicas } = to;
  const origin = await changes.origin();
  const kept: RowName[] = [];
  const conflicts: RowName[] = [];
  let rows = 0;
  let fromStart = false;
  while (signal?.aborted !== true) {
    const batch = await changes.after(await replicas.copiedUntil(origin));
    if (batch === undefined) return { rows, complete: true, fromStart, kept, conflicts };
    const copied = await replicas.receive(batch);
    // Another process copies too: this one goes on where that one is.
    if (!copied.written) continue;
    rows += batch.rows.length;
    fromStart ||= batch.fromStart && batch.follows !== undefined;
    kept.push(...copied.kept);
    conflicts.push(...copied.conflicts);
  }
  return { rows, complete: false, fromStart, kept, conflicts };
}
