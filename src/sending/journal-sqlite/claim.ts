import { earlier } from '../client/inside.js';
import { type Claim, type ClaimedRows, readClaim } from '../client/journal/inside.js';
import { rowOf } from './entry.js';
import { EntryTable } from './entry-table.js';
import { both, type Condition } from './paths.js';
import type { Store } from './store.js';

/** Leases the next rows that need work, within a step. */
export function claimIn(store: Store, given: Claim): ClaimedRows {
  const claim = readClaim(given, store.place.locale);
  const { lease, limit, at } = claim;
  countFromNow(store, claim);
  const { sql, values } = conditionOf(claim);
  // The index is named because SQLite has no statistics to choose it by.
  const entries = store.all(
    `SELECT * FROM entries INDEXED BY entries_by_standing WHERE ${sql} ORDER BY id LIMIT ?`,
    ...[...values, limit],
  );
  const table = new EntryTable(store);
  for (const entry of entries) table.setLease(entry, lease, at);
  const rows = entries.map((entry) => rowOf(store, table.again(entry)));
  return { rows, next: rows.length === limit ? String(entries.at(-1)?.['id']) : undefined };
}

/** Leases that were taken before the clock was set back count from now. */
function countFromNow(store: Store, { lease, at, standing }: ReturnType<typeof readClaim>): void {
  const table = new EntryTable(store);
  const held = store.all(
    `SELECT * FROM entries INDEXED BY entries_by_standing
     WHERE standing IN (${standing.map(() => '?').join(', ')}) AND lease_until > ?`,
    ...[...standing, at],
  );
  for (const entry of held) table.heldBy(entry, lease, at);
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
    // An attempt of the future was made before the clock was set back.
    conditions.push({ sql: '(last_attempt_at <= ? OR last_attempt_at > ?)', values: [moment, at] });
  }
  if (holder !== undefined) conditions.push({ sql: 'lease_holder = ?', values: [holder] });
  if (branch !== undefined) conditions.push({ sql: 'branch = ?', values: [branch] });
  if (after !== undefined) conditions.push({ sql: 'id > ?', values: [Number(after)] });
  return both(conditions);
}
