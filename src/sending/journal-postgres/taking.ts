import { type AttemptBegin, numberInKey, type Taken, textsOf } from '../client/journal/inside.js';
import type { Queries } from './database.js';
import {
  exists,
  free,
  heldBy,
  isFree,
  later,
  leased,
  locked,
  type Place,
  reserve,
  timeOf,
} from './leases.js';
import { monthOf } from './months.js';
import { saveStates } from './states.js';

/** Takes a row with one statement, unless it has to be written together with others. */
export async function take(place: Place, begin: AttemptBegin): Promise<Taken> {
  const { steps, tables, months } = place;
  const { settles, states, lease } = begin;
  const texts = textsOf(states, steps.locale);
  await months.ensure(monthOf(begin));
  if (settles === undefined && states === undefined) return takeRow(place, steps, begin);
  return steps.write(async (queries) => {
    if (settles !== undefined) {
      const held = await reserve(place, queries, settles, begin);
      if (held !== undefined) return held;
    }
    const taken = await takeRow(place, queries, begin);
    if (taken.taken === 'leased' && settles !== undefined) await free(queries, tables, settles, lease);
    if (taken.taken === 'new') await saveStates(queries, tables, texts);
    return taken;
  });
}

/** Begins another attempt of a held row. */
export async function begin(place: Place, given: AttemptBegin, anew: boolean): Promise<void> {
  const { steps, tables, months } = place;
  const { operation, key, lease, request, states, settles } = given;
  const { entries, bodies } = tables;
  const texts = textsOf(states, steps.locale);
  const month = monthOf(given);
  const step = crypto.randomUUID();
  await months.ensure(month);
  await steps.write(async (queries) => {
    const before = await locked(place, queries, { operation, key }, lease);
    if (before['begun_by'] === step) return;
    if (settles !== undefined && (await exists(queries, tables, settles))) {
      await locked(place, queries, settles, lease);
      await reserve(place, queries, settles, given);
    }
    const [id, old] = [String(before['id']), String(before['month'])];
    await queries.all(
      `UPDATE ${entries} SET standing = 'sending', call = $2, query = $3, about = $4, month = $5,
         first_attempt_at = CASE WHEN $6 THEN pg_catalog.now() ELSE first_attempt_at END, last_attempt_at = pg_catalog.now(),
         attempts = attempts + 1, result = CASE WHEN $6 THEN NULL ELSE result END, lease_until = ${later('$7')},
         begun_by = $8
       WHERE id = $1`,
      ...[id, request.call, JSON.stringify(request.query), JSON.stringify(request.about)],
      ...[month, anew, timeOf(given), step],
    );
    if (old !== month) {
      await queries.all(`DELETE FROM ${bodies} WHERE month = $1 AND entry_id = $2`, old, id);
    }
    await queries.all(
      `INSERT INTO ${bodies} (month, entry_id, body) VALUES ($1, $2, $3)
       ON CONFLICT (month, entry_id) DO UPDATE SET body = excluded.body WHERE ${bodies}.body <> excluded.body`,
      ...[month, id, request.body],
    );
    await saveStates(queries, tables, texts);
  });
}

/** The whole of `take` for one row. The same lease gets the same answer again. */
async function takeRow(place: Place, queries: Queries, given: AttemptBegin): Promise<Taken> {
  const { operation, key, lease, request, at } = given;
  const { entries, bodies } = place.tables;
  const isNew = "e.created_by = $3 AND e.attempts = 1 AND e.standing = 'sending'";
  const number = numberInKey({ operation, key }) ?? [null, null, null, null, null];
  const found = await queries.prepared(
    `WITH e AS (
       INSERT INTO ${entries} AS old (operation, key, standing, call, query, about, month, first_attempt_at,
         last_attempt_at, attempts, holder, run, lease_id, lease_until, created_by,
         vat_number, branch, invoice_type, series, aa)
       VALUES ($4, $5, 'sending', $6, $7, $8, $9, pg_catalog.now(), pg_catalog.now(), 1, $1, $2, $3, ${later('$10')}, $3,
         $12, $13, $14, $15, $16)
       ON CONFLICT (operation, key) DO UPDATE SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$10')}
       WHERE ${isFree('old')}
       RETURNING *
     ), stored AS (
       INSERT INTO ${bodies} (month, entry_id, body) SELECT e.month, e.id, $11 FROM e WHERE ${isNew}
       ON CONFLICT DO NOTHING
     )
     SELECT e.id::pg_catalog.text, (${isNew}) AS is_new FROM e`,
    ...[lease.holder, lease.run, lease.id, operation, key, request.call, JSON.stringify(request.query)],
    ...[JSON.stringify(request.about), monthOf(given), timeOf(given), request.body, ...number],
  );
  if (found === undefined) {
    return heldBy(place, queries, { operation, key }, () => takeRow(place, queries, given));
  }
  if (found['is_new'] === true) return { taken: 'new' };
  try {
    const [row] = await leased(place, queries, [String(found['id'])], at);
    if (row === undefined) return takeRow(place, queries, given);
    return { taken: 'row', row };
  } catch (error) {
    await free(queries, place.tables, { operation, key }, lease).catch(() => undefined);
    throw error;
  }
}
