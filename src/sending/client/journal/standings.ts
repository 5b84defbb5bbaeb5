import type { JournalRow, JournalStanding } from './rows.js';

/** Whether a document is filed, or will be filed by the provider. */
export const isFiledIn = (standing: JournalStanding): boolean =>
  standing === 'issued' || standing === 'queued';

/** Whether nothing more happens to a row by itself. */
export const isSettled = (standing: JournalStanding): boolean =>
  standing === 'issued' || standing === 'cancelled' || standing === 'refused';

/** The standings that still need work. */
export const unsettled: ReadonlySet<JournalStanding> = new Set(['sending', 'unknown', 'queued']);

/** The `why` of a row that a person gave up. Any later outcome replaces it. */
export const GIVEN_UP = 'givenUp';

/** Whether a row leaves its number to another document: nothing was filed under it, and nothing will be. */
export const leavesNumber = ({ standing, result }: JournalRow): boolean =>
  standing === 'not-sent' || (standing === 'refused' && result?.why !== GIVEN_UP);
