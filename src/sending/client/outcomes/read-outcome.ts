import { isObject, membersOf } from '../../../reading/object.js';
import { errorsOfEntry } from '../../../rules/inside.js';
import type { ProviderSignature } from '../../../types/index.js';
import { readIssuanceAnswer } from '../../service/answers/issuance.js';
import { type AnswerError, readAnswerErrors } from '../../service/errors/read-errors.js';
import type { AnswerEntry, IssuanceAnswer } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { Answered, Lost } from '../transport/attempt.js';
import { isRedirect } from '../transport/failure.js';
import { readJson } from '../transport/json.js';
import type { RawResponse } from '../transport/raw-response.js';
import { linksOf } from './base.js';
import type { CancelOutcome } from './cancel-outcome.js';
import { nextOf } from './next.js';
import type { IssueOutcome, Unknown, UnknownReason } from './outcome.js';
import { isFiled, reasonOf } from './reason.js';
import type { Refused } from './refusal.js';
import { refusedThere } from './refused.js';
import { type Asked, unknownOf } from './unknown.js';

/** The code for a note that is already cancelled. */
const REPEATED = '251';

/** Why the outcome is unknown after an answer was lost. */
const WHY_LOST: Readonly<Record<Lost['why'], UnknownReason>> = {
  connection: 'connection-lost',
  interrupted: 'connection-lost',
  timeout: 'timeout',
  aborted: 'aborted',
  'too-large': 'answer-too-large',
};

/** The entry of this document in an answer, or an outcome that needs no entry. */
type ReadEntry =
  | { readonly outcome: Refused | Unknown }
  | {
      readonly entry: AnswerEntry | undefined;
      readonly signatures: readonly ProviderSignature[];
      readonly response: RawResponse;
    };

/** What issuing, completing and cancelling have in common: lost answers, refusals, and the entry of this document. */
async function readEntry(core: Core, attempt: Answered | Lost, asked: Asked): Promise<ReadEntry> {
  const unknown = (why: UnknownReason, detail?: string): ReadEntry => ({
    outcome: unknownOf(core, asked, why, detail, attempt.response),
  });
  if (attempt.lost) {
    return unknown(WHY_LOST[attempt.why], attempt.detail);
  }
  const { response } = attempt;
  const { status } = response;
  if (isRedirect(status)) return unknown('redirect', String(status));
  // It is the answer of a proxy. The fetch of Node reports it as a lost connection.
  if (status === 407) return unknown('connection-lost', '');
  if (status >= 500 || status === 408) return unknown('server-error', String(status));
  const isError = status >= 400;
  const body = readJson(response.body)?.value;
  if (!isError && !isObject(body)) return unknown('unreadable-answer');
  const answer = readIssuanceAnswer(body);
  const isOurs = (uid: string | null | undefined): boolean =>
    asked.expectedUid === undefined || (uid ?? asked.expectedUid) === asked.expectedUid;
  const signatures = answer.providerSignature.filter(({ invoiceUid }) => isOurs(invoiceUid));
  const entries = answer.response.filter(({ invoiceUid }) => isOurs(invoiceUid));
  const entry = entries.find(({ invoiceUid }) => invoiceUid !== undefined) ?? entries[0];
  const errors = isError
    ? readAnswerErrors(body).errors
    : [...(entry?.errors ?? []), ...errorsBeside(body, answer)];
  const isRefusal = isError || errors.length > 0 || REFUSED.has(entry?.statusCode);
  if (!isRefusal) return { entry, signatures, response };
  // A MARK beside errors proves nothing: after 228, it may belong to another document.
  if (isSuccess(entry) || signatures.length > 0) {
    const isRepeated = asked.step === 'repeat-cancellation' && errors.some(({ code }) => code === REPEATED);
    if (!isRepeated && !isFiled(errors)) {
      return unknown('answer-contradicts', errors.map(({ message }) => message).join(' '));
    }
  }
  return refusedBy(core, asked, response, errors, entry?.statusCode);
}

