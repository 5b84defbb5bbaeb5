import { atOnce, type StoreNumbering } from '../../flows/inside.js';
import type { Locale } from '../../issues/inside.js';
import {
  type AttemptBegin,
  type AttemptEnd,
  type Claim,
  type ClaimedRows,
  type Condition,
  type CountedCall,
  DatabaseReader,
  type FlowStates,
  isFiledIn,
  isFirst,
  isMade,
  type Journal,
  type JournalRow,
  type Lease,
  leaseTimeOf,
  type Retention,
  type RetiredMonth,
  type RowName,
  type StandingCounts,
  type StateExchange,
  type StoredState,
  type Taken,
  type Transaction,
  textsOf,
  transactionSteps,
  type Wanted,
} from '../client/journal/inside.js';
import { SqliteChanges } from './changes.js';
import { claimIn } from './claim.js';
import { hasBody, rowOf } from './entry.js';
import { EntryTable } from './entry-table.js';
import { SqliteEvents } from './events.js';
import { NumberTable } from './numbers.js';
import { retireIn } from './retire.js';
import { entriesOf } from './search.js';
import { exchange, exchangeAll, save, statePage, storedState } from './states.js';
import type { Store } from './store.js';

/** A journal in one SQLite file. Each method is one transaction, which is complete when it returns. */
export class FileJournal extends DatabaseReader implements Journal {
  readonly numbering: StoreNumbering;
  readonly webhooks: SqliteEvents;
  readonly changes: SqliteChanges;
  protected readonly locale: Locale;
  readonly #store: Store;
  readonly #table: EntryTable;

  constructor(store: Store, numbering: StoreNumbering) {
    super();
    this.locale = store.place.locale;
    this.#store = store;
    this.#table = new EntryTable(store);
    this.numbering = numbering;
    this.webhooks = new SqliteEvents(store);
    this.changes = new SqliteChanges(store);
  }

