import type { Claim, ClaimedRows } from '../client/journal/claims.js';
import { readClaim } from '../client/journal/read-claim.js';
import { earlier } from '../client/time.js';
import { rowOf } from './entry.js';
import { both, type Condition } from './paths.js';
import type { Store } from './store.js';

/** Leases the next rows that need work, within a step. */
export function claimIn(store: Store, given: Claim): ClaimedRows {
  const claim = readClaim(given, store.place.locale);
  const { lease, limit } = claim;
  const { sql, values } = conditionOf(claim);
  // The index is named because SQLite has no statistics to choose it by.
  const entries = store.all(
    `SELECT * FROM entries INDEXED BY entries_by_standing WHERE ${sql} ORDER BY id LIMIT ?`,
    ...[...values, limit],
  );
  for (const { id = null } of entries) {
    store.run(
      'UPDATE entries SET lease_holder = ?, lease_run = ?, lease_id = ?, lease_until = ? WHERE id = ?',
      ...[lease.holder, lease.run, lease.id, lease.until, id],
    );
  }
  const rows = entries.map((entry) => ({ ...rowOf(store, entry), holder: lease.holder }));
  return { rows, next: rows.length === limit ? String(entries.at(-1)?.['id']) : undefined };
}

function conditionOf({
  lease,
  at,
  standing,
  olderThan,
  holder,
  branch,
  after,
}: ReturnType<typeof readClaim>): Condition {
  const conditions: Condition[] = [
    { sql: `standing IN (${standing.map(() => '?').join(', ')})`, values: standing },
    {
      sql: '(lease_id IS NULL OR lease_until <= ? OR lease_id = ? OR (lease_holder = ? AND lease_run <> ?))',
      values: [at, lease.id, lease.holder, lease.run],
    },
  ];
  if (olderThan !== undefined) {
    const moment = earlier(new Date(at), olderThan).toISOString();
    conditions.push({ sql: 'last_attempt_at <= ?', values: [moment] });
  }
  if (holder !== undefined) conditions.push({ sql: 'lease_holder = ?', values: [holder] });
  if (branch !== undefined) conditions.push({ sql: 'branch = ?', values: [branch] });
  if (after !== undefined) conditions.push({ sql: 'id > ?', values: [Number(after)] });
  return both(conditions);
}
