import { JournalError } from './error.js';
import type { JournalRow } from './rows.js';

/** What a journal has instead of the body of a request that was taken out. It is not JSON, so no body is like it. */
export const TAKEN_OUT = 'taken out';

export const hasBody = ({ request }: JournalRow): boolean => request.body !== TAKEN_OUT;

/** The month of the document, or of the last attempt. */
export const monthOf = ({ request, lastAttemptAt }: JournalRow): string =>
  (request.about['issueDate'] ?? lastAttemptAt).slice(0, 7);

/** The row, with its request. */
export function withBody(row: JournalRow): JournalRow {
  if (hasBody(row)) return row;
  const params = { what: `${row.operation} ${row.key}`, month: monthOf(row) };
  throw new JournalError('journal/body-missing', { params });
}
