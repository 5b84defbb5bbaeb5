import type { StandingCounts } from '../client/journal/inside.js';
import type { Place } from './leases.js';

/** So many entries are counted in a tenth of a second. */
const FEW = 2_000_000;

/** How many rows have each standing. In a large table, the server estimates how many are issued. */
export async function standings({ steps, tables: { entries } }: Place): Promise<StandingCounts> {
  const others = await steps.all(
    `SELECT standing, pg_catalog.count(*)::pg_catalog.text AS rows FROM ${entries} WHERE standing <> 'issued' GROUP BY standing`,
  );
  const counts: Record<string, number> = {};
  for (const { standing, rows } of others) counts[String(standing)] = Number(rows);
  const known = await steps.one(
    'SELECT reltuples::pg_catalog.text AS rows FROM pg_catalog.pg_class WHERE oid = pg_catalog.to_regclass($1)::pg_catalog.oid',
    entries,
  );
  const estimated = Number(known?.['rows']);
  const rest = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const issued = estimated > FEW ? Math.round(estimated - rest) : await countIssued({ steps, entries });
  return issued > 0 ? { ...counts, issued } : counts;
}

async function countIssued({ steps, entries }: { steps: Place['steps']; entries: string }): Promise<number> {
  const found = await steps.one(
    `SELECT pg_catalog.count(*)::pg_catalog.text AS issued FROM ${entries} WHERE standing = 'issued'`,
  );
  return Number(found?.['issued']);
}
