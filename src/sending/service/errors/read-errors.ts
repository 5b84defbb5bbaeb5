import { isObject, isRecord, type Members, membersOf } from '../../../reading/object.js';
import { type AnswerError, errorsOfEntry, textIn, textOf } from '../../../rules/inside.js';

export type { AnswerError };

export interface AnswerErrors {
  /** Every error, in the order of the answer. */
  readonly errors: readonly AnswerError[];
  /** `error.code` of the onboarding API. */
  readonly code?: string;
  /** `error.context` of the onboarding API. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** `error.traceId` of the onboarding API. */
  readonly traceId?: string;
}

/**
 * Reads the errors of an answer in each of the four shapes: entries of an issuance answer (`errors[].error[]`), a problem
 * document (`errors: { Field: [text] }`), plain texts (`errors: [text]`), and the envelope of the onboarding API
 * (`error: { code, details[], context, traceId }`). Accepts any value and never throws. Source: observed behaviour,
 * Issuing: answer; service description, Errors.
 *
 * @example
 * readAnswerErrors({ errors: { VatNumber: ['The VatNumber field is required.'] } }).errors[0]?.field; // 'VatNumber'
 */
export function readAnswerErrors(body: unknown): AnswerErrors {
  if (typeof body === 'string') return { errors: textOf(body) };
  if (Array.isArray(body)) return { errors: body.flatMap((item) => readAnswerErrors(item).errors) };
  const answer = membersOf(body);
  const { error, errors, response } = answer;
  if (isRecord(error)) return readEnvelope(error);
  const entries = Array.isArray(response) ? response : [response];
  const found = [
    ...errorsOfEntry(errors),
    ...errorsOfEntry(error),
    ...entries.flatMap((entry) => errorsOfEntry(membersOf(entry)['errors'])),
  ];
  return { errors: found.length > 0 ? found : problemOf(answer) };
}

function readEnvelope(error: Members): AnswerErrors {
  const code = textIn(error['code']);
  const details = errorsOfEntry(error['details']);
  const message = textIn(error['message']);
  const errors =
    details.length > 0 || (code === undefined && message === undefined)
      ? details
      : [{ ...(code !== undefined && { code }), message: message ?? code ?? '' }];
  const traceId = textIn(error['traceId']);
  const context = error['context'];
  return {
    errors,
    ...(code !== undefined && { code }),
    ...(isObject(context) && { context: context as Members }),
    ...(traceId !== undefined && { traceId }),
  };
}

/** For a problem document without errors, its title is the error. */
function problemOf(answer: Members): AnswerError[] {
  const text = textIn(answer['detail']) ?? textIn(answer['title']) ?? textIn(answer['message']);
  return text === undefined ? [] : [{ message: text }];
}
