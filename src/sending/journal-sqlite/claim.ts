import { earlier } from '../client/inside.js';
import {
  both,
  type Claim,
  type ClaimedRows,
  type Condition,
  conditionsOfClaim,
  type ReadClaim,
  readClaim,
} from '../client/journal/inside.js';
import { rowOf } from './entry.js';
import { EntryTable } from './entry-table.js';
import { among } from './paths.js';
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
function countFromNow(store: Store, { lease, at, standing }: ReadClaim): void {
  const table = new EntryTable(store);
  const { sql, values } = among(standing);
  const held = store.all(
    `SELECT * FROM entries INDEXED BY entries_by_standing
     WHERE ${sql} AND lease_until > ?`,
    ...[...values, at],
  );
  for (const entry of held) table.heldBy(entry, lease, at);
}

function conditionOf(claim: ReadClaim): Condition {
  const { lease, at, standing, olderThan } = claim;
  const moment = olderThan === undefined ? undefined : earlier(new Date(at), olderThan).toISOString();
  return both([
    among(standing),
    {
      sql: '(lease_id IS NULL OR lease_until <= ? OR lease_id = ? OR (lease_holder = ? AND lease_run <> ?))',
      values: [at, lease.id, lease.holder, lease.run],
    },
    // An attempt of the future was made before the clock was set back.
    ...(moment === undefined
      ? []
      : [{ sql: '(last_attempt_at <= ? OR last_attempt_at > ?)', values: [moment, at] }]),
    ...conditionsOfClaim(claim, { holder: 'lease_holder' }),
  ]);
}
