import type { AttemptBegin, JournalRow, Lease, RowName, Taken } from '../client/journal/inside.js';
import type { Queries, SqlRow, Steps } from './database.js';
import type { Months } from './months.js';
import { columnsOf, leaseOf, rowOf } from './row.js';
import type { Tables } from './tables.js';

/** What the steps of attempts work on. */
export interface Place {
  readonly steps: Steps;
  readonly tables: Tables;
  readonly months: Months;
}

/** All times come from the clock of the server, so the clocks of the hosts do not matter. */
export const later = (value: string): string =>
  `pg_catalog.now() + ${value}::pg_catalog.float8 * interval '1 millisecond'`;

/** How long a lease is, in milliseconds: both times are of the clock of its host. */
export const timeOf = ({ at, lease }: Pick<AttemptBegin, 'at' | 'lease'>): number =>
  Date.parse(lease.until) - Date.parse(at);

/**
 * A lease is free if nobody has it, it has expired, it is the same lease again, or another run of the same process has
 * it, because that process was restarted. The rows of a till are not free before they are filed. `$1`: holder, `$2`: run, `$3`: id.
 */
export const isFree = (row: string): string =>
  `((${row}.origin IS NULL OR ${row}.standing IN ('issued', 'cancelled')) AND (${row}.lease_id IS NULL
    OR ${row}.lease_until <= pg_catalog.now() OR ${row}.lease_id = $3 OR (${row}.holder = $1 AND ${row}.run <> $2)))`;

export async function exists(
  queries: Queries,
  { entries }: Tables,
  { operation, key }: RowName,
): Promise<boolean> {
  const sql = `SELECT 1 FROM ${entries} WHERE operation = $1 AND key = $2`;
  return (await queries.one(sql, operation, key)) !== undefined;
}

/** The row of a lease, which nobody else can write until the transaction ends. */
export async function locked(
  { steps, tables }: Place,
  queries: Queries,
  name: RowName,
  lease: Lease,
): Promise<SqlRow> {
  const row = await queries.one(
    `SELECT id::pg_catalog.text, month::pg_catalog.text, begun_by FROM ${tables.entries}
     WHERE operation = $1 AND key = $2 AND lease_id = $3 FOR UPDATE`,
    ...[name.operation, name.key, lease.id],
  );
  if (row === undefined) throw lost(steps, name);
  return row;
}

export const lost = (steps: Steps, { operation, key }: RowName) =>
  steps.error('journal/lease-lost', { what: `${operation} ${key}` });

/** Takes the lease of a row that may not exist. Returns who holds it, if somebody else does. */
export async function reserve(
  place: Place,
  queries: Queries,
  name: RowName,
  begin: AttemptBegin,
): Promise<Taken | undefined> {
  const { lease } = begin;
  const { entries } = place.tables;
  const taken = await queries.one(
    `UPDATE ${entries} AS old SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$6')}
     WHERE operation = $4 AND key = $5 AND ${isFree('old')} RETURNING id`,
    ...[lease.holder, lease.run, lease.id, name.operation, name.key, timeOf(begin)],
  );
  if (taken !== undefined || !(await exists(queries, place.tables, name))) return undefined;
  return heldBy(place, queries, name, async () => reserve(place, queries, name, begin));
}

/** Who holds a row. If it was released since it was found held, the step is tried again. */
export async function heldBy<Result>(
  { tables }: Place,
  queries: Queries,
  name: RowName,
  again: () => Promise<Result>,
): Promise<Taken | Result> {
  const held = await queries.one(
    `SELECT ${columnsOf('e', 'lease')} FROM ${tables.entries} e WHERE operation = $1 AND key = $2`,
    ...[name.operation, name.key],
  );
  const lease = held && leaseOf(held);
  return lease === undefined ? again() : { taken: 'leased', lease };
}

/** Gives a lease back, as if it had not been taken. */
export async function free(
  queries: Queries,
  { entries }: Tables,
  { operation, key }: RowName,
  lease: Lease,
): Promise<void> {
  await queries.all(
    `UPDATE ${entries} SET lease_id = NULL, lease_until = NULL WHERE operation = $1 AND key = $2 AND lease_id = $3`,
    ...[operation, key, lease.id],
  );
}

/**
 * Rows that were just leased. The statement that leased them may have waited for their last holder, and would show the
 * bodies as they were before. The times are moved to the clock of this host, which compares them with its own.
 */
export async function leased(
  { steps, tables: { entries, bodies } }: Place,
  queries: Queries,
  ids: readonly string[],
  at: string,
): Promise<readonly JournalRow[]> {
  const found = await queries.all(
    `SELECT ${columnsOf('e')}, ${ageOf('e.first_attempt_at')} AS first_age, ${ageOf('e.last_attempt_at')} AS last_age
     FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id
     WHERE e.id = ANY ($1::bigint[]) ORDER BY e.id`,
    ids,
  );
  // A moment of the future was written before the clock of the server was set back.
  const before = (age: unknown): string => new Date(Date.parse(at) - Math.max(0, Number(age))).toISOString();
  return found.map((row) => ({
    ...rowOf(steps, row),
    firstAttemptAt: before(row['first_age']),
    lastAttemptAt: before(row['last_age']),
  }));
}

/** How long ago a moment was by the clock of the server, in milliseconds. */
const ageOf = (moment: string): string =>
  `(extract(epoch FROM pg_catalog.statement_timestamp() - ${moment}) * 1000::numeric)::pg_catalog.text`;
