import { describe, expect, it } from 'vitest';
import type { AttemptEndEvent, AttemptEvent } from '../../../../src/sending/client/hooks.js';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import { attempt, open } from '../../../../src/sending/client/transport/attempt.js';
import type { PreparedCall } from '../../../../src/sending/client/transport/request.js';
import type { WebFetch } from '../../../../src/types/web.js';
import { KEY } from '../service.js';
import { coreWith, preparedWith } from './core.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const never = () => new Promise<never>(() => undefined);
const answering =
  (body: BodyInit | null, init?: ResponseInit): WebFetch =>
  async () =>
    new Response(body, init);

/** An attempt with a fetch, what its hooks were told, and its core. */
async function made(
  options: Partial<ClientOptions>,
  { make = attempt, ...more }: Partial<PreparedCall> & { readonly make?: typeof attempt } = {},
) {
  const before: AttemptEvent[] = [];
  const after: AttemptEndEvent[] = [];
  const hooks = {
    beforeAttempt: (event: AttemptEvent) => void before.push(event),
    afterAttempt: (event: AttemptEndEvent) => void after.push(event),
  };
  const core = coreWith({ hooks, ...options });
  const result = await make(core, { ...preparedWith(core), ...more }, 3);
  return { core, result, before, after };
}
const stoppedWith = (core: Parameters<typeof preparedWith>[0], signal: AbortSignal) => ({
  ...preparedWith(core).options,
  signal,
});

