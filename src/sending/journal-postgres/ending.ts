import { type AttemptEnd, isFiledIn, type Lease, type RowName, textsOf } from '../client/journal/inside.js';
import type { Queries, SqlValue } from './database.js';
import { lost, type Place } from './leases.js';
import { saveStates } from './states.js';
import { storable } from './storable.js';

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
  `CASE WHEN ${result}::pg_catalog.jsonb IS NULL THEN result ELSE coalesce(result, '{}') || ${result}::pg_catalog.jsonb END`;

/** Whether a completion files its document: `$6` says that it was accepted. */
const FILED = "($6 AND standing <> 'issued')";
