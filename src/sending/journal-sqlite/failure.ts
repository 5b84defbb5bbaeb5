import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';

/** Result codes of SQLite that a user can do something about. Source: sqlite.org/rescode.html. */
const CODES: Readonly<Record<number, JournalErrorCode>> = {
  5: 'journal/locked',
  6: 'journal/locked',
  8: 'journal/read-only',
  11: 'journal/damaged',
  13: 'journal/full',
  14: 'journal/not-opened',
  26: 'journal/other-file',
};

const PRIMARY = 0xff;

/** Converts an error of a driver to a journal error code. node:sqlite has `errcode`, libsql has `rawCode`. */
export function failureOf(error: unknown): JournalErrorCode {
  const { errcode, rawCode } = error as { readonly errcode?: unknown; readonly rawCode?: unknown };
  const code = errcode ?? rawCode;
  // The upper bits give details, such as why it was locked.
  return (typeof code === 'number' ? CODES[code & PRIMARY] : undefined) ?? 'journal/failed';
}

export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