/** Errors outside the entries. If there are no entries, the answer may have another form. */
function errorsBeside(body: unknown, { response }: IssuanceAnswer): readonly AnswerError[] {
  if (response.length === 0) return readAnswerErrors(body).errors;
  const { error, errors } = membersOf(body);
  return [...errorsOfEntry(errors), ...errorsOfEntry(error)];
}

const isSuccess = (entry: AnswerEntry | undefined): boolean =>
  entry?.invoiceMark !== undefined ||
  entry?.cancellationMark !== undefined ||
  entry?.statusCode === 'Success' ||
  entry?.statusCode === 'Offline';

/** These statuses mean a refusal even without errors. Source: observed behaviour, Issuing: answer. */
const REFUSED: ReadonlySet<unknown> = new Set(['ValidationError', 'XMLSyntaxError', 'TechnicalError']);

async function refusedBy(
  core: Core,
  { issues = [] }: Asked,
  response: RawResponse,
  errors: readonly AnswerError[],
  statusCode?: string,
): Promise<ReadEntry> {
  const reason = reasonOf(response.status, errors, statusCode);
  return { outcome: await refusedThere(core, { reason, errors, issues, response }) };
}

/**
 * The outcome of an attempt to issue or complete. A call that never left the machine has no outcome: see `lostError`.
 */
export async function readIssueOutcome(
  core: Core,
  attempt: Answered | Lost,
  asked: Asked,
): Promise<IssueOutcome> {
  const read = await readEntry(core, attempt, asked);
  if ('outcome' in read) return read.outcome;
  const { entry, signatures, response } = read;
  const { locale } = core;
  if (signatures.length > 0) {
    const uid = signatures[0]?.invoiceUid ?? entry?.invoiceUid ?? asked.expectedUid;
    return {
      kind: 'held',
      uid,
      providerSignature: signatures,
      next: nextOf('complete-payment', locale),
      response,
    };
  }
  if (entry === undefined) {
    return unknownOf(core, asked, 'entry-missing', undefined, response);
  }
  const { invoiceMark: mark, invoiceUid, credits } = entry;
  const uid = invoiceUid ?? asked.expectedUid;
  const kept = { ...linksOf(entry), credits, response };
  if (entry.statusCode === 'Offline' && uid !== undefined) {
    return { kind: 'queued', uid, ...kept, statusCode: 'Offline', next: nextOf('wait-for-mark', locale) };
  }
  if (mark === undefined) {
    return unknownOf(core, asked, 'mark-missing', shown(entry.statusCode), response);
  }
  const { statusCode = 'Success' } = entry;
  if (statusCode !== 'Success') return unknownOf(core, asked, 'status-unknown', shown(statusCode), response);
  return {
    kind: 'issued',
    mark,
    uid,
    ...kept,
    statusCode,
    next: nextOf('done', locale),
  };
}

const NOT_FOUND = '301';

/** The outcome of an attempt to cancel a note: success requires the status and a cancellation MARK. */
export async function readCancelOutcome(
  core: Core,
  attempt: Answered | Lost,
  asked: Asked,
): Promise<CancelOutcome> {
  const read = await readEntry(core, attempt, asked);
  if ('outcome' in read) {
    const { outcome } = read;
    if (outcome.kind === 'unknown') return outcome;
    const { response } = outcome;
    if (outcome.errors.some(({ code }) => code === REPEATED)) {
      return {
        kind: 'alreadyCancelled',
        next: nextOf('done', core.locale),
        ...(response !== undefined && { response }),
      };
    }
    const explained = outcome.errors.find(({ code }) => code === NOT_FOUND)?.explanation;
    if (explained === undefined) return outcome;
    return { ...outcome, reason: 'notFound', next: { step: explained.next, todo: explained.todo } };
  }
  const { entry, response } = read;
  const cancellationMark = entry?.cancellationMark;
  if (entry?.statusCode !== 'Success' || cancellationMark === undefined) {
    return unknownOf(core, asked, 'mark-missing', shown(entry?.statusCode), response);
  }
  const { credits } = entry;
  return {
    kind: 'cancelled',
    cancellationMark,
    credits,
    next: nextOf('done', core.locale),
    response,
  };
}

const shown = (statusCode: string | undefined): string | undefined => statusCode?.slice(0, 40);
