import type { CountedCall } from '../client/journal/inside.js';
import type { Place } from './leases.js';

/**
 * Counts a call with one statement, or returns how long it has to wait. The row of the limit is locked while its calls
 * are counted. If the answer was lost, the call counts twice, which only makes it slower.
 */
export async function turn(
  { steps, tables: { limits } }: Place,
  { name, most, per }: CountedCall,
): Promise<number> {
  const since = "pg_catalog.clock_timestamp() - $2::pg_catalog.float8 * interval '1 millisecond'";
  const counted = await steps.one(
    `INSERT INTO ${limits} AS old (name, calls) VALUES ($1, ARRAY[pg_catalog.clock_timestamp()])
     ON CONFLICT (name) DO UPDATE
       SET calls = array(SELECT made FROM pg_catalog.unnest(old.calls) made WHERE made > ${since}) OPERATOR(pg_catalog.||) pg_catalog.clock_timestamp()
       WHERE (SELECT pg_catalog.count(*) FROM pg_catalog.unnest(old.calls) made WHERE made > ${since}) < $3
     RETURNING name`,
    ...[name, per, most],
  );
  if (counted !== undefined) return 0;
  const found = await steps.one(
    `SELECT pg_catalog.ceil(extract(epoch FROM pg_catalog.min(made) - (${since})) * 1000::numeric)::pg_catalog.text AS pause
     FROM ${limits}, pg_catalog.unnest(calls) made WHERE name = $1 AND made > ${since}`,
    ...[name, per],
  );
  return Math.max(1, Number(found?.['pause'] ?? 1));
}
