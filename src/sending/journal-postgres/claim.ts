import {
  both,
  type Claim,
  type ClaimedRows,
  type Condition,
  conditionsOfClaim,
  optional,
  type ReadClaim,
  readClaim,
} from '../client/journal/inside.js';
import { numberPlaces, type SqlValue } from './database.js';
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
         SELECT e.id FROM ${tables.entries} e WHERE ${isFree('e')} AND ${numberPlaces(sql, 6)}
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

/** What is claimed. The rows of a till are recovered there. */
function conditionOf(claim: ReadClaim): Condition<SqlValue> {
  const { standing, olderThan } = claim;
  return both<SqlValue>([
    { sql: 'origin IS NULL', values: [] },
    among(standing),
    ...optional(
      "last_attempt_at <= pg_catalog.now() - ?::pg_catalog.float8 * interval '1 millisecond'",
      olderThan,
    ),
    ...conditionsOfClaim(claim, { holder: 'holder' }),
  ]);
}

/** Only with the second part is the index of the few rows that are not issued considered. */
export const among = (standings: readonly string[]): Condition<SqlValue> => ({
  sql: `standing = ANY (?)${standings.includes('issued') ? '' : " AND standing <> 'issued'"}`,
  values: [standings],
});
