import {
  backOff,
  ClientError,
  type IssueOutcome,
  longestOf,
  type RefusalReason,
  retryAfter,
} from '../client/inside.js';
import { JournalError } from '../client/journal/inside.js';

/** What a worker waits for: a code of an error, or the reason of a refusal that is not about the document. */
export type TroubleCode = ClientError['code'] | JournalError['code'] | RefusalReason;

/** Something that keeps a document from being sent, and that will pass or is corrected by a person. */
export interface Trouble {
  readonly code: TroubleCode;
  /** What happened, in words. */
  readonly message: string;
  /** How long the service asks to wait, in milliseconds. */
  readonly pause?: number | undefined;
}

/** Refusals of the key, the company or the branch. The document is sent when that is corrected. */
const NOT_ABOUT_THE_DOCUMENT: ReadonlySet<RefusalReason> = new Set([
  'rateLimited',
  'noCredits',
  'keyRefused',
  'forbidden',
  'notAuthorised',
  'branchBlocked',
]);

/** Errors that pass, besides those of transport and of the journal. */
const PASSING: ReadonlySet<string> = new Set(['call/same-number-in-flight', 'call/lease-lost']);

/** Errors of the journal that waiting does not cure. */
const LASTING: ReadonlySet<string> = new Set([
  'journal/month-detached',
  'journal/body-missing',
  'journal/not-readable',
]);

/** How often a technical error of the service is tried again. */
const TECHNICAL_TRIES = 5;

/** The trouble of an outcome; `undefined` if it is about the document. */
export function troubleIn(outcome: IssueOutcome, attempt: number): Trouble | undefined {
  if (outcome.kind !== 'refused') return undefined;
  const { reason, errors, response } = outcome;
  const isTechnical = reason === 'technical' && attempt < TECHNICAL_TRIES;
  if (!NOT_ABOUT_THE_DOCUMENT.has(reason) && !isTechnical) return undefined;
  const message = errors.map((error) => error.message).join(' ') || outcome.next.todo;
  return { code: reason, message, pause: retryAfter(response?.headers['retry-after'], new Date()) };
}

/** The trouble of an error; `undefined` if it is about the document. */
export function troubleOf(error: unknown): Trouble | undefined {
  const isOfJournal = JournalError.isJournalError(error);
  if (!isOfJournal && !ClientError.isClientError(error)) return undefined;
  const { code, message, cause } = error;
  if (LASTING.has(code) || (JournalError.isJournalError(cause) && LASTING.has(cause.code))) return undefined;
  if (!isOfJournal && !/^(transport|journal|answer)\//.test(code) && !PASSING.has(code)) return undefined;
  return { code, message: JournalError.isJournalError(cause) ? `${message} ${cause.message}` : message };
}

/** The pause before the next attempt: it doubles, up to half a minute, and is never shorter than the service asks. */
export const pauseAfter = ({ pause = 0 }: Trouble, attempt: number): number =>
  longestOf([pause, backOff(attempt, Math.random)]);
