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

/** Refusals after which a document may be filed all the same: it was given up, or the service failed in the middle. */
const UNSURE: ReadonlySet<unknown> = new Set([GIVEN_UP, 'technical']);

/** Whether the document of a row may be filed, or may still be sent. */
export const mayHaveFiled = ({ standing, result }: JournalRow): boolean =>
  standing === 'refused' ? UNSURE.has(result?.why) : standing !== 'not-sent';

/** The same, and what was refused after an attempt without a known outcome, of which the refusal says nothing. */
export const wasInDoubt = (row: JournalRow): boolean =>
  mayHaveFiled(row) || (row.standing === 'refused' && row.result?.earlier === 'unknown');

/** Whether a row leaves its number to another document: nothing was filed under it, and nothing will be. */
export const leavesNumber = ({ standing, result }: JournalRow): boolean =>
  standing === 'not-sent' || (standing === 'refused' && result?.why !== GIVEN_UP);
