import { isRecord, type Members, membersOf } from '../../../reading/inside.js';
import { type ErrorExplanation, explainAuthorityError } from '../../../rules/inside.js';
import { type AnswerError, readAnswerErrors } from '../../../sending/service/inside.js';
import type { Context } from '../args/command.js';
import { explainOnboardingCode, explainStatus, type HttpExplanation } from './http.js';

type Look = Pick<Context, 'language' | 'locale'>;

/** An error of an answer, with its explanation if it is known. */
export interface ReceivedError extends AnswerError {
  /** Which entry of the answer has it, from 1, if there are several. */
  readonly entry?: number;
  readonly explanation: ErrorExplanation | HttpExplanation | null;
}

/** The members by which an answer of the service is recognised. */
const ANSWERS = ['response', 'errors', 'error', 'status', 'statusCode', 'title', 'success', 'data'] as const;

/**
 * Every error of an answer, explained; `undefined` if the value is not an answer. It may be the body of any call, one
 * entry, or what `parastatiko send` prints for programs.
 */
export function explainAnswer(body: unknown, look: Look): ReceivedError[] | undefined {
  const answers = answersIn(body);
  const several = answers.length > 1;
  let isAnswer = typeof body === 'string';
  const found = [...answers.entries()].flatMap(([index, answer]) => {
    if (isRecord(answer) && ANSWERS.some((name) => Object.hasOwn(answer, name))) isAnswer = true;
    return errorsOf(answer, look).map((error) => ({ ...(several && { entry: index + 1 }), ...error }));
  });
  return isAnswer || found.length > 0 ? found : undefined;
}

/** The parts of an answer that have errors of their own: the entries for several documents. */
function answersIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const { documents, rows, response } = membersOf(body);
  const reports = documents ?? rows;
  if (Array.isArray(reports)) return reports.map(outcomeIn);
  if (Array.isArray(response) && response.length > 1) return response;
  return [outcomeIn(body)];
}

/** The outcome in a record of `parastatiko send`, or the value itself. */
function outcomeIn(value: unknown): unknown {
  const { outcome, error } = membersOf(value);
  return isRecord(outcome) ? outcome : typeof error === 'string' ? { errors: [error] } : value;
}

function errorsOf(answer: unknown, look: Look): ReceivedError[] {
  const { errors, code, context } = readAnswerErrors(answer);
  const general =
    (code === undefined ? undefined : explainOnboardingCode(code, look)) ??
    explainStatus(Number(membersOf(answer)['status']), look);
  const conflict = code !== undefined && errors.length === 1 ? contextText(context) : '';
  return errors.map((error) => {
    const { code: ownCode, message } = error;
    const known =
      explainAuthorityError(ownCode, message, look.locale) ??
      (ownCode === undefined ? undefined : explainOnboardingCode(ownCode, look));
    return {
      ...error,
      ...(conflict !== '' && { message: `${message} (${conflict})` }),
      explanation: known ?? general ?? null,
    };
  });
}

/** The members of `error.context`, such as the id of the open request. */
const contextText = (context: Members | undefined): string =>
  Object.entries(context ?? {})
    .flatMap(([name, value]) => (typeof value === 'object' ? [] : [`${name}: ${String(value)}`]))
    .join(', ');
