import { eventIn } from '../client/journal/inside.js';
import { type EventLease, KEPT, type StoredEvent, type WebhookStore } from '../webhooks/store.js';
import type { Steps } from './database.js';
import type { Tables } from './tables.js';

/** The events of a webhook handler. Each method is one statement; leases count by the clock of the server. */
export class PostgresEvents implements WebhookStore {
  readonly durable = true;
  readonly #steps: Steps;
  readonly #events: string;

  constructor(steps: Steps, { events }: Tables) {
    this.#steps = steps;
    this.#events = events;
  }

  async add({ eventId, body }: { readonly eventId: string; readonly body: string }) {
    const added = await this.#steps.one(
      `WITH added AS (
         INSERT INTO ${this.#events} (event_id, body) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING
       ) SELECT done FROM ${this.#events} WHERE event_id = $1`,
      ...[eventId, body],
    );
    return added?.['done'] === true ? 'done' : 'waiting';
  }

  async take(eventId: string, { holder, leaseTime }: EventLease): Promise<StoredEvent | undefined> {
    const taken = await this.#steps.one(
      `UPDATE ${this.#events} SET attempts = attempts + 1, holder = $2,
         leased_until = pg_catalog.now() + $3::pg_catalog.float8 * interval '1 millisecond'
       WHERE event_id = $1 AND NOT done AND (holder IS NULL OR holder = $2 OR leased_until <= pg_catalog.now())
       RETURNING event_id, body, attempts`,
      ...[eventId, holder, leaseTime],
    );
    return taken && eventIn(taken);
  }

  async complete(eventId: string): Promise<void> {
    // The id is kept, so that it never runs again; the body is no longer needed.
    await this.#steps.all(
      `UPDATE ${this.#events} SET done = true, done_at = pg_catalog.now(), body = '', holder = NULL, leased_until = NULL
       WHERE event_id = $1 AND NOT done`,
      eventId,
    );
  }

  async release(eventId: string, holder: string): Promise<void> {
    await this.#steps.all(
      `UPDATE ${this.#events} SET holder = NULL, leased_until = NULL WHERE event_id = $1 AND holder = $2`,
      ...[eventId, holder],
    );
  }

  async pending(): Promise<readonly StoredEvent[]> {
    const rows = await this.#steps.all(
      `SELECT event_id, body, attempts FROM ${this.#events} WHERE NOT done ORDER BY id`,
    );
    return rows.map(eventIn);
  }

  async forget(before: Date): Promise<void> {
    await this.#steps.all(
      `DELETE FROM ${this.#events} WHERE done AND done_at < least($1, pg_catalog.now() - $2::pg_catalog.float8 * interval '1 millisecond')`,
      ...[before.toISOString(), KEPT],
    );
  }
}
