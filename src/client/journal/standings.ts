import type { JournalStanding } from './rows.js';

/** Whether a document is filed, or will be filed by the provider. */
export const isFiledIn = (standing: JournalStanding): boolean =>
  standing === 'issued' || standing === 'queued';

/** Whether nothing more happens to a row by itself. */
export const isSettled = (standing: JournalStanding): boolean =>
  standing === 'issued' || standing === 'cancelled' || standing === 'refused';

/** The standings that still need work. */
export const unsettled: ReadonlySet<JournalStanding> = new Set(['sending', 'unknown', 'queued']);
