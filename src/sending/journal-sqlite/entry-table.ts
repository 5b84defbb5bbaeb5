import {
  type AttemptEnd,
  endOfLease,
  type Lease,
  leaseTimeOf,
  mayFollow,
  type RowName,
} from '../client/journal/inside.js';
import type { SqlRow } from './driver.js';
import { leaseOf, rowOf } from './entry.js';
import type { Store } from './store.js';

const ONE = 'SELECT * FROM entries WHERE operation = ? AND key = ?';

/** Reads and writes single rows and their leases, within a step. */
export class EntryTable {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  entry({ operation, key }: RowName): SqlRow | undefined {
    return this.#store.one(ONE, operation, key);
  }

  /** An entry as it is now. */
  again(entry: SqlRow): SqlRow {
    return this.#store.one('SELECT * FROM entries WHERE id = ?', entry['id'] ?? null) ?? entry;
  }

  /** The row of a lease; throws if another lease has replaced it. `or ended`: `undefined` if this lease was the last to end. */
  held(name: RowName, lease: Lease): SqlRow;
  held(name: RowName, lease: Lease, how: 'or ended'): SqlRow | undefined;
  held(name: RowName, lease: Lease, how?: 'or ended'): SqlRow | undefined {
    const entry = this.entry(name);
    if (entry !== undefined && entry['lease_id'] === lease.id) return entry;
    if (how === 'or ended' && entry?.['ended_by'] === lease.id) return undefined;
    throw this.#store.error('journal/lease-lost', { what: `${name.operation} ${name.key}` });
  }

  /** Who holds an entry, unless the lease may replace that one. */
  heldBy(entry: SqlRow | undefined, lease: Lease, at: string): Lease | undefined {
    const held = entry && leaseOf(entry);
    if (held === undefined || mayFollow(lease, held)) return undefined;
    const until = endOfLease(held.until, entry?.['lease_time'] as number | null, at);
    if (until !== held.until)
      this.#store.run('UPDATE entries SET lease_until = ? WHERE id = ?', until, entry?.['id'] ?? null);
    return until <= at ? undefined : { ...held, until };
  }

  setLease(entry: SqlRow, lease: Lease, at: string): void {
    const { holder, run, id, until } = lease;
    const own = entry['id'] ?? null;
    this.#store.run(
      `UPDATE entries SET lease_holder = ?, lease_run = ?, lease_id = ?, lease_until = ?, lease_time = ?
       WHERE id = ?`,
      ...[holder, run, id, until, leaseTimeOf(lease, at), own],
    );
    // Attempts of the future were made before the clock was set back.
    this.#store.run(
      `UPDATE entries SET first_attempt_at = min(first_attempt_at, ?), last_attempt_at = ?
       WHERE id = ? AND last_attempt_at > ?`,
      ...[at, at, own, at],
    );
  }

  /** Releases a lease, and remembers that it has ended, and who had it. */
  endLease(entry: SqlRow): void {
    this.#store.run(
      'UPDATE entries SET lease_id = NULL, lease_until = NULL, ended_by = lease_id WHERE id = ?',
      entry['id'] ?? null,
    );
  }

  /** Writes the end of an attempt. Members of an earlier result are kept. */
  record(entry: SqlRow, standing: AttemptEnd['standing'], result: AttemptEnd['result']): void {
    const { result: before } = rowOf(this.#store, entry);
    const after = before === undefined && result === undefined ? null : { ...before, ...result };
    this.#store.run(
      'UPDATE entries SET standing = ?, result = ? WHERE id = ?',
      ...[standing, after === null ? null : JSON.stringify(after), entry['id'] ?? null],
    );
  }
}
