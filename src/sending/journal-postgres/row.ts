import { type JournalRow, type Lease, leaseIn, rowIn } from '../client/journal/inside.js';
import type { SqlRow, Steps } from './database.js';

/** A moment as ISO 8601 in UTC, whatever the time zone of the connection. */
export const iso = (value: string): string =>
  `pg_catalog.to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const LEASE = ['holder', 'run', 'lease_id'] as const;
const TEXTS = ['operation', 'key', 'standing', 'call', 'holder', 'origin'] as const;
const JSONS = ['query', 'about', 'result'] as const;

/** The columns of a row of `entries` and of its body, as texts; or only those of its lease. */
export function columnsOf(table: string, what: 'row' | 'lease' = 'row'): string {
  const lease = [...LEASE.map((name) => `${table}.${name}`), `${iso(`${table}.lease_until`)} AS lease_until`];
  if (what === 'lease') return [...lease, `${table}.origin`, `${iso('pg_catalog.now()')} AS now`].join(', ');
  return [
    `${table}.id::pg_catalog.text AS id`,
    `${table}.month::pg_catalog.text AS month`,
    ...TEXTS.map((name) => `${table}.${name}`),
    ...JSONS.map((name) => `${table}.${name}::pg_catalog.text AS ${name}`),
    `${iso(`${table}.first_attempt_at`)} AS first_attempt_at`,
    `${iso(`${table}.last_attempt_at`)} AS last_attempt_at`,
    `${table}.attempts`,
    `b.body`,
  ].join(', ');
}

/** Converts a row of the table to a row of the journal. */
export function rowOf(steps: Steps, entry: SqlRow): JournalRow {
  if (typeof entry['body'] !== 'string') {
    const what = `${entry['operation']} ${entry['key']}`;
    throw steps.error('journal/body-missing', { what, month: String(entry['month']).slice(0, 7) });
  }
  return rowIn(entry, entry['holder'], JSON.parse);
}

/** The lease of a row. A row of a till is always leased to the till. */
export function leaseOf(entry: SqlRow): Lease | undefined {
  const { lease_id: id, origin, holder, run, now } = entry;
  return id === null && typeof origin === 'string'
    ? { holder: String(holder ?? origin), run: origin, id: origin, until: String(now) }
    : leaseIn(entry, [holder, run]);
}
