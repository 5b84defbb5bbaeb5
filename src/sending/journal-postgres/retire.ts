import { type Retention, type RetiredMonth, readRetention } from '../client/journal/inside.js';
import type { Place } from './leases.js';

/** How long hosts may wait for the lock of a month, in milliseconds. */
const LOCK = 5000;

/** Detaches old months, one after the other. Their tables stay in the schema, to be saved and dropped. */
export async function retire(place: Place, given: Retention): Promise<readonly RetiredMonth[]> {
  const { steps, tables } = place;
  const { before } = readRetention(given, steps.locale);
  const found = await steps.all(
    `SELECT relname AS name FROM pg_catalog.pg_inherits JOIN pg_catalog.pg_class c ON c.oid = inhrelid
     WHERE inhparent = pg_catalog.to_regclass($1)::pg_catalog.oid ORDER BY relname`,
    tables.bodies,
  );
  const retired: RetiredMonth[] = [];
  for (const { name } of found) {
    const month = String(name).replace(/^bodies_(\d{4})_(\d{2})$/, '$1-$2');
    const done = month < before ? await retireMonth(place, month, String(name)) : undefined;
    if (done !== undefined) retired.push(done);
  }
  return retired;
}

/**
 * Detaches a month in one transaction, so that no document is added to it in the meantime. If the step is repeated, or another
 * host was faster, the month is detached already; `undefined` if its table is gone, too.
 */
function retireMonth(
  { steps, tables, months }: Place,
  month: string,
  name: string,
): Promise<RetiredMonth | undefined> {
  const table = `"${tables.schema}".${name}`;
  return steps.write(async (queries) => {
    await queries.all(`SET LOCAL lock_timeout = ${LOCK}`);
    await queries.all(`LOCK TABLE ${tables.bodies} IN ACCESS EXCLUSIVE MODE`);
    const place = await queries.one(
      `SELECT EXISTS (SELECT FROM pg_catalog.pg_inherits WHERE inhrelid = c.oid) AS attached
       FROM pg_catalog.pg_class c WHERE c.oid = pg_catalog.to_regclass($1)::pg_catalog.oid`,
      table,
    );
    if (place === undefined) return undefined;
    const open = await queries.one(
      `SELECT 1 FROM ${tables.entries} WHERE standing <> 'issued' AND standing NOT IN ('cancelled', 'refused')
         AND month = $1 LIMIT 1`,
      `${month}-01`,
    );
    if (open !== undefined && place['attached'] === true) return { month, rows: 0, stays: 'open' };
    const counted = await queries.one(`SELECT pg_catalog.count(*)::pg_catalog.text AS rows FROM ${table}`);
    if (place['attached'] === true)
      await queries.all(`ALTER TABLE ${tables.bodies} DETACH PARTITION ${table}`);
    months.forget(`${month}-01`);
    return { month, rows: Number(counted?.['rows']), table };
  });
}
