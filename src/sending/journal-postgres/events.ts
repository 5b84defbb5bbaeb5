import type { AttemptEnd, Lease } from '../client/journal/attempts.js';
import { textsOf } from '../client/journal/own-states.js';
import type { RowName } from '../client/journal/rows.js';
import { isFiledIn } from '../client/journal/standings.js';
import { type EventLease, KEPT, type StoredEvent, type WebhookStore } from '../webhooks/store.js';
import type { Queries, SqlRow, SqlValue, Steps } from './database.js';
import { lost, type Place } from './leases.js';
import { saveStates } from './states.js';
import { storable } from './storable.js';
import type { Tables } from './tables.js';

/** Records the end of an attempt. May be repeated: if this lease has already ended it, nothing is written. */
export async function end(place: Place, given: AttemptEnd): Promise<void> {
  const { steps, tables } = place;
  const { operation, key, lease, standing, result, states, settles } = given;
  const texts = textsOf(states, steps.locale);
  const values = [standing, result === undefined ? null : storable(result), lease.id] as const;
  if (settles === undefined && states === undefined) {
    await ended(place, steps, { operation, key }, values);
    return;
  }
  await steps.write(async (queries) => {
    if (!(await ended(place, queries, { operation, key }, values))) return;
    if (settles !== undefined) {
      await queries.all(
        `UPDATE ${tables.entries} SET lease_id = NULL, lease_until = NULL,
           standing = CASE WHEN ${FILED} THEN $1 ELSE standing END,
           result = CASE WHEN ${FILED} THEN ${merged('$2')} ELSE result END
         WHERE operation = $4 AND key = $5 AND lease_id = $3`,
        ...[...values, settles.operation, settles.key, isFiledIn(standing)],
      );
    }
    await saveStates(queries, tables, texts);
  });
}

/** Releases a lease without an attempt. May be repeated. */
export async function release(place: Place, name: RowName, lease: Lease): Promise<void> {
  const { steps, tables } = place;
  const released = await steps.one(
    `UPDATE ${tables.entries} SET lease_id = NULL, lease_until = NULL, ended_by = $3
     WHERE operation = $1 AND key = $2 AND lease_id = $3 RETURNING id`,
    ...[name.operation, name.key, lease.id],
  );
  if (released === undefined) await mustHaveEnded(place, steps, name, lease.id);
}

/** Records the end of one row. Returns whether this was the first time. */
async function ended(
  place: Place,
  queries: Queries,
  name: RowName,
  values: readonly [standing: string, result: string | null, leaseId: string],
): Promise<boolean> {
  const found = await queries.prepared(
    `UPDATE ${place.tables.entries} SET standing = $1, result = ${merged('$2')}, lease_id = NULL, lease_until = NULL, ended_by = $3
     WHERE operation = $4 AND key = $5 AND lease_id = $3 RETURNING id`,
    ...[...values, name.operation, name.key],
  );
  if (found !== undefined) return true;
  await mustHaveEnded(place, queries, name, values[2]);
  return false;
}

/** Throws unless this lease was the last to end: then its step was repeated, and there is nothing to write. */
async function mustHaveEnded(
  { steps, tables }: Place,
  queries: Queries,
  name: RowName,
  leaseId: SqlValue,
): Promise<void> {
  const before = await queries.one(
    `SELECT id FROM ${tables.entries} WHERE operation = $1 AND key = $2 AND ended_by = $3`,
    ...[name.operation, name.key, leaseId],
  );
  if (before === undefined) throw lost(steps, name);
}

/** Members of an earlier result are kept. */
const merged = (result: string): string =>
  `CASE WHEN ${result}::jsonb IS NULL THEN result ELSE coalesce(result, '{}') || ${result}::jsonb END`;

/** Whether a completion files its document: `$6` says that it was accepted. */
const FILED = "($6 AND standing <> 'issued')";

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
         leased_until = pg_catalog.now() + $3::float8 * interval '1 millisecond'
       WHERE event_id = $1 AND NOT done AND (holder IS NULL OR holder = $2 OR leased_until <= pg_catalog.now())
       RETURNING event_id, body, attempts`,
      ...[eventId, holder, leaseTime],
    );
    return taken && eventOf(taken);
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
    return rows.map(eventOf);
  }

  async forget(before: Date): Promise<void> {
    await this.#steps.all(
      `DELETE FROM ${this.#events} WHERE done AND done_at < least($1, pg_catalog.now() - $2::float8 * interval '1 millisecond')`,
      ...[before.toISOString(), KEPT],
    );
  }
}

const eventOf = (row: SqlRow): StoredEvent => ({
  eventId: String(row['event_id']),
  body: String(row['body']),
  attempts: Number(row['attempts']),
});
