import type { Locale } from '../../../issues/inside.js';
import { ClientError } from '../error.js';
import type { JournalRow } from './rows.js';
import { GIVEN_UP } from './standings.js';

export { GIVEN_UP } from './standings.js';

/** The reason of a person who gave the row up; `undefined` if it is not given up. Such a row is not sent. */
export const givenUpIn = ({ standing, result }: JournalRow): string | undefined =>
  standing === 'refused' && result?.why === GIVEN_UP ? (result.givenUp ?? '') : undefined;

/** Whether the document waited for its payment. Given up, it is not sent again: its payment was released. */
export const wasHeld = ({ operation, result }: JournalRow): boolean =>
  operation === 'issue' && result?.providerSignature !== undefined;

/** Throws if a row is given up. */
export function mustNotBeGivenUp(row: JournalRow | undefined, what: string, locale: Locale): void {
  const reason = row && givenUpIn(row);
  if (reason === undefined) return;
  const part = wasHeld(row as JournalRow) ? 'new-document' : 'retry-or-new-document';
  throw new ClientError('call/given-up', { params: { what, reason }, part, locale });
}
