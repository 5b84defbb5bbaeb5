import { serviceHeaders } from '../../sending/service/limits.js';
import { type Answer, failure, internalError, json } from '../http/answer.js';
import { later, pause } from '../time.js';
import type { Fault } from './fault.js';

const HTML = 'text/html; charset=utf-8';
const A_MOMENT = 250;
const FIVE_MINUTES = 300_000;
/** Statuses whose responses cannot have a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** The answer of a fault that keeps a call from being processed, or `undefined` if the call continues. */
export async function answerBefore(
  fault: Fault | undefined,
  signal: AbortSignal,
  isOnboarding: boolean,
): Promise<Answer | undefined> {
  switch (fault?.kind) {
    case 'reset-before':
      throw connectionFault();
    case 'silent-before':
      return neverAnswered(signal);
    case 'error-before':
      return json(fault.status ?? 503, { title: 'Service Unavailable' });
    case 'internal-error':
      return internalError(isOnboarding, 'sandbox-fault');
    case 'upstream-error':
      return isOnboarding ? failure('UPSTREAM_ERROR') : json(502, { title: 'Bad Gateway' });
    case 'rate-limited': {
      const answer = isOnboarding ? failure('RATE_LIMITED') : json(429, { errors: ['Too many requests.'] });
      return { ...answer, headers: { [serviceHeaders.retryAfter]: '7' } };
    }
    case 'redirect':
      return { status: 307, body: '', type: HTML, headers: { Location: 'http://127.0.0.1:9/elsewhere' } };
    case 'html-404':
      return { status: 404, body: '<!DOCTYPE html><h1>Not Found</h1>', type: HTML };
    case 'answer': {
      const { status = 200, body = '', headers = {} } = fault;
      return { status, body, type: 'application/json; charset=utf-8', headers };
    }
    default:
      return undefined;
  }
}

/** Spoils the answer after the call was processed. */
export async function spoiled(
  answer: Answer,
  fault: Fault | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  switch (fault?.kind) {
    case 'reset-after':
      throw connectionFault();
    case 'silent-after':
      return neverAnswered(signal);
    case 'error-after':
      return json(fault.status ?? 500, { title: 'Internal Server Error' });
    case 'html':
      return { ...answer, body: '<html><body>Maintenance</body></html>', type: HTML };
    case 'plain-text':
      return { ...answer, type: 'text/plain' };
    case 'empty':
      return { ...answer, body: '' };
    case 'truncated':
      return { ...answer, body: halfOf(answer.body) };
    case 'slow':
      await pause(fault.milliseconds ?? A_MOMENT);
      return answer;
    default:
      return answer;
  }
}

const halfOf = (body: Answer['body']): Answer['body'] => body.slice(0, body.length >> 1);

/** The time for the `Date` header. */
export const statedMoment = (now: Date, fault: Fault | undefined): Date =>
  fault?.kind === 'wrong-date' ? new Date(later(now, fault.milliseconds ?? FIVE_MINUTES)) : now;

/** The answer as a response. With `reset-in-answer` and `drip`, only the first byte arrives. */
export function responseOf(answer: Answer, headers: Headers, fault: Fault | undefined): Response {
  const { status, body } = answer;
  if (WITHOUT_BODY.has(status)) return new Response(null, { status, headers });
  const breaks = fault?.kind === 'reset-in-answer';
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (!breaks && fault?.kind !== 'drip') {
    headers.set('Content-Length', String(bytes.length));
    return new Response(bytes, { status, headers });
  }
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, 1)),
    pull: (controller) => (breaks ? controller.error(connectionFault()) : new Promise(() => undefined)),
  });
  return new Response(stream, { status, headers });
}

/** A broken connection, as `fetch` reports it. */
export const connectionFault = (): TypeError =>
  new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });

/** A call that is never answered, until its caller gives up. */
const neverAnswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
