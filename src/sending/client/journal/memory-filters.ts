import { millisecondsUntil } from '../time.js';
import type { ReadClaim } from './filter.js';
import { numberInKey } from './number-in-key.js';
import type { JournalRow, RowFilter } from './rows.js';

export function isWanted(row: JournalRow, filter: RowFilter): boolean {
  const { operation, standing, mark, uid, vatNumber, issueDate } = filter;
  return (
    (operation === undefined || row.operation === operation) &&
    (standing === undefined || standing.includes(row.standing)) &&
    (mark === undefined || row.result?.mark === mark) &&
    (uid === undefined || row.result?.uid === uid) &&
    (vatNumber === undefined || row.request.about['vatNumber'] === vatNumber) &&
    (issueDate === undefined || row.request.about['issueDate'] === issueDate)
  );
}

/** Whether a row is wanted by a claim, apart from its lease. */
export function isClaimed(row: JournalRow, { at, standing, olderThan, holder, branch }: ReadClaim): boolean {
  const age = millisecondsUntil(new Date(at), new Date(row.lastAttemptAt));
  return (
    standing.includes(row.standing) &&
    // An attempt of the future was made before the clock was set back.
    (olderThan === undefined || age >= olderThan || age < 0) &&
    (holder === undefined || row.holder === holder) &&
    (branch === undefined || numberInKey(row)?.[1] === branch)
  );
}
