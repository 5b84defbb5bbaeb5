import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import { JournalError } from '../client/journal/inside.js';

/** The code of an error: five characters from the server (postgresql.org/docs, appendix A), or the name of a socket error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const SERVER = /^[0-9A-Z]{5}$/;

/** Messages of `pg` for a connection that ended; these errors have no code. */
const ENDED =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const SOCKET: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Connection exceptions, and a server that stops, starts, or has no free connection. */
const AWAY = /^(08...|57P0[123]|53300)$/;

/** Whether nothing more can be asked over a connection. */
export const isConnectionLost = (error: unknown): boolean => {
  const code = codeOf(error);
  return SOCKET.has(code) || AWAY.test(code) || (error instanceof Error && ENDED.test(error.message));
};

/** Transactions that PostgreSQL ends so that others can go on: it asks for their repetition. */
const INTERRUPTED: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether the same step may succeed a little later. */
export const isWorthRepeating = (error: unknown): boolean =>
  isConnectionLost(error) || INTERRUPTED.has(codeOf(error));

/** What a user can do something about. */
const CODES: readonly (readonly [RegExp, JournalErrorCode])[] = [
  [/^53100$/, 'journal/database-full'],
  [/^(25006|42501)$/, 'journal/database-read-only'],
  [/^(57014|55P03|40001|40P01)$/, 'journal/database-busy'],
  [/^25P0[12]$/, 'journal/no-transaction'],
];

/** Errors of the driver and the server get the words of a journal; all others pass. */
export function inWords(error: unknown, locale: Locale): unknown {
  const failure = failureOf(error);
  if (failure === undefined) return error;
  const { code, detail } = failure;
  return new JournalError(code, { params: { detail }, locale, cause: error });
}

/** What an error of the server or of its connection means; `undefined` for any other error. */
function failureOf(error: unknown): { readonly code: JournalErrorCode; readonly detail: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const detail = error.message;
  if (isConnectionLost(error)) return { code: 'journal/database-away', detail };
  const code = codeOf(error);
  if (!SERVER.test(code)) return undefined;
  const found = CODES.find(([pattern]) => pattern.test(code));
  return { code: found?.[1] ?? 'journal/database-failed', detail: `${detail} (${code})` };
}