describe('an attempt', () => {
  it('sends method, headers with the key and body, follows no redirect, and tells its hooks', async () => {
    const sent: Parameters<WebFetch>[] = [];
    const fetch: WebFetch = async (...given) => {
      sent.push(given);
      core.clock.move(40);
      return new Response(`{"key":"${KEY}"}`, { headers: { 'x-echo': KEY } });
    };
    const told: unknown[] = [];
    const hooks = {
      beforeAttempt: (event: AttemptEvent) => void told.push(event),
      afterAttempt: (event: AttemptEndEvent) => void told.push(event),
    };
    const core = coreWith({ fetch, hooks });
    const prepared = preparedWith(core, { method: 'POST' }, { json: '{}' });
    const response = { status: 200, headers: { 'x-echo': '[key]' }, body: '{"key":"[key]"}' };
    const { headers } = prepared;
    expect(await attempt(core, prepared, 2)).toMatchObject({ lost: false, response });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[0]).toBe('https://host.example/api/v1/Ask');
    expect(sent[0]?.[1]).toMatchObject({
      method: 'POST',
      redirect: 'manual',
      body: '{}',
      headers: { ...headers, 'API-KEY': KEY },
    });
    const event = { callId: core.trace.callId, call: 'Ask', method: 'POST', attempt: 2, headers };
    expect(told).toMatchObject([event, { ...event, milliseconds: 40, response }]);
    expect(told[1]).not.toHaveProperty('lost');
    expect(told[1]).not.toHaveProperty('clockSkew');
    expect(core.running.skews).toEqual([]);
  });

  it('is the first if nothing else is said, and has no body without one', async () => {
    const seen: unknown[] = [];
    const hooks = { beforeAttempt: (event: AttemptEvent) => void seen.push(event.attempt) };
    const fetch: WebFetch = async (_, init) => {
      seen.push(init);
      return new Response('');
    };
    const core = coreWith({ fetch, hooks });
    await attempt(core, preparedWith(core));
    await open(core, preparedWith(core));
    expect([seen[0], seen[2]]).toEqual([1, 1]);
    expect(seen[1]).not.toHaveProperty('body');
  });

  it('measures the clock of the service, whose header has whole seconds', async () => {
    const date = 'Fri, 20 Nov 2026 10:05:00 GMT';
    const { core, after } = await made({ fetch: answering('', { headers: { date } }) });
    expect([after[0]?.clockSkew, core.running.skews]).toEqual([300_500, [300_500]]);
    const wrong = await made({ fetch: answering('', { headers: { date: 'today' } }) });
    expect(wrong.after[0]).not.toHaveProperty('clockSkew');
    expect(wrong.core.running.skews).toEqual([]);
  });

  it('keeps what is known of the clock of the service after an answer without a time', async () => {
    const dates = ['Fri, 20 Nov 2026 10:05:00 GMT', undefined];
    const core = coreWith({
      fetch: async () => {
        const date = dates.shift();
        return new Response('', date === undefined ? {} : { headers: { date } });
      },
    });
    await attempt(core, preparedWith(core));
    await attempt(core, preparedWith(core));
    expect(core.running.skews).toEqual([300_500]);
  });

  it('is not made if its signal was aborted before', async () => {
    const reason = new Error('closed');
    const core = coreWith({ fetch: () => Promise.reject(new Error('was called')) });
    const options = stoppedWith(core, AbortSignal.abort(reason));
    const { result, before } = await made({}, { options });
    expect(result).toMatchObject({ lost: true, why: 'aborted', mayHaveLeft: false, cause: reason });
    expect(before).toEqual([]);
  });

  it('is not made if what has to come first fails', async () => {
    const beforeSending = () => Promise.reject(new Error('lease lost'));
    await expect(made({ fetch: answering('') }, { beforeSending })).rejects.toThrow('lease lost');
  });

  it.each<[string, Partial<ClientOptions>, object]>([
    [
      'never left',
      { fetch: () => Promise.reject(Object.assign(new TypeError(`no ${KEY}`), { code: 'ECONNREFUSED' })) },
      { why: 'connection', mayHaveLeft: false, detail: 'ECONNREFUSED, no [key]' },
    ],
    [
      'was lost',
      { fetch: () => Promise.reject(new TypeError('fetch failed')) },
      { why: 'connection', mayHaveLeft: true, detail: 'fetch failed' },
    ],
    [
      'never left by the word of the caller',
      {
        fetch: () => Promise.reject(new TypeError('offline')),
        neverLeft: (error) => String(error).includes('offline'),
      },
      { why: 'connection', mayHaveLeft: false },
    ],
    [
      'took too long',
      { fetch: never, timeout: 20, neverLeft: () => true },
      { why: 'timeout', mayHaveLeft: true, detail: 'timeout' },
    ],
    [
      'broke off within its answer',
      {
        fetch: answering(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(bytes('{'));
              controller.error(new TypeError('terminated'));
            },
          }),
          { headers: { 'x-a': '1' } },
        ),
        neverLeft: () => true,
      },
      {
        why: 'interrupted',
        mayHaveLeft: true,
        response: { status: 200, headers: { 'x-a': '1' }, body: '' },
      },
    ],
    [
      'took too long within its answer',
      { fetch: answering(new ReadableStream()), timeout: 20 },
      { why: 'timeout', mayHaveLeft: true, response: { status: 200 } },
    ],
    [
      'is too large',
      { fetch: answering('123456'), maxAnswerBytes: 5 },
      { why: 'too-large', mayHaveLeft: true, response: { status: 200 } },
    ],
  ])('that %s has no answer', async (_, options, expected) => {
    const { result, after } = await made(options);
    expect(result).toMatchObject({ lost: true, ...expected });
    expect(result).not.toHaveProperty('cause');
    const { why, response } = result as { why?: string; response?: object };
    expect(after).toMatchObject([{ lost: why, ...(response !== undefined && { response }) }]);
    expect('response' in result).toBe('response' in expected);
    expect(after[0] !== undefined && 'response' in after[0]).toBe('response' in expected);
  });

  it('that its signal stops has the reason of the signal', async () => {
    const stop = new AbortController();
    const reason = new Error('closed');
    const fetch: WebFetch = () => {
      stop.abort(reason);
      return never();
    };
    const { result } = await made({ fetch }, { options: stoppedWith(coreWith(), stop.signal) });
    expect(result).toMatchObject({ why: 'aborted', mayHaveLeft: true, cause: reason, detail: 'aborted' });
  });

  it('ends its time limit', async () => {
    let signal: AbortSignal | null | undefined;
    const fetch: WebFetch = async (_, init) => {
      signal = init?.signal;
      return new Response('');
    };
    await made({ fetch, timeout: 20 });
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(signal?.aborted).toBe(false);
  });

  it('shows a redirect that a browser hides', async () => {
    const hidden = Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' });
    const { result } = await made({ fetch: async () => hidden });
    expect(result).toMatchObject({ response: { status: 302 } });
  });

  it.each([
    [429, { 'Retry-After': '7' }, false, [7000]],
    [429, {}, false, []],
    [503, { 'Retry-After': '7' }, false, []],
    [200, { 'X-RateLimit-Remaining': '0' }, true, [60_000]],
    [200, { 'X-RateLimit-Remaining': '1' }, true, []],
  ])(
    'with HTTP %i and %j holds up the next call of its kind only',
    async (status, headers, rateLimited, waits) => {
      const core = coreWith({ fetch: answering('', { status, headers }) });
      const prepared = preparedWith(core, { rateLimited });
      await attempt(core, prepared);
      await attempt(core, preparedWith(core, { rateLimited: !rateLimited }));
      core.clock.waits.length = 0;
      await attempt(core, prepared);
      expect(core.clock.waits).toEqual(waits);
    },
  );
});

describe('an attempt to download', () => {
  const text = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
  const opened = (fetch: WebFetch, options: Partial<ClientOptions> = {}) =>
    made({ fetch, ...options }, { make: open as typeof attempt });

  it('leaves the body of a success unread, whatever its size', async () => {
    const { result } = await opened(answering('%PDF-1.7', { status: 201 }), { maxAnswerBytes: 2 });
    expect(result).toMatchObject({ lost: false, response: { status: 201, body: '' } });
    expect('stream' in result && (await text(result.stream as ReadableStream<Uint8Array>))).toBe('%PDF-1.7');
  });

  it.each<[number, string | null]>([
    [404, `no ${KEY}`],
    [204, null],
  ])('reads the body of HTTP %i', async (status, body) => {
    const { result } = await opened(answering(body, { status }));
    expect(result).toEqual({
      lost: false,
      response: expect.objectContaining({ status, body: body === null ? '' : 'no [key]' }),
    });
  });

  it('does not read the body of an error further than the limit', async () => {
    const { result } = await opened(answering('123456', { status: 500 }), { maxAnswerBytes: 5 });
    expect(result).toMatchObject({ lost: true, why: 'too-large' });
  });
});
