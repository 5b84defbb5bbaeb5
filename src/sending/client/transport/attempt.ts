import { serviceHeaders } from '../../service/limits.js';
import type { Core } from '../core.js';
import { type AttemptEndEvent, callHook } from '../hooks.js';
import { millisecondsUntil, retryAfter, skewOf } from '../time.js';
import { detailOf } from './never-left.js';
import type { Pace } from './pace.js';
import { headersOf, type RawResponse, withoutKey } from './raw-response.js';
import { readText, TooLarge } from './read-text.js';
import { headersToSend, type PreparedCall } from './request.js';

/** An attempt with a complete answer of any kind. */
export interface Answered {
  readonly lost: false;
  readonly response: RawResponse;
}

/** An attempt without a complete answer. */
export interface Lost {
  readonly lost: true;
  readonly why: 'connection' | 'interrupted' | 'timeout' | 'aborted' | 'too-large';
  /** `false` if it is certain that nothing was sent. */
  readonly mayHaveLeft: boolean;
  readonly detail: string;
  /** The reason of the caller's signal, if that stopped it. */
  readonly cause?: unknown;
  /** The part of the answer that was read before it broke off. */
  readonly response?: RawResponse;
}

/** An answer whose body is not read yet. */
export interface Opened {
  readonly lost: false;
  readonly response: RawResponse;
  readonly stream: ReadableStream<Uint8Array>;
}

/** Makes one attempt and reads its answer to the end. */
export async function attempt(core: Core, prepared: PreparedCall, number = 1): Promise<Answered | Lost> {
  return made(core, prepared, number, async (response, race) => {
    const body = withoutKey(await race(readText(response, core.maxAnswerBytes)), core.apiKey);
    return { lost: false, response: rawOf(core, response, body) };
  });
}

/**
 * Makes one attempt. The body of a success is left unread; that of any other answer is read. The time limit covers only
 * the headers: a long download can take any time, until the caller's signal stops it.
 */
export async function open(
  core: Core,
  prepared: PreparedCall,
  number = 1,
): Promise<Answered | Opened | Lost> {
  return made<Answered | Opened>(core, prepared, number, async (response, race) => {
    if (response.ok && response.body !== null) {
      const stream = stoppedBy(prepared.options.signal, response.body);
      return { lost: false, response: rawOf(core, response, ''), stream };
    }
    const body = withoutKey(await race(readText(response, core.maxAnswerBytes)), core.apiKey);
    return { lost: false, response: rawOf(core, response, body) };
  });
}

/** A download that fails with the reason of the caller's signal as soon as that is aborted. */
const stoppedBy = (
  signal: AbortSignal | undefined,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> =>
  signal === undefined ? body : body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });

type Race = <Value>(work: Promise<Value>) => Promise<Value>;

async function made<Result extends Answered | Opened>(
  core: Core,
  prepared: PreparedCall,
  number: number,
  read: (response: Response, race: Race) => Promise<Result>,
): Promise<Result | Lost> {
  const { call, url, headers, body, options } = prepared;
  const pace = call.rateLimited ? core.pace.limited : core.pace.free;
  await pace.turn(core.clock, options.signal);
  if (call.rateLimited && core.hasStore) {
    await (await import('./shared-pace.js')).sharedTurn(core, options.signal);
  }
  const at = core.clock.now();
  if (options.signal?.aborted === true) {
    const why = 'aborted';
    return { lost: true, why, mayHaveLeft: false, detail: why, cause: options.signal.reason };
  }
  // If the machine slept after the row was reserved, another process may have taken it.
  await prepared.beforeSending?.();
  const { callId, document } = core.trace;
  const event = {
    callId,
    ...(document !== undefined && { document }),
    call: call.name,
    method: call.method,
    url,
    headers,
    attempt: number,
    at,
  };
  callHook(core.hooks.beforeAttempt, event);
  const limit = timeLimit(options.timeout, options.signal);
  let response: Response | undefined;
  let result: Result | Lost;
  let clockSkew: number | undefined;
  try {
    response = await limit.race(
      core.fetch(url, {
        method: call.method,
        headers: headersToSend(core, prepared),
        // A redirect would send the key to another address.
        redirect: 'manual',
        signal: limit.signal,
        ...(body !== undefined && { body }),
      }),
    );
    clockSkew = measured(core, pace, response, at);
    result = await read(response, limit.race);
  } catch (error) {
    const stopped = limit.stopped();
    const isConnected = response !== undefined;
    result = {
      lost: true,
      why:
        error instanceof TooLarge ? 'too-large' : (stopped ?? (isConnected ? 'interrupted' : 'connection')),
      mayHaveLeft: isConnected || stopped !== undefined || !core.neverLeft(error),
      detail: withoutKey(stopped ?? detailOf(error), core.apiKey),
      ...(stopped === 'aborted' && { cause: options.signal?.reason }),
      ...(response !== undefined && { response: rawOf(core, response, '') }),
    };
  } finally {
    limit.end();
  }
  callHook<AttemptEndEvent>(core.hooks.afterAttempt, {
    ...event,
    milliseconds: millisecondsUntil(core.clock.now(), at),
    ...(result.response !== undefined && { response: result.response }),
    ...(result.lost && { lost: result.why }),
    ...(clockSkew !== undefined && { clockSkew }),
  });
  return result;
}

/** Enough to tell one wrong header, and so few that a corrected clock is noticed in the same call. */
const MEASUREMENTS = 3;

function measured(core: Core, pace: Pace, response: Response, asked: Date): number | undefined {
  const { headers } = response;
  const now = core.clock.now();
  const retry = headers.get(serviceHeaders.retryAfter) ?? undefined;
  const pause = response.status === 429 ? retryAfter(retry, now) : undefined;
  pace.heed(headers.get(serviceHeaders.callsLeft) ?? undefined, pause, now);
  const skew = skewOf(String(headers.get('date')), asked, now);
  if (skew !== undefined) core.running.skews = [...core.running.skews, skew].slice(-MEASUREMENTS);
  return skew;
}

const rawOf = (core: Core, response: Response, body: string): RawResponse => ({
  // A browser hides the status of a redirect that it does not follow.
  status: response.type === 'opaqueredirect' ? 302 : response.status,
  headers: headersOf(response.headers, core.apiKey),
  body,
});

/** Why a call was stopped. */
type Stopped = 'timeout' | 'aborted';

/** A time limit for one attempt: its own signal, and why it was aborted. */
interface TimeLimit {
  readonly signal: AbortSignal;
  readonly stopped: () => Stopped | undefined;
  /** Settles like the work, but rejects as soon as the limit is reached, even if the work ignores the signal. */
  readonly race: <Value>(work: Promise<Value>) => Promise<Value>;
  readonly end: () => void;
}

/** Starts a limit of some milliseconds, which also ends when the caller's signal is aborted. */
export function timeLimit(milliseconds: number, signal: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  let why: Stopped | undefined;
  const stop = (reason: Stopped): void => {
    why ??= reason;
    controller.abort();
  };
  const aborted = (): void => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), milliseconds);
  signal?.addEventListener('abort', aborted);
  if (signal?.aborted === true) aborted();
  return {
    signal: controller.signal,
    stopped: () => why,
    race: (work) =>
      new Promise((resolve, reject) => {
        const give = (): void => reject(new Error('stopped'));
        if (controller.signal.aborted) give();
        controller.signal.addEventListener('abort', give);
        work.then(resolve, reject);
      }),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    },
  };
}
