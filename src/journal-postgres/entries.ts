import type { AttemptBegin, AttemptEnd, Lease, Taken } from '../client/journal/attempts.js';
import type { JournalRow, RowName } from '../client/journal/rows.js';
import { isFiledIn } from '../client/journal/standings.js';
import type { Database, Queries, SqlRow, SqlValue } from './database.js';
import type { Months } from './months.js';
import { columnsOf, leaseOf, rowOf } from './row.js';
import { saveStates } from './states.js';
import type { Tables } from './tables.js';

/** All times come from the clock of the server, so the clocks of the hosts do not matter. */
const later = (value: string): string => `now() + ${value} * interval '1 millisecond'`;

/**
 * A lease is free if nobody has it, it has expired, it is the same lease again, or another run of the same process has
 * it, because that process was restarted. `$1`: holder, `$2`: run, `$3`: id.
 */
const isFree = (row: string): string =>
  `(${row}.lease_id IS NULL OR ${row}.lease_until <= now() OR ${row}.lease_id = $3 OR (${row}.holder = $1 AND ${row}.run <> $2))`;

/** The rows of attempts, with their bodies and leases. */
export class Entries {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #months: Months;

  constructor(database: Database, tables: Tables, months: Months) {
    this.#database = database;
    this.#tables = tables;
    this.#months = months;
  }

