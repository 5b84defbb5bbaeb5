import type { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { type Check, checkOf } from '../../types/brand.js';
import type { DocumentNumber, Refused } from '../client/inside.js';
import { type JournalRow, keyOf, OWN, own } from '../client/journal/inside.js';

/**
 * A document of the queue that was not issued and is not tried again. The journal keeps it as the state
 * `parastatiko refused ["800123456",0,"11.1","A","101"]` until a document with this number is issued.
 *
 * @example
 * for await (const { state } of journal.states({ prefix: 'parastatiko refused ' })) show(state as RefusedDocument);
 */
export interface RefusedDocument {
  /** The reason of the refusal, or the code of the error. `attempts`: its workers were killed too often; it may be issued. */
  readonly reason: string;
  /** What is wrong, in words. */
  readonly messages: readonly string[];
  /** Whether the service refused it. */
  readonly sent: boolean;
  /** ISO 8601, by the clock of the worker. */
  readonly at: string;
  /** The document, or its facts, as it was enqueued. */
  readonly document: unknown;
}

const PREFIX = `${OWN}refused `;

/** The name of the state; for what has no number, with the number of its job. */
export const refusedName = (number: DocumentNumber | undefined, job: string): string =>
  `${PREFIX}${number === undefined ? `job ${job}` : keyOf(number)}`;

/** What is kept of a refusal. */
export function refusedFor(outcome: Refused, document: unknown): RefusedDocument {
  const { reason, sent, errors, issues, next } = outcome;
  const found = errors.length > 0 ? errors : issues.filter(({ severity }) => severity === 'error');
  const messages = found.length > 0 ? found.map(({ message }) => message) : [next.todo];
  return stored(reason, messages, sent, document);
}

/** Without an import of the class, which brings the builders along. */
const isInvalidDocumentError: Check<InvalidDocumentError> = /* @__PURE__ */ checkOf('InvalidDocumentError');

export function errorFor(error: unknown, document: unknown): RefusedDocument {
  if (isInvalidDocumentError(error)) {
    const { code, issues } = error;
    return stored(
      code,
      issues.map((issue) => issue.message),
      false,
      document,
    );
  }
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return stored(typeof code === 'string' ? code : 'error', [String(message ?? error)], false, document);
}

/** What is kept of a refusal that only the journal still knows. */
export const refusedBefore = ({ result }: JournalRow, document: unknown): RefusedDocument =>
  stored(String(result?.['why'] ?? 'refused'), [], true, document);

/** What is kept of a job that was tried too often. */
export const attemptsFor = (document: unknown): RefusedDocument => stored('attempts', [], false, document);

const stored = (
  reason: string,
  messages: readonly string[],
  sent: boolean,
  document: unknown,
): RefusedDocument => own({ reason, messages, sent, at: new Date().toISOString(), document });
