import {
  type CopiedBatch,
  type CopyBatch,
  type JournalRow,
  numberInKey,
  type RowName,
} from '../client/journal/inside.js';
import type { Queries, SqlRow } from './database.js';

import type { Place } from './leases.js';
import { monthOf } from './months.js';
import { storable } from './storable.js';

/** A row as it is sent to the server, in one JSON text with the others. */
type Copy = ReturnType<typeof copyOf>;

const COLUMNS = `operation text, key text, standing text, call text, query text, about text, month date,
  first_attempt_at timestamptz, last_attempt_at timestamptz, attempts integer, result text, holder text,
  vat_number text, branch integer, invoice_type text, series text, aa text, body text, place integer`;

const copyOf = (row: JournalRow, place: number) => {
  const { operation, key, standing, request, firstAttemptAt, lastAttemptAt, attempts, result, holder } = row;
  const [vatNumber, branch, invoiceType, series, aa] = numberInKey(row) ?? [];
  return {
    ...{ operation, key, standing, attempts, holder, branch, series, aa, place },
    ...{ call: request.call, body: request.body, query: JSON.stringify(request.query) },
    about: JSON.stringify(request.about),
    month: monthOf({ request, at: lastAttemptAt }),
    first_attempt_at: firstAttemptAt,
    last_attempt_at: lastAttemptAt,
    result: result === undefined ? undefined : storable(result),
    vat_number: vatNumber,
    invoice_type: invoiceType,
  };
};

const nameOf = ({ operation, key }: RowName | SqlRow): string => `${operation} ${key}`;

/**
 * The rows of a batch that have to be stored. If a till has begun again with its first row, most of them are here already,
 * and the months of the oldest may be in an archive.
 */
export async function listCopies(
  { steps, tables }: Place,
  { origin, rows, follows }: CopyBatch,
): Promise<readonly Copy[]> {
  const copies = rows.map(copyOf);
  if (follows === undefined) return copies;
  const here = await steps.all(
    `SELECT e.operation, e.key FROM pg_catalog.json_to_recordset($1::pg_catalog.json) AS r (${COLUMNS})
     JOIN ${tables.entries} e ON e.operation = r.operation AND e.key = r.key
     WHERE e.origin = $2 AND e.standing = r.standing AND r.standing IN ('issued', 'cancelled', 'refused')
       AND e.attempts = r.attempts AND e.last_attempt_at = r.last_attempt_at AND e.result IS NOT DISTINCT FROM r.result::pg_catalog.jsonb`,
    ...[JSON.stringify(copies), origin],
  );
  const names = new Set(here.map(nameOf));
  return copies.filter((copy) => !names.has(nameOf(copy)));
}

/**
 * A filed row is not replaced by one that is not filed: an older copy of the file was restored. A queued one may be sent
 * again, which is a further attempt.
 */
const IS_KEPT = `(old.standing IN ('issued', 'cancelled') AND excluded.standing NOT IN ('issued', 'cancelled')
  OR old.standing = 'queued' AND excluded.standing IN ('sending', 'not-sent', 'unknown', 'held')
    AND excluded.attempts <= old.attempts)`;

/** Stores rows within a step, in their order. Returns those that stay as they are. */
export async function storeRows(
  { tables }: Place,
  queries: Queries,
  origin: string,
  copies: readonly Copy[],
): Promise<Pick<CopiedBatch, 'kept' | 'conflicts'>> {
  if (copies.length === 0) return { kept: [], conflicts: [] };
  const { entries, bodies, conflicts } = tables;
  const given = [JSON.stringify(copies), origin] as const;
  const moved = await queries.all(
    `SELECT e.id::pg_catalog.text, e.month::pg_catalog.text FROM pg_catalog.json_to_recordset($1::pg_catalog.json) AS r (${COLUMNS})
     JOIN ${entries} e ON e.operation = r.operation AND e.key = r.key
     WHERE e.origin = $2 AND e.month <> r.month FOR UPDATE OF e`,
    ...given,
  );
  const stored = await queries.all(
    `WITH r AS (SELECT * FROM pg_catalog.json_to_recordset($1::pg_catalog.json) AS r (${COLUMNS})), e AS (
       INSERT INTO ${entries} AS old (operation, key, standing, call, query, about, month, first_attempt_at,
         last_attempt_at, attempts, result, holder, created_by, origin, vat_number, branch, invoice_type, series, aa)
       SELECT operation, key, standing, call, query::pg_catalog.json, about::pg_catalog.json, month, first_attempt_at,
         last_attempt_at, attempts, result::pg_catalog.jsonb, holder, $2, $2, vat_number, branch, invoice_type, series, aa
       FROM r ORDER BY place
       ON CONFLICT (operation, key) DO UPDATE SET standing = excluded.standing, call = excluded.call,
         query = excluded.query, about = excluded.about, month = excluded.month,
         first_attempt_at = excluded.first_attempt_at, last_attempt_at = excluded.last_attempt_at,
         attempts = excluded.attempts, result = excluded.result, holder = excluded.holder
       WHERE old.origin = $2 AND NOT ${IS_KEPT}
       RETURNING id, month, operation, key
     ), written AS (
       INSERT INTO ${bodies} AS old (month, entry_id, body)
       SELECT e.month, e.id, r.body FROM e JOIN r ON r.operation = e.operation AND r.key = e.key
       ON CONFLICT (month, entry_id) DO UPDATE SET body = excluded.body WHERE old.body <> excluded.body
     ), solved AS (
       DELETE FROM ${conflicts} c USING e WHERE c.origin = $2 AND c.operation = e.operation AND c.key = e.key
     )
     SELECT operation, key FROM e`,
    ...given,
  );
  // The body of a document that was corrected to another month has moved there.
  for (const { id, month } of moved) {
    await queries.all(
      `DELETE FROM ${bodies} b USING ${entries} e
       WHERE e.id = $1 AND e.month <> $2 AND b.month = $2 AND b.entry_id = e.id`,
      ...[String(id), String(month)],
    );
  }
  const names = new Set(stored.map(nameOf));
  const left = copies.filter((copy) => !names.has(nameOf(copy)));
  if (left.length === 0) return { kept: [], conflicts: [] };
  const elsewhere = await queries.all(
    `INSERT INTO ${conflicts} (origin, operation, key, content)
     SELECT $2, r.operation, r.key, pg_catalog.to_json(r) FROM pg_catalog.json_to_recordset($1::pg_catalog.json) AS r (${COLUMNS})
     JOIN ${entries} e ON e.operation = r.operation AND e.key = r.key
     WHERE e.origin IS DISTINCT FROM $2
     ON CONFLICT (origin, operation, key) DO UPDATE SET content = excluded.content
     RETURNING operation, key`,
    ...[JSON.stringify(left), origin],
  );
  const others = new Set(elsewhere.map(nameOf));
  const named = (isOther: boolean): readonly RowName[] =>
    left
      .filter((copy) => others.has(nameOf(copy)) === isOther)
      .map(({ operation, key }) => ({ operation, key }));
  return { kept: named(false), conflicts: named(true) };
}