  /** Takes a row with one statement, unless it has to be written together with others. */
  async take(begin: AttemptBegin): Promise<Taken> {
    const { settles, states } = begin;
    await this.#months.ensure(monthOf(begin));
    if (settles === undefined && states === undefined) return this.#take(this.#database, begin);
    return this.#database.write(async (queries) => {
      if (settles !== undefined) {
        const held = await this.#reserve(queries, settles, begin);
        if (held !== undefined) return held;
      }
      const taken = await this.#take(queries, begin);
      if (taken.taken === 'leased' && settles !== undefined) await this.#free(queries, settles, begin.lease);
      if (taken.taken === 'new') await saveStates(queries, this.#tables, states);
      return taken;
    });
  }

  async begin(begin: AttemptBegin, anew: boolean): Promise<void> {
    const { operation, key, lease, request, states, settles } = begin;
    const { entries, bodies } = this.#tables;
    const month = monthOf(begin);
    const step = crypto.randomUUID();
    await this.#months.ensure(month);
    await this.#database.write(async (queries) => {
      const before = await this.#locked(queries, { operation, key }, lease);
      if (before['begun_by'] === step) return;
      if (settles !== undefined && (await this.#exists(queries, settles))) {
        await this.#locked(queries, settles, lease);
        await this.#reserve(queries, settles, begin);
      }
      const { id, month: old } = before;
      await queries.all(
        `UPDATE ${entries} SET standing = 'sending', call = $2, query = $3, about = $4, month = $5,
           first_attempt_at = CASE WHEN $6 THEN now() ELSE first_attempt_at END, last_attempt_at = now(),
           attempts = attempts + 1, result = CASE WHEN $6 THEN NULL ELSE result END, lease_until = ${later('$7')},
           begun_by = $8
         WHERE id = $1`,
        ...[id as string, request.call, JSON.stringify(request.query), JSON.stringify(request.about)],
        ...[month, anew, timeOf(begin), step],
      );
      if (old !== month)
        await queries.all(
          `DELETE FROM ${bodies} WHERE month = $1 AND entry_id = $2`,
          old as string,
          id as string,
        );
      await queries.all(
        `INSERT INTO ${bodies} (month, entry_id, body) VALUES ($1, $2, $3)
         ON CONFLICT (month, entry_id) DO UPDATE SET body = excluded.body WHERE ${bodies}.body <> excluded.body`,
        ...[month, id as string, request.body],
      );
      await saveStates(queries, this.#tables, states);
    });
  }

  /** May be repeated. If this lease has already ended the attempt, nothing is written. */
  async end({ operation, key, lease, standing, result, states, settles }: AttemptEnd): Promise<void> {
    const values = [standing, result === undefined ? null : JSON.stringify(result), lease.id] as const;
    if (settles === undefined && states === undefined) {
      await this.#ended(this.#database, { operation, key }, values);
      return;
    }
    await this.#database.write(async (queries) => {
      if (!(await this.#ended(queries, { operation, key }, values))) return;
      if (settles !== undefined) {
        const { entries } = this.#tables;
        await queries.all(
          `UPDATE ${entries} SET lease_id = NULL, lease_until = NULL,
             standing = CASE WHEN ${FILED} THEN $1 ELSE standing END,
             result = CASE WHEN ${FILED} THEN ${merged('$2')} ELSE result END
           WHERE operation = $4 AND key = $5 AND lease_id = $3`,
          ...[...values, settles.operation, settles.key, isFiledIn(standing)],
        );
      }
      await saveStates(queries, this.#tables, states);
    });
  }

  /** May be repeated. */
  async release(name: RowName, lease: Lease): Promise<void> {
    const released = await this.#database.one(
      `UPDATE ${this.#tables.entries} SET lease_id = NULL, lease_until = NULL, ended_by = $3
       WHERE operation = $1 AND key = $2 AND lease_id = $3 RETURNING id`,
      ...[name.operation, name.key, lease.id],
    );
    if (released === undefined) await this.#mustHaveEnded(this.#database, name, lease.id);
  }

  async row({ operation, key }: RowName): Promise<JournalRow | undefined> {
    const { entries, bodies } = this.#tables;
    const found = await this.#database.one(
      `SELECT ${columnsOf('e')} FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id
       WHERE e.operation = $1 AND e.key = $2`,
      ...[operation, key],
    );
    return found && rowOf(this.#database, found);
  }

  /** The whole of `take` for one row. The same lease gets the same answer again. */
  async #take(queries: Queries, begin: AttemptBegin): Promise<Taken> {
    const { operation, key, lease, request } = begin;
    const { entries, bodies } = this.#tables;
    const isNew = "e.created_by = $3 AND e.attempts = 1 AND e.standing = 'sending'";
    const found = await queries.one(
      `WITH e AS (
         INSERT INTO ${entries} AS old (operation, key, standing, call, query, about, month, first_attempt_at,
           last_attempt_at, attempts, holder, run, lease_id, lease_until, created_by,
           vat_number, branch, invoice_type, series, aa)
         VALUES ($4, $5, 'sending', $6, $7, $8, $9, now(), now(), 1, $1, $2, $3, ${later('$10')}, $3,
           $12, $13, $14, $15, $16)
         ON CONFLICT (operation, key) DO UPDATE SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$10')}
         WHERE ${isFree('old')}
         RETURNING *
       ), stored AS (
         INSERT INTO ${bodies} (month, entry_id, body) SELECT e.month, e.id, $11 FROM e WHERE ${isNew}
         ON CONFLICT DO NOTHING
       )
       SELECT e.id::text, (${isNew}) AS is_new FROM e`,
      ...[lease.holder, lease.run, lease.id, operation, key, request.call, JSON.stringify(request.query)],
      ...[
        JSON.stringify(request.about),
        monthOf(begin),
        timeOf(begin),
        request.body,
        ...numberOf({ operation, key }),
      ],
    );
    if (found === undefined)
      return this.#heldBy(queries, { operation, key }, () => this.#take(queries, begin));
    if (found['is_new'] === true) return { taken: 'new' };
    try {
      return { taken: 'row', row: await this.#taken(queries, String(found['id']), begin) };
    } catch (error) {
      await this.#free(queries, { operation, key }, lease).catch(() => undefined);
      throw error;
    }
  }

  /**
   * The row that was just taken. The statement that took it may have waited for its last holder, and would show the body
   * as it was before. The times are moved to the clock of this host, which compares them with its own.
   */
  async #taken(queries: Queries, id: string, { at }: AttemptBegin): Promise<JournalRow> {
    const { entries, bodies } = this.#tables;
    const found =
      (await queries.one(
        `SELECT ${columnsOf('e')}, ${ageOf('e.first_attempt_at')} AS first_age, ${ageOf('e.last_attempt_at')} AS last_age
         FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id WHERE e.id = $1`,
        id,
      )) ?? {};
    const before = (age: unknown): string => new Date(Date.parse(at) - Number(age)).toISOString();
    return {
      ...rowOf(this.#database, found),
      firstAttemptAt: before(found['first_age']),
      lastAttemptAt: before(found['last_age']),
    };
  }

  /** Takes the lease of a row that may not exist. Returns who holds it, if somebody else does. */
  async #reserve(queries: Queries, name: RowName, begin: AttemptBegin): Promise<Taken | undefined> {
    const { lease } = begin;
    const { entries } = this.#tables;
    const taken = await queries.one(
      `UPDATE ${entries} AS old SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$6')}
       WHERE operation = $4 AND key = $5 AND ${isFree('old')} RETURNING id`,
      ...[lease.holder, lease.run, lease.id, name.operation, name.key, timeOf(begin)],
    );
    if (taken !== undefined || !(await this.#exists(queries, name))) return undefined;
    return this.#heldBy(queries, name, async () => this.#reserve(queries, name, begin));
  }

  async #heldBy<Result>(
    queries: Queries,
    name: RowName,
    again: () => Promise<Result>,
  ): Promise<Taken | Result> {
    const held = await queries.one(
      `SELECT ${columnsOf('e', 'lease')} FROM ${this.#tables.entries} e WHERE operation = $1 AND key = $2`,
      ...[name.operation, name.key],
    );
    const lease = held && leaseOf(held);
    // It was released after the statement before.
    return lease === undefined ? again() : { taken: 'leased', lease };
  }

  async #free(queries: Queries, { operation, key }: RowName, { id }: Lease): Promise<void> {
    await queries.all(
      `UPDATE ${this.#tables.entries} SET lease_id = NULL, lease_until = NULL
       WHERE operation = $1 AND key = $2 AND lease_id = $3`,
      ...[operation, key, id],
    );
  }

  /** Records the end of an attempt. Returns whether this was the first time. */
  async #ended(queries: Queries, name: RowName, values: readonly SqlValue[]): Promise<boolean> {
    const { entries } = this.#tables;
    const ended = await queries.one(
      `UPDATE ${entries} SET standing = $1, result = ${merged('$2')}, lease_id = NULL, lease_until = NULL, ended_by = $3
       WHERE operation = $4 AND key = $5 AND lease_id = $3 RETURNING id`,
      ...[...values, name.operation, name.key],
    );
    if (ended !== undefined) return true;
    await this.#mustHaveEnded(queries, name, values[2] ?? null);
    return false;
  }

  /** Throws unless this lease was the last to end: then its step was repeated, and there is nothing to write. */
  async #mustHaveEnded(queries: Queries, name: RowName, leaseId: SqlValue): Promise<void> {
    const before = await queries.one(
      `SELECT id FROM ${this.#tables.entries} WHERE operation = $1 AND key = $2 AND ended_by = $3`,
      ...[name.operation, name.key, leaseId],
    );
    if (before === undefined) throw this.#lost(name);
  }

  async #exists(queries: Queries, { operation, key }: RowName): Promise<boolean> {
    const sql = `SELECT 1 FROM ${this.#tables.entries} WHERE operation = $1 AND key = $2`;
    return (await queries.one(sql, operation, key)) !== undefined;
  }

  /** The row of a lease, which nobody else can write until the transaction ends. */
  async #locked(queries: Queries, name: RowName, lease: Lease): Promise<SqlRow> {
    const row = await queries.one(
      `SELECT id::text, month::text, begun_by FROM ${this.#tables.entries}
       WHERE operation = $1 AND key = $2 AND lease_id = $3 FOR UPDATE`,
      ...[name.operation, name.key, lease.id],
    );
    if (row === undefined) throw this.#lost(name);
    return row;
  }

  #lost({ operation, key }: RowName) {
    return this.#database.error('journal/lease-lost', { what: `${operation} ${key}` });
  }
}

/** How long ago a moment was by the clock of the server, in milliseconds. */
const ageOf = (moment: string): string => `(extract(epoch FROM clock_timestamp() - ${moment}) * 1000)::text`;

/** Members of an earlier result are kept. */
const merged = (result: string): string =>
  `CASE WHEN ${result}::jsonb IS NULL THEN result ELSE coalesce(result, '{}') || ${result}::jsonb END`;

/** Whether a completion files its document: `$6` says that it was accepted. */
const FILED = "($6 AND standing <> 'issued')";

/** The first day of the month of the document, or of the attempt if the request has no day. */
function monthOf({ at, request }: AttemptBegin): string {
  return `${(request.about['issueDate'] ?? at).slice(0, 7)}-01`;
}

/** How long a lease is, in milliseconds: both times are of the clock of its host. */
const timeOf = ({ at, lease }: AttemptBegin): number => Date.parse(lease.until) - Date.parse(at);

/** What the archive is searched by, from the name of a document; empty for any other row. */
function numberOf({ operation, key }: RowName): readonly SqlValue[] {
  const none = [null, null, null, null, null];
  if (operation !== 'issue') return none;
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) && parts.length === none.length ? parts : none;
  } catch {
    return none;
  }
}
