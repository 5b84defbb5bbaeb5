import { type Claim, type ClaimedRows, readClaim } from '../client/journal/inside.js';
import type { SqlValue } from './database.js';
import { isFree, later, leased, type Place, timeOf } from './leases.js';

/**
 * Leases the next rows that need work. Rows that another transaction is leasing are skipped, so callers never wait for
 * each other.
 */
export function claim(place: Place, given: Claim): Promise<ClaimedRows> {
  const { steps, tables } = place;
  const read = readClaim(given, steps.locale);
  const { lease, limit, at } = read;
  const { sql, values } = conditionOf(read);
  return steps.write(async (queries) => {
    const taken = await queries.all(
      `WITH found AS (
         SELECT e.id FROM ${tables.entries} e WHERE ${isFree('e')} AND ${sql}
         ORDER BY e.id LIMIT $5 FOR UPDATE SKIP LOCKED
       )
       UPDATE ${tables.entries} e SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$4')}
       FROM found WHERE e.id = found.id RETURNING e.id::pg_catalog.text`,
      ...[lease.holder, lease.run, lease.id, timeOf(read), limit, ...values],
    );
    const ids = taken.map(({ id }) => String(id)).sort((one, other) => Number(one) - Number(other));
    const rows = ids.length === 0 ? [] : await leased(place, queries, ids, at);
    return { rows, next: ids.length === limit ? ids.at(-1) : undefined };
  });
}

/** What is claimed, with its values from `$6` on. */
function conditionOf({ standing, olderThan, holder, branch, after }: ReturnType<typeof readClaim>) {
  const values: SqlValue[] = [];
  // The rows of a till are recovered there.
  const parts = ['e.origin IS NULL'];
  const add = (part: (value: string) => string, value: SqlValue | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part(`$${values.length + 5}`));
  };
  add((value) => `e.standing = ANY (${value})`, standing);
  // Only so is the index of the few rows that are not issued considered.
  if (!standing.includes('issued')) parts.push("e.standing <> 'issued'");
  add(
    (value) =>
      `e.last_attempt_at <= pg_catalog.now() - ${value}::pg_catalog.float8 * interval '1 millisecond'`,
    olderThan,
  );
  add((value) => `e.holder = ${value}`, holder);
  add((value) => `e.branch = ${value}`, branch);
  add((value) => `e.id > ${value}`, after);
  return { sql: parts.join(' AND '), values };
}
