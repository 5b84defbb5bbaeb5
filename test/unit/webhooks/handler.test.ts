import { describe, expect, it } from 'vitest';
import {
  createWebhookHandler,
  memoryStore,
  WebhookError,
  type WebhookEvent,
  type WebhookHandlerOptions,
  type WebhookStore,
} from '../../../src/sending/webhooks/index.js';
import { afterEvents, delivery, SECRET, signatureOf, statusChanged } from './deliveries.js';

/** A handler that writes down what it was given. */
function receiver(options: Partial<WebhookHandlerOptions> = {}) {
  const seen: string[] = [];
  const errors: unknown[] = [];
  const handler = createWebhookHandler({
    secrets: SECRET,
    store: memoryStore(),
    now: afterEvents,
    onEvent: ({ eventId }) => seen.push(eventId),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { handler, seen, errors };
}

/** The memory store, as if it outlived the process: a second handler on it is the process after a restart. */
const durableStore = (rest: Partial<WebhookStore> = {}): WebhookStore => ({
  ...memoryStore(),
  durable: true,
  ...rest,
});

/** A promise that the test settles. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A request whose body comes in pieces; the types of the web do not know `duplex`, which Node asks for. */
function streamed(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('https://receiver.example', init);
}

const throwing = (): never => {
  throw new Error('no log');
};

const failing = async (): Promise<never> => {
  throw new Error('disk full');
};

describe('a webhook handler with a memory store', () => {
  it('answers 204 after the callback has completed', async () => {
    const { opened, open } = gate();
    const { handler } = receiver({ onEvent: () => opened });
    let answered = false;
    const answer = handler(delivery(statusChanged())).finally(() => {
      answered = true;
    });
    while ((await handler.pending())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve));
    expect(answered).toBe(false);
    open();
    expect((await answer).status).toBe(204);
    expect(await handler.pending()).toEqual([]);
  });

  it('runs the callback once for each event, however often it is delivered, whatever the header says', async () => {
    const { handler, seen } = receiver();
    for (const id of ['evt-1', 'evt-1', 'other', '']) {
      const answer = await handler(delivery(statusChanged(), { 'X-Service-Event-Id': id }));
      expect(answer.status).toBe(204);
    }
    expect(seen).toEqual(['evt-1']);
    await handler(delivery(statusChanged('evt-2'), { 'X-Service-Event-Id': 'evt-1' }));
    expect(seen).toEqual(['evt-1', 'evt-2']);
  });

  it('runs the callback once for simultaneous deliveries, and answers each afterwards', async () => {
    const { handler, seen } = receiver();
    const answers = await Promise.all([1, 2, 3].map(() => handler(delivery(statusChanged()))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(seen).toEqual(['evt-1']);
  });

  it('answers 500 if the callback fails, and runs it again on the next delivery', async () => {
    const attempts: number[] = [];
    const { handler, errors } = receiver({
      onEvent: (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('no connection');
      },
    });
    expect((await handler(delivery(statusChanged()))).status).toBe(500);
    expect(errors).toEqual([new Error('no connection')]);
    expect((await handler(delivery(statusChanged()))).status).toBe(204);
    expect(attempts).toEqual([1, 2]);
  });

  it('answers 503 while another handler works on the event, and takes over when the lease expires', async () => {
    let now = 0;
    const store = memoryStore({ now: () => now });
    const { opened, open } = gate();
    const slow = receiver({ store, onEvent: () => opened, leaseTime: 1000 });
    const first = slow.handler(delivery(statusChanged()));
    while ((await store.pending())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve));
    const other = receiver({ store });
    now = 999;
    expect((await other.handler(delivery(statusChanged()))).status).toBe(503);
    now = 1000;
    expect((await other.handler(delivery(statusChanged()))).status).toBe(204);
    expect(other.seen).toEqual(['evt-1']);
    open();
    await first;
  });

  it('forgets the oldest of more than 10000 completed events', async () => {
    const store = memoryStore();
    for (let number = 0; number <= 10_000; number += 1) await store.complete(`evt-${number}`);
    expect(await store.add({ eventId: 'evt-1', body: '' })).toBe('done');
    expect(await store.add({ eventId: 'evt-0', body: '' })).toBe('waiting');
  });
});

describe('a webhook handler with a durable store', () => {
  it('stores the event, answers 204, then runs the callback', async () => {
    const { opened, open } = gate();
    const { handler } = receiver({ store: durableStore(), onEvent: () => opened });
    expect((await handler(delivery(statusChanged()))).status).toBe(204);
    expect(await handler.pending()).toMatchObject([{ eventId: 'evt-1', body: statusChanged() }]);
    open();
    await handler.idle();
    expect(await handler.pending()).toEqual([]);
  });

  it('answers 503 and runs nothing when the event cannot be stored', async () => {
    const { handler, seen, errors } = receiver({ store: durableStore({ add: failing }) });
    expect((await handler(delivery(statusChanged()))).status).toBe(503);
    await handler.idle();
    expect([seen, errors]).toEqual([[], [new Error('disk full')]]);
  });

  it('passes the run to waitUntil, which ends after the callback and not before', async () => {
    const { opened, open } = gate();
    const { handler } = receiver({ store: durableStore(), onEvent: () => opened });
    const waited: Promise<unknown>[] = [];
    const answer = await handler(delivery(statusChanged()), {
      waitUntil: (promise) => waited.push(promise),
    });
    expect(answer.status).toBe(204);
    expect(waited).toHaveLength(1);
    let isOver = false;
    const [over] = waited.map((promise) =>
      promise.then(() => {
        isOver = true;
      }),
    );
    while ((await handler.pending())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve));
    expect(isOver).toBe(false);
    open();
    await over;
    expect(await handler.pending()).toEqual([]);
  });

  it('passes a run that fails to waitUntil without a rejection, which would end the process', async () => {
    const { handler, errors } = receiver({ store: durableStore(), onEvent: failing });
    const waited: Promise<unknown>[] = [];
    await handler(delivery(statusChanged()), { waitUntil: (promise) => waited.push(promise) });
    expect(await Promise.all(waited)).toEqual(['failed']);
    expect(errors).toEqual([new Error('disk full')]);
  });

  it('keeps a failed event, and resume runs it again until it completes', async () => {
    let isBroken = true;
    const seen: number[] = [];
    const { handler } = receiver({
      store: durableStore(),
      onEvent: (_, { attempt }) => {
        if (isBroken) throw new Error('no connection');
        seen.push(attempt);
      },
    });
    await handler(delivery(statusChanged()));
    await handler.idle();
    expect(await handler.resume()).toEqual({ completed: [], failed: ['evt-1'], left: [] });
    isBroken = false;
    expect(await handler.resume()).toEqual({ completed: ['evt-1'], failed: [], left: [] });
    expect(await handler.resume()).toEqual({ completed: [], failed: [], left: [] });
    expect((await handler(delivery(statusChanged()))).status).toBe(204);
    expect(seen).toEqual([3]);
  });
});

describe('a process that ends', () => {
  /** What never comes back: the process ended there. */
  const never = (): Promise<never> => new Promise(() => undefined);

  it.each([
    ['after the event was stored', { take: never }, [], ['evt-1']],
    ['while the handler ran', { handler: never }, [], ['evt-1']],
    ['after the handler, before that was stored', { complete: never }, ['evt-1'], ['evt-1']],
  ] as const)('%s: a successor with the same name runs the event', async (_, ends, before, after) => {
    const store = durableStore();
    const take = 'take' in ends ? ends.take : store.take;
    const complete = 'complete' in ends ? ends.complete : store.complete;
    const first = receiver({ store: { ...store, take, complete }, holder: 'till-1' });
    const dying =
      'handler' in ends
        ? receiver({ store, holder: 'till-1', onEvent: ends.handler }).handler
        : first.handler;
    expect((await dying(delivery(statusChanged()))).status).toBe(204);
    await new Promise((resolve) => setTimeout(resolve));
    expect(first.seen).toEqual(before);
    const next = receiver({ store, holder: 'till-1' });
    expect(await next.handler.resume()).toEqual({ completed: ['evt-1'], failed: [], left: [] });
    expect(next.seen).toEqual(after);
  });

  it('after it stored the completed event: a successor does not run it', async () => {
    const store = durableStore();
    const first = receiver({ store });
    await first.handler(delivery(statusChanged()));
    await first.handler.idle();
    const next = receiver({ store });
    expect(await next.handler.resume()).toEqual({ completed: [], failed: [], left: [] });
    await next.handler(delivery(statusChanged()));
    await next.handler.idle();
    expect([first.seen, next.seen]).toEqual([['evt-1'], []]);
  });

  it('under another name: its events wait until the lease expires', async () => {
    const store = durableStore();
    await receiver({ store, onEvent: never }).handler(delivery(statusChanged()));
    await new Promise((resolve) => setTimeout(resolve));
    const next = receiver({ store });
    expect(await next.handler.resume()).toEqual({ completed: [], failed: [], left: ['evt-1'] });
    expect(next.seen).toEqual([]);
  });

  it('after the handler completed and the store failed: the event does not run here again', async () => {
    const store = durableStore();
    let isFull = true;
    const complete = (id: string): Promise<void> => (isFull ? failing() : store.complete(id));
    const { handler, seen, errors } = receiver({ store: { ...store, complete } });
    await handler(delivery(statusChanged()));
    await handler.idle();
    expect(errors).toEqual([new Error('disk full')]);
    isFull = false;
    expect(await handler.resume()).toEqual({ completed: ['evt-1'], failed: [], left: [] });
    expect(seen).toEqual(['evt-1']);
  });
});

describe('a store that fails after the handler completed', () => {
  /** A store whose `complete` rejects while `isFull` is true, with the methods that were called. */
  function breaking(durable: boolean) {
    const store = memoryStore();
    const calls: string[] = [];
    const state = { isFull: true };
    const broken: WebhookStore = {
      ...store,
      durable,
      complete(id) {
        calls.push('complete');
        return state.isFull ? failing() : store.complete(id);
      },
      release(id, holder) {
        calls.push('release');
        return store.release(id, holder);
      },
    };
    return { store: broken, calls, state };
  }

  it('in memory: is answered 500, and the next delivery only completes the event', async () => {
    const { store, calls, state } = breaking(false);
    const { handler, seen, errors } = receiver({ store });
    expect((await handler(delivery(statusChanged()))).status).toBe(500);
    expect((await handler(delivery(statusChanged()))).status).toBe(500);
    expect(errors).toEqual([new Error('disk full'), new Error('disk full')]);
    expect(await handler.pending()).toMatchObject([{ eventId: 'evt-1' }]);
    state.isFull = false;
    expect((await handler(delivery(statusChanged()))).status).toBe(204);
    expect(await handler.pending()).toEqual([]);
    expect([seen, calls]).toEqual([['evt-1'], ['complete', 'complete', 'complete']]);
  });

  it('durable: keeps its lease, so that no other process runs the event', async () => {
    const { store, calls, state } = breaking(true);
    const first = receiver({ store, holder: 'till-1' });
    const waited: Promise<unknown>[] = [];
    await first.handler(delivery(statusChanged()), { waitUntil: (promise) => waited.push(promise) });
    expect(await Promise.all(waited)).toEqual(['failed']);
    const other = receiver({ store, holder: 'till-2' });
    expect(await other.handler.resume()).toEqual({ completed: [], failed: [], left: ['evt-1'] });
    expect(await first.handler.resume()).toEqual({ completed: [], failed: ['evt-1'], left: [] });
    state.isFull = false;
    expect(await first.handler.resume()).toEqual({ completed: ['evt-1'], failed: [], left: [] });
    expect((await other.handler(delivery(statusChanged()))).status).toBe(204);
    await other.handler.idle();
    expect([first.seen, other.seen, calls.includes('release')]).toEqual([['evt-1'], [], false]);
  });
});

describe('the confirm option', () => {
  it('reads the request before the callback runs, and passes it on', async () => {
    const steps: string[] = [];
    const handler = createWebhookHandler({
      secrets: SECRET,
      store: memoryStore(),
      now: afterEvents,
      confirm: {
        onboarding: {
          async get(requestId) {
            steps.push(`get ${requestId}`);
            return { status: 'UNDER_REVIEW' };
          },
        },
      },
      onEvent: (event: WebhookEvent, { request }) => steps.push(`${event.kind} ${request?.status}`),
    });
    await handler(delivery(statusChanged()));
    const other = statusChanged('evt-2', { event: 'request.created', data: {} });
    await handler(delivery(other));
    expect(steps).toEqual(['get req-1', 'request.status_changed UNDER_REVIEW', 'request.created undefined']);
  });

  it('fails the event if the read fails', async () => {
    const { handler, seen } = receiver({ confirm: { onboarding: { get: failing } } });
    expect((await handler(delivery(statusChanged()))).status).toBe(500);
    expect(seen).toEqual([]);
  });
});

describe('a webhook handler refuses', () => {
  const bad = '{"event":';
  const odd = '{"event":"request.created"}';
  const huge = statusChanged('evt-1', { padding: 'x'.repeat(262_144) });

  it.each([
    [
      'a tampered body',
      new Request(delivery(statusChanged()), { body: 'x', method: 'POST' }),
      401,
      'wrongSignature',
    ],
    [
      'no signature',
      new Request('https://receiver.example', { method: 'POST', body: statusChanged() }),
      401,
      'noSignature',
    ],
    ['bad JSON', delivery(bad), 400, 'notJson'],
    ['no event', delivery(odd), 400, 'notAnEvent'],
    ['a huge body', delivery(huge), 413, 'tooLarge'],
  ])('a delivery with %s', async (_, request, status, reason) => {
    const { handler, seen, errors } = receiver();
    expect((await handler(request)).status).toBe(status);
    expect(errors).toMatchObject([{ ok: false, reason }]);
    expect([seen, await handler.pending()]).toEqual([[], []]);
  });

  it('an endless body, and stops reading', async () => {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const request = streamed(body);
    expect((await receiver({ maxBytes: 5000 }).handler(request)).status).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  it.each<[string, UnderlyingDefaultSource]>([
    ['never arrives', {}],
    [
      'arrives byte by byte',
      {
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          controller.enqueue(new Uint8Array(1));
        },
      },
    ],
  ])('a body that %s, and releases it', async (_, source) => {
    let isCancelled = false;
    const cancel = (): void => {
      isCancelled = true;
    };
    const { handler, errors } = receiver({ bodyTimeout: 40 });
    expect((await handler(streamed(new ReadableStream({ ...source, cancel })))).status).toBe(408);
    const message = 'The body did not arrive within bodyTimeout (40 ms).';
    expect(errors).toMatchObject([{ ok: false, reason: 'tooSlow', message }]);
    expect(isCancelled).toBe(true);
  });

  it('a body above maxBytes, but not one of exactly maxBytes', async () => {
    const body = statusChanged();
    const maxBytes = new TextEncoder().encode(body).length;
    expect((await receiver({ maxBytes }).handler(delivery(body))).status).toBe(204);
    const less = receiver({ maxBytes: maxBytes - 1 });
    expect((await less.handler(delivery(body))).status).toBe(413);
  });

  it('a body that breaks off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const headers = { 'X-Service-Signature': signatureOf('') };
    const request = streamed(body, headers);
    expect((await receiver().handler(request)).status).toBe(400);
  });

  it('other methods with 405', async () => {
    const answer = await receiver().handler(new Request('https://receiver.example'));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('an event that is older than the tolerance, and not one of just that age', async () => {
    const at = Date.parse('2026-11-20T09:00:00Z');
    const day = 24 * 3_600_000;
    const answered = async (age: number, options: Partial<WebhookHandlerOptions> = {}) => {
      const { handler, seen, errors } = receiver({ now: () => new Date(at + age), ...options });
      const { status } = await handler(delivery(statusChanged()));
      return { status, seen, errors, pending: await handler.pending() };
    };
    const message = 'The event is older than tolerance (86400000 ms). Check the clock of this machine.';
    expect(await answered(day + 1)).toMatchObject({
      status: 400,
      seen: [],
      errors: [{ ok: false, reason: 'tooOld', path: ['occurredAt'], message }],
      pending: [],
    });
    expect(await answered(day)).toMatchObject({ status: 204, seen: ['evt-1'] });
    // The service delivers an event for the last time after 14 hours and 36 minutes.
    expect(await answered(14.6 * 3_600_000)).toMatchObject({ status: 204, seen: ['evt-1'] });
    // The clock of the receiver may be behind.
    expect(await answered(-day)).toMatchObject({ status: 204, seen: ['evt-1'] });
    expect(await answered(5001, { tolerance: 5000 })).toMatchObject({ status: 400, seen: [] });
    expect(await answered(5000, { tolerance: 5000 })).toMatchObject({ status: 204 });
  });

  it('with the same status if onError throws', async () => {
    expect((await receiver({ onError: throwing }).handler(delivery(bad))).status).toBe(400);
  });
});

describe('a webhook handler used wrongly', () => {
  it.each([
    ['a parsed body', { event: 'request.created' }],
    ['a request of Node', { method: 'POST', headers: { 'x-service-signature': 'x' }, body: {} }],
    ['nothing', undefined],
  ])('reports %s instead of a request, with advice', async (_, given) => {
    const error: unknown = await receiver()
      .handler(given as never)
      .catch((thrown) => thrown);
    expect(WebhookError.isWebhookError(error) && error.code).toBe('request/not-a-request');
  });

  it('reports a request with a body that was already read', async () => {
    const request = delivery(statusChanged());
    await request.json();
    const error: unknown = await receiver()
      .handler(request)
      .catch((thrown) => thrown);
    expect(WebhookError.isWebhookError(error) && error.code).toBe('request/not-a-request');
  });

  it.each([
    ['store', { store: undefined }],
    ['store', { store: new Map() }],
    ['onEvent', { onEvent: undefined }],
    ['onError', { onError: 'log' }],
    ['confirm', { confirm: {} }],
    ['headerPrefix', { headerPrefix: 'X Service ' }],
    ['headerPrefix', { headerPrefix: '' }],
    ['holder', { holder: '' }],
    ['maxBytes', { maxBytes: 0 }],
    ['maxBytes', { maxBytes: Number.NaN }],
    ['bodyTimeout', { bodyTimeout: 0 }],
    // A timer of this length would end at once.
    ['bodyTimeout', { bodyTimeout: 2 ** 31 }],
    ['leaseTime', { leaseTime: -1 }],
    ['tolerance', { tolerance: 0 }],
    ['tolerance', { tolerance: Number.NaN }],
    ['now', { now: 1_763_629_200_000 }],
  ])('refuses an unusable %s at once', (member, wrong) => {
    expect(() => receiver(wrong as never)).toThrow(
      expect.objectContaining({ code: 'options/value', message: expect.stringContaining(`${member} is`) }),
    );
  });

  it.each([undefined, {}, { secrets: '' }])('cannot be created without a secret: %j', (options) => {
    expect(() => createWebhookHandler(options as never)).toThrow(
      expect.objectContaining({ code: 'options/secret' }),
    );
  });

  it('reports a store that returns something else', async () => {
    const take = async () => ({ eventId: 'evt-1', body: 'lost', attempts: 1 });
    const { handler, errors } = receiver({ store: { ...memoryStore(), take } });
    expect((await handler(delivery(statusChanged()))).status).toBe(500);
    expect(errors).toMatchObject([{ code: 'options/value' }]);
  });
});

it('a webhook handler accepts another prefix and several secrets', async () => {
  const { handler, seen } = receiver({ headerPrefix: 'X-Timologisi-', secrets: ['old', 'new'] });
  for (const [secret, id] of [
    ['old', 'evt-1'],
    ['new', 'evt-2'],
  ] as const) {
    const body = statusChanged(id);
    const headers = { 'X-Timologisi-Signature': signatureOf(body, secret) };
    expect((await handler(delivery(body, headers))).status).toBe(204);
  }
  expect(seen).toEqual(['evt-1', 'evt-2']);
  expect((await handler(delivery(statusChanged('evt-3')))).status).toBe(401);
});
