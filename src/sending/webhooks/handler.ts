import type { WebhookRefusalReason } from '../../issues/locales/generated/en/webhook-refusals.js';
import type { WebRequest, WebResponse } from '../../types/web.js';
import { WebhookError } from './error.js';
import { readHandlerOptions, type WebhookHandlerOptions } from './handler-options.js';
import { readWebhook } from './read-webhook.js';
import { refuse } from './reading.js';
import { createRunner, type RunResult } from './runner.js';
import type { StoredEvent } from './store.js';

/** The result of `resume`: ids of events. `left`: another process has them. */
export type ResumeReport = Readonly<Record<RunResult, readonly string[]>>;

/** Answers deliveries. */
export interface WebhookHandler {
  /**
   * Answers one delivery. On a runtime that stops once the answer is sent, also pass its context: `waitUntil` keeps it
   * running until the event is handled.
   */
  (request: WebRequest, context?: { waitUntil(promise: Promise<unknown>): void }): Promise<WebResponse>;
  /** Runs the handler of every event that has not completed. Call it at start, and from time to time. */
  resume(): Promise<ResumeReport>;
  /** Events whose handler has not completed, oldest first. */
  pending(): Promise<readonly StoredEvent[]>;
  /** Resolves when no handler is running. Await it before the process ends. */
  idle(): Promise<void>;
}

/** A refused delivery is answered with one of these, or else with 400. */
const STATUS: { readonly [reason in WebhookRefusalReason]?: number } = {
  tooLarge: 413,
  tooSlow: 408,
  noSignature: 401,
  wrongSignature: 401,
};

const BAD_REQUEST = 400;

/** The status for each result of a run. The service delivers again after any status other than 2xx. */
const RUN_STATUS = { completed: 204, failed: 500, left: 503 } as const;

/**
 * Creates a handler for webhook deliveries that uses the `Request` and `Response` of the web. A delivery is verified
 * and stored, and answered with 204; then `onEvent` runs from the store. With a store that does not outlive the
 * process, such as `memoryStore()`, the answer is sent after `onEvent`. An event is identified by the `eventId` in its
 * signed body. Once its handler has completed, it never runs again; after a failure or crash, it runs again with the
 * next delivery or `resume()`.
 *
 * Source: service description, Events.
 *
 * @throws {WebhookError} for invalid options. The handler's promise rejects with it if it does not receive an unread
 * `Request`.
 * @example
 * const handler = createWebhookHandler({ secrets, store: memoryStore(), confirm: client, onEvent: (event, { request }) => save(request) });
 * export default { fetch: handler };
 */
export function createWebhookHandler<Confirmed = undefined>(
  options: WebhookHandlerOptions<Confirmed>,
): WebhookHandler {
  const settings = readHandlerOptions(options);
  const { store, secrets, headerPrefix, maxBytes, bodyTimeout, tolerance, now, locale } = settings;
  const runner = createRunner(settings);

  const handle: (...call: Parameters<WebhookHandler>) => Promise<Response> = async (request, context) => {
    if (typeof request?.headers?.get !== 'function' || request.bodyUsed) {
      throw new WebhookError('request/not-a-request', locale);
    }
    if (request.method !== 'POST') return answer(405);
    const body = await readBody(request, maxBytes, bodyTimeout);
    const signature = request.headers.get(`${headerPrefix}Signature`);
    const read =
      typeof body === 'string'
        ? refuse(body, locale, { maxBytes, bodyTimeout })
        : await readWebhook(body, signature, secrets, locale);
    const isOld = read.ok && now().getTime() - Date.parse(read.event.occurredAt) > tolerance;
    const reading = isOld ? refuse('tooOld', locale, { tolerance }, ['occurredAt']) : read;
    if (!reading.ok) {
      runner.report(reading);
      return answer(STATUS[reading.reason] ?? BAD_REQUEST);
    }
    const { eventId, body: text } = reading.event;
    try {
      if ((await store.add({ eventId, body: text })) === 'done') return answer(RUN_STATUS.completed);
    } catch (error) {
      runner.report(error, reading.event);
      return answer(RUN_STATUS.left);
    }
    const run = runner.run(eventId);
    if (!store.durable) return answer(RUN_STATUS[await run]);
    context?.waitUntil?.(run);
    return answer(RUN_STATUS.completed);
  };

  return Object.assign(handle, {
    async resume() {
      const report = { completed: [] as string[], failed: [] as string[], left: [] as string[] };
      for (const { eventId } of await store.pending()) report[await runner.run(eventId)].push(eventId);
      return report;
    },
    pending: () => store.pending(),
    idle: () => runner.idle(),
  });
}

const answer = (status: number): Response => new Response(null, { status, headers: { Allow: 'POST' } });

/**
 * The bytes of a request, or why they were not read to their end. More bytes than allowed are detected before all of
 * them are read.
 */
async function readBody(
  request: Request,
  maxBytes: number,
  timeout: number,
): Promise<Uint8Array | 'tooLarge' | 'tooSlow'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  let length = 0;
  let isLate = false;
  // It does not matter whether the other side receives this. A read that is waiting ends.
  const cancel = (): unknown => reader?.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    isLate = true;
    cancel();
  }, timeout);
  try {
    while (length <= maxBytes) {
      const chunk = (await reader?.read())?.value;
      if (chunk === undefined) break;
      chunks.push(chunk);
      length += chunk.length;
    }
  } catch {
    // An incomplete body has no valid signature.
  }
  clearTimeout(timer);
  if (isLate) return 'tooSlow';
  if (length <= maxBytes) return new Uint8Array(await new Blob(chunks).arrayBuffer());
  cancel();
  return 'tooLarge';
}