  async take({ operation, key, lease, at, request, states, settles }: AttemptBegin): Promise<Taken> {
    const texts = textsOf(states, this.locale);
    return this.#store.together((): Taken => {
      const entry = this.#table.entry({ operation, key });
      const document = settles && this.#table.entry(settles);
      for (const each of [entry, document]) {
        const held = this.#table.heldBy(each, lease, at);
        if (held !== undefined) return { taken: 'leased', lease: held };
      }
      if (document !== undefined) this.#table.setLease(document, lease, at);
      if (entry !== undefined) {
        this.#table.setLease(entry, lease, at);
        const row = rowOf(this.#store, this.#table.again(entry));
        return entry['created_by'] === lease.id && isFirst(row) ? { taken: 'new' } : { taken: 'row', row };
      }
      const { holder, run, id, until } = lease;
      this.#store.run(
        `INSERT INTO entries (operation, key, standing, call, query, body, about, first_attempt_at, last_attempt_at,
           attempts, lease_holder, lease_run, lease_id, lease_until, lease_time, created_by)
         VALUES (?, ?, 'sending', ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
        ...[operation, key, request.call, JSON.stringify(request.query), request.body],
        ...[JSON.stringify(request.about), at, at, holder, run, id, until, leaseTimeOf(lease, at), id],
      );
      save(this.#store, texts);
      return { taken: 'new' };
    });
  }

  async begin(
    { operation, key, lease, at, request, states, settles }: AttemptBegin,
    anew: boolean,
  ): Promise<void> {
    const texts = textsOf(states, this.locale);
    await this.#store.together(() => {
      const entry = this.#table.held({ operation, key }, lease);
      if (settles !== undefined && this.#table.entry(settles) !== undefined) {
        this.#table.setLease(this.#table.held(settles, lease), lease, at);
      }
      this.#store.run(
        `UPDATE entries SET standing = 'sending', call = ?, query = ?, body = ?, about = ?, first_attempt_at = ?,
           last_attempt_at = ?, attempts = attempts + 1, result = ? WHERE id = ?`,
        ...[request.call, JSON.stringify(request.query), request.body, JSON.stringify(request.about)],
        ...[anew ? at : (entry['first_attempt_at'] ?? at), at, anew ? null : (entry['result'] ?? null)],
        entry['id'] ?? null,
      );
      this.#table.setLease(entry, lease, at);
      save(this.#store, texts);
    });
  }

  async end({ operation, key, lease, standing, states, settles, ...given }: AttemptEnd): Promise<void> {
    const texts = textsOf(states, this.locale);
    const result = given.result && { ...given.result };
    await this.#store.together(() => {
      const own = this.#table.held({ operation, key }, lease, 'or ended');
      if (own === undefined) return;
      this.#table.record(own, standing, result);
      this.#table.endLease(own);
      const document = settles && this.#table.entry(settles);
      if (document?.['lease_id'] === lease.id) {
        const isIssued = document['standing'] === 'issued';
        if (isFiledIn(standing) && !isIssued) this.#table.record(document, standing, result);
        this.#table.endLease(document);
      }
      save(this.#store, texts);
    });
  }

  async release(name: RowName, lease: Lease): Promise<void> {
    await this.#store.together(() => {
      const entry = this.#table.held(name, lease, 'or ended');
      if (entry !== undefined) this.#table.endLease(entry);
    });
  }

  async claim(claim: Claim): Promise<ClaimedRows> {
    return this.#store.together(() => claimIn(this.#store, claim));
  }

  async turn(call: CountedCall): Promise<number> {
    return this.#store.together(() => turnIn(this.#store, call));
  }

  async row(name: RowName): Promise<JournalRow | undefined> {
    const entry = this.#table.entry(name);
    return entry && rowOf(this.#store, entry);
  }

  protected override async *search(wanted: Wanted): AsyncGenerator<JournalRow> {
    for await (const entry of entriesOf(this.#store, wanted))
      if (hasBody(entry)) yield rowOf(this.#store, entry);
  }

  async standings(): Promise<StandingCounts> {
    const found = this.#store.all('SELECT standing, count(*) AS rows FROM entries GROUP BY standing');
    return Object.fromEntries(found.map(({ standing, rows }) => [standing, Number(rows)]));
  }

  protected override retireRows(retention: Retention): Promise<readonly RetiredMonth[]> {
    return retireIn(this.#store, retention);
  }

  protected override async forgetEvents(before: Date): Promise<void> {
    await this.webhooks.forget(before);
    // The log still has what was taken out. While another process reads, it is left to a later checkpoint.
    this.#store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async storedState(name: string): Promise<StoredState | undefined> {
    return storedState(this.#store, name);
  }

  protected override async statePage(condition: Condition, size: number): Promise<readonly StoredState[]> {
    return statePage(this.#store, condition, size);
  }

  async saveStates(states: FlowStates): Promise<void> {
    const texts = textsOf(states, this.locale);
    await this.#store.together(() => save(this.#store, texts));
  }

  async exchangeState(name: string, version: number | undefined, next: unknown): Promise<StateExchange> {
    return exchange(this.#store, name, version, next);
  }

  transact(transaction: Transaction): Promise<boolean> {
    const store = this.#store;
    const numbers = this.numbering.within(new NumberTable(store));
    const exchange = (versions: Transaction['versions'], next: FlowStates) =>
      exchangeAll(store, versions, next);
    return isMade(store.together(() => atOnce(transactionSteps(transaction, numbers, exchange))));
  }

  async close(): Promise<void> {
    await this.#store.close();
  }
}

/** Counts a call, or returns how long it has to wait, within a step. */
function turnIn(store: Store, { name, most, per, at }: CountedCall): number {
  const now = Date.parse(at);
  // Calls of the future are of a clock that was set back since.
  store.run('DELETE FROM calls WHERE name = ? AND (made_at <= ? OR made_at > ?)', name, now - per, now);
  const sql = 'SELECT count(*) AS made, min(made_at) AS oldest FROM calls WHERE name = ?';
  const { made = 0, oldest = now } = store.one(sql, name) ?? {};
  if (Number(made) >= most) return Math.max(1, Number(oldest) + per - now);
  store.run('INSERT INTO calls (name, made_at) VALUES (?, ?)', name, now);
  return 0;
}
