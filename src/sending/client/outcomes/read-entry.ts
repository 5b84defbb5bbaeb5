import { isObject, membersOf } from '../../../reading/object.js';
import { errorsOfEntry } from '../../../rules/authority/answer-errors.js';
import type { ProviderSignature } from '../../../types/index.js';
import { readIssuanceAnswer } from '../../service/answers/issuance.js';
import { type AnswerError, readAnswerErrors } from '../../service/errors/read-errors.js';
import type { AnswerEntry, IssuanceAnswer } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { Answered, Lost } from '../transport/attempt.js';
import { isRedirect } from '../transport/failure.js';
import { readJson } from '../transport/json.js';
import type { RawResponse } from '../transport/raw-response.js';
import type { Unknown, UnknownReason } from './outcome.js';
import { isFiled, reasonOf } from './reason.js';
import type { Refused } from './refusal.js';
import { refusedThere } from './refused.js';
import { type Asked, unknownOf } from './unknown.js';

/** The code for a note that is already cancelled. */
export const REPEATED = '251';

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
export async function readEntry(core: Core, attempt: Answered | Lost, asked: Asked): Promise<ReadEntry> {
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
