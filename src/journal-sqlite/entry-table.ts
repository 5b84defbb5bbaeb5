import type { AttemptEnd, Lease } from '../client/journal/attempts.js';
import type { RowName } from '../client/journal/rows.js';
import type { SqlRow } from './driver.js';
import { rowOf } from './entry.js';
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

  /** The row of a lease; throws if another lease has replaced it. `or ended`: `undefined` if this lease was the last to end. */
  held(name: RowName, lease: Lease): SqlRow;
  held(name: RowName, lease: Lease, how: 'or ended'): SqlRow | undefined;
  held(name: RowName, lease: Lease, how?: 'or ended'): SqlRow | undefined {
    const entry = this.entry(name);
    if (entry !== undefined && entry['lease_id'] === lease.id) return entry;
    if (how === 'or ended' && entry?.['ended_by'] === lease.id) return undefined;
    throw this.#store.error('journal/lease-lost', { what: `${name.operation} ${name.key}` });
  }

  setLease(entry: SqlRow, { holder, run, id, until }: Lease): void {
    this.#store.run(
      'UPDATE entries SET lease_holder = ?, lease_run = ?, lease_id = ?, lease_until = ? WHERE id = ?',
      ...[holder, run, id, until, entry['id'] ?? null],
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
