/** The day of all documents, on which they are checked as well. */
export const DAY = '2026-11-20';
