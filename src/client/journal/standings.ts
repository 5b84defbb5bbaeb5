import type { JournalStanding } from './rows.js';

/** Whether a document is filed, or will be filed by the provider. */
export const isFiledIn = (standing: JournalStanding): boolean =>
  standing === 'issued' || standing === 'queued';

/** The standings that still need work. */
export const unsettled: ReadonlySet<JournalStanding> = new Set(['sending', 'unknown', 'queued']);
