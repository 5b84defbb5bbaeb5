import { unknownWords } from '../../issues/client-words.js';
import { type AnswerEntry, readIssuanceAnswer } from '../../service/answers/issuance.js';
import { type AnswerError, readAnswerErrors } from '../../service/errors/read-errors.js';
import type { Issue, ProviderSignature } from '../../types/index.js';
import type { Core } from '../core.js';
import type { Answered, Lost } from '../transport/attempt.js';
import { isRedirect } from '../transport/failure.js';
import { readJson } from '../transport/json.js';
import type { RawResponse } from '../transport/raw-response.js';
import type { CancelOutcome } from './cancel-outcome.js';
import { nextOf } from './next.js';
import type { IssueOutcome, Unknown, UnknownReason } from './outcome.js';
import { reasonOf } from './reason.js';
import type { Refused } from './refusal.js';
import { refusedThere } from './refused.js';

/** What is known about a call besides its answer. */
export interface Asked {
  /** The UID of the document; `undefined` if it cannot be computed. */
  readonly expectedUid?: string | undefined;
  /** The issues found before sending. */
  readonly issues?: readonly Issue[];
  /** What to do if the answer proves nothing. */
  readonly step: 'search-first' | 'repeat-completion' | 'ask-the-terminal' | 'repeat-cancellation';
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
      ...(uid !== undefined && uid !== null && { uid }),
      providerSignature: signatures,
      next: nextOf('complete-payment', locale),
      response,
    };
  }
  if (entry === undefined) {
    return unknownOf(core, asked, 'entry-missing', undefined, response);
  }
  const { invoiceMark: mark, invoiceUid, authenticationCode, qrUrl, aadeQrUrl, invoiceUrl, credits } = entry;
  const uid = invoiceUid ?? asked.expectedUid;
  const kept = { authenticationCode, qrUrl, aadeQrUrl, invoiceUrl, credits, response };
  if (entry.statusCode === 'Offline' && uid !== undefined) {
    return { kind: 'queued', uid, ...kept, statusCode: 'Offline', next: nextOf('wait-for-mark', locale) };
  }
  if (mark === undefined) {
    return unknownOf(core, asked, 'mark-missing', shown(entry.statusCode), response);
  }
  return {
    kind: 'issued',
    mark,
    ...(uid !== undefined && { uid }),
    ...kept,
    statusCode: 'Success',
    next: nextOf('done', locale),
  };
}

const REPEATED = '251';
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
    const codes = outcome.errors.map(({ code }) => code);
    const { response } = outcome;
    if (codes.includes(REPEATED)) {
      return {
        kind: 'alreadyCancelled',
        next: nextOf('done', core.locale),
        ...(response !== undefined && { response }),
      };
    }
    if (!codes.includes(NOT_FOUND)) return outcome;
    const explained = outcome.errors.find(({ code }) => code === NOT_FOUND)?.explanation;
    const next = explained === undefined ? outcome.next : { step: explained.next, todo: explained.todo };
    return { ...outcome, reason: 'notFound', next };
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
    ...(credits !== undefined && { credits }),
    next: nextOf('done', core.locale),
    response,
  };
}

/** An unknown outcome. */
export function unknownOf(
  core: Core,
  { step, expectedUid }: Asked,
  why: UnknownReason,
  detail?: string,
  response?: RawResponse,
): Unknown {
  return {
    kind: 'unknown',
    why,
    detail: unknownWords(why, detail, core.locale),
    ...(expectedUid !== undefined && { expectedUid }),
    next: nextOf(step, core.locale),
    ...(response !== undefined && { response }),
  };
}

/** The outcome of a refusal that says nothing about an earlier attempt. */
export function notLookedAt(core: Core, asked: Asked, { errors, reason, response }: Refused): Unknown {
  const detail = errors.map(({ message }) => message).join(' ') || reason;
  return unknownOf(core, asked, 'not-looked-at', detail, response);
}

/** Why the outcome is unknown after an answer was lost. */
const WHY_LOST: Readonly<Record<Lost['why'], UnknownReason>> = {
  connection: 'connection-lost',
  interrupted: 'connection-lost',
  timeout: 'timeout',
  aborted: 'aborted',
  'too-large': 'answer-too-large',
};

type Outcome = Refused | Unknown;

type ReadEntry =
  | { readonly outcome: Outcome }
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
  if (status >= 500 || status === 408) return unknown('server-error', String(status));
  const body = readJson(response.body);
  if (status >= 400) return refusedBy(core, asked, response, readAnswerErrors(body?.value ?? '').errors);
  if (body === undefined || typeof body.value !== 'object' || body.value === null) {
    return unknown('unreadable-answer');
  }
  const answer = readIssuanceAnswer(body.value);
  const isOurs = (uid: string | null | undefined): boolean =>
    asked.expectedUid === undefined || uid === undefined || uid === null || uid === asked.expectedUid;
  const signatures = answer.providerSignature.filter(({ invoiceUid }) => isOurs(invoiceUid));
  const entries = answer.response.filter(({ invoiceUid }) => isOurs(invoiceUid));
  const entry = entries.find(({ invoiceUid }) => invoiceUid !== undefined) ?? entries[0];
  if (signatures.length > 0) return { entry, signatures, response };
  const { errors: outside } = answer.response.length === 0 ? readAnswerErrors(body.value) : { errors: [] };
  const errors = entry?.errors ?? outside;
  const isRefusal = entry?.invoiceMark === undefined && entry?.cancellationMark === undefined;
  if (isRefusal && (errors.length > 0 || REFUSED.has(entry?.statusCode))) {
    return refusedBy(core, asked, response, errors, entry?.statusCode);
  }
  return { entry, signatures, response };
}

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

const shown = (statusCode: string | undefined): string | undefined => statusCode?.slice(0, 40);
