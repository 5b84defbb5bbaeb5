import { withoutStop } from '../../../issues/inside.js';
import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { readAnswerErrors } from '../../service/errors/read-errors.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { retryAfter, secondsOf } from '../time.js';
import type { Lost } from './attempt.js';
import { readJson } from './json.js';
import { meaningOf401 } from './meaning-of-401.js';
import { isUntrusted } from './never-left.js';
import type { RawResponse } from './raw-response.js';
import type { PreparedCall } from './request.js';

const MOST_SHOWN = 200;

/** The error of an attempt without an answer. */
export function lostError(core: Core, { call, options }: PreparedCall, lost: Lost): ClientError {
  const { locale } = core;
  const { why, mayHaveLeft, detail, response, cause } = lost;
  const facts = { locale, response, cause };
  if (!mayHaveLeft) {
    return why === 'aborted'
      ? new ClientError('transport/aborted', facts)
      : new ClientError('transport/connection', {
          ...facts,
          params: {
            detail,
            ...(isUntrusted(detail)
              ? { trust: 'NODE_EXTRA_CA_CERTS=FILE' }
              : { proxy: 'NODE_USE_ENV_PROXY=1' }),
          },
        });
  }
  if (call.repeat !== 'freely' && call.repeat !== 'with-key') {
    return new ClientError('transport/lost-answer', {
      ...facts,
      params: paramsOfLost(detail),
      safeToRepeat: false,
    });
  }
  if (why === 'aborted') return new ClientError('transport/stopped', facts);
  if (why === 'too-large') {
    return new ClientError('answer/too-large', { ...facts, params: { bytes: core.maxAnswerBytes } });
  }
  if (why === 'timeout') {
    return new ClientError('transport/timeout', { ...facts, params: { milliseconds: options.timeout } });
  }
  return new ClientError('transport/lost', { ...facts, params: paramsOfLost(detail) });
}

/**
 * The values of a sentence about a lost connection. The fetch of Node turns the answer 407 of a proxy into an error
 * without code and message; that of a tunnel is named in its message.
 */
export const paramsOfLost = (detail: string): Readonly<Record<string, string | number>> => ({
  ...(detail !== '' && { detail: withoutStop(detail) }),
  ...((detail === '' || detail.includes('(407)')) && { proxyStatus: 407 }),
});

/** The error of an answer that is not a success. */
export function answerError(core: Core, { call }: PreparedCall, response: RawResponse): ClientError {
  const { locale } = core;
  const { status } = response;
  const body = readJson(response.body)?.value ?? '';
  const { errors, code, context, traceId } = readAnswerErrors(body);
  const said = errors.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`));
  const detail = (said.join(' ') || code || `HTTP ${status}`).slice(0, MOST_SHOWN);
  const mayHaveWorked = status >= 500 && call.repeat !== 'freely' && call.repeat !== 'with-key';
  const facts = {
    locale,
    response,
    errors,
    serviceCode: code,
    context,
    traceId,
    safeToRepeat: !mayHaveWorked,
  };
  if (isRedirect(status)) {
    return new ClientError('transport/redirect', {
      ...facts,
      params: { status },
      safeToRepeat: call.method === 'GET',
    });
  }
  if (status === 429) {
    const pause = retryAfter(response.headers['retry-after'], core.clock.now());
    const params = pause === undefined ? {} : { seconds: secondsOf(pause) };
    return new ClientError('answer/rate-limited', { ...facts, params });
  }
  if (status === 401) {
    return new ClientError(codeOf401[meaningOf401(errors)], { ...facts, params: { detail } });
  }
  if (status === 407) return new ClientError('answer/proxy', { ...facts, params: { status } });
  if (status === 403) return new ClientError('answer/forbidden', { ...facts, params: { detail } });
  if (status === 404) return new ClientError('answer/not-found', { ...facts, params: { detail } });
  return new ClientError('answer/error', { ...facts, params: { status, detail } });
}

/** The errors of the three meanings of a 401. */
const codeOf401 = {
  branchBlocked: 'answer/branch-blocked',
  notAuthorised: 'answer/not-authorised',
  keyRefused: 'answer/key-refused',
} as const;

/** The error of a success whose body has the wrong form. */
export const unreadableError = (
  core: Core,
  response: RawResponse,
  part: ClientPart,
  safeToRepeat = true,
): ClientError =>
  new ClientError('answer/unreadable', {
    locale: core.locale,
    response,
    part,
    params: { status: response.status },
    safeToRepeat,
  });

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;
