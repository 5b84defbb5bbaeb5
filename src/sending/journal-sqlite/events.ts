import { eventIn } from '../client/journal/inside.js';
import { type EventLease, KEPT, type StoredEvent, type WebhookStore } from '../webhooks/store.js';
import type { Store } from './store.js';

/**
 * The events of a webhook handler, in the file. Each method is one transaction, which is on the disk when its promise
 * resolves.
 */
export class SqliteEvents implements WebhookStore {
  readonly durable = true;
  readonly #store: Store;
  /** The clock of leases, in milliseconds. */
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  async add({ eventId, body }: { readonly eventId: string; readonly body: string }) {
    return this.#store.write((): 'waiting' | 'done' => {
      this.#store.run(
        'INSERT INTO events (event_id, body) VALUES (?, ?) ON CONFLICT (event_id) DO NOTHING',
        eventId,
        body,
      );
      const added = this.#store.one('SELECT done FROM events WHERE event_id = ?', eventId);
      return added?.['done'] === 1 ? 'done' : 'waiting';
    });
  }

  async take(eventId: string, { holder, leaseTime }: EventLease): Promise<StoredEvent | undefined> {
    return this.#store.write(() => {
      const now = this.#now();
      const [taken] = this.#store.all(
        `UPDATE events SET attempts = attempts + 1, holder = ?, leased_until = ? + ?
         WHERE event_id = ? AND done = 0 AND (holder IS NULL OR holder = ? OR leased_until <= ? OR leased_until > ? + ?)
         RETURNING event_id, body, attempts`,
        // A lease that ends later than a new one was taken before the clock was set back.
        ...[holder, now, leaseTime, eventId, holder, now, now, leaseTime],
      );
      return taken && eventIn(taken);
    });
  }

  async complete(eventId: string): Promise<void> {
    // The id is kept, so that it never runs again; the body is no longer needed.
    this.#store.write(() =>
      this.#store.run(
        `UPDATE events SET done = 1, done_at = ?, body = '', holder = NULL, leased_until = NULL
         WHERE event_id = ? AND done = 0`,
        ...[this.#now(), eventId],
      ),
    );
  }

  async release(eventId: string, holder: string): Promise<void> {
    this.#store.write(() =>
      this.#store.run(
        'UPDATE events SET holder = NULL, leased_until = NULL WHERE event_id = ? AND holder = ?',
        eventId,
        holder,
      ),
    );
  }

  async pending(): Promise<readonly StoredEvent[]> {
    return this.#store
      .all('SELECT event_id, body, attempts FROM events WHERE done = 0 ORDER BY id')
      .map(eventIn);
  }

  async forget(before: Date): Promise<void> {
    const end = Math.min(before.getTime(), this.#now() - KEPT);
    this.#store.write(() => this.#store.run('DELETE FROM events WHERE done = 1 AND done_at < ?', end));
  }
}
