/** The day of every world. */
export const DAY = '2026-11-20';
/** A day on which nothing can be issued any more. */
export const WRONG_DAY = '2026-11-12';
