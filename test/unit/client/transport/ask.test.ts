import { describe, expect, it } from 'vitest';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import { ask, stream } from '../../../../src/sending/client/transport/ask.js';
import type { Call } from '../../../../src/sending/service/call.js';
import { callWith, coreWith } from './core.js';

type Given =
  | Error
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };

/** A core whose calls are answered like this, one after the other; the last answer is given again and again. */
function answered(answers: readonly Given[], options: Partial<ClientOptions> = {}) {
  let made = 0;
  const core = coreWith({
    fetch: async () => {
      const given = answers[Math.min(made, answers.length - 1)] ?? {};
      made += 1;
      if (given instanceof Error) throw given;
      const { status = 200, headers = {}, body = '{}' } = given;
      return new Response(status === 204 ? null : body, { status, headers });
    },
    ...options,
  });
  return {
    core,
    made: () => made,
    ask: (call: Partial<Call> = {}, values = {}, more = {}) => ask(core, callWith(call), values, more),
  };
}
const lost = new TypeError('fetch failed');
const askWith = (core: Parameters<typeof ask>[0], signal: AbortSignal) =>
  ask(core, callWith(), {}, { signal });

describe('a call', () => {
  it.each<[string, unknown]>([
    ['{"a":12345678901234567890}', { a: '12345678901234567890' }],
    ['', undefined],
    [' \n', undefined],
    ['null', null],
  ])('answered with %j has this value: %j', async (body, json) => {
    const { ask } = answered([{ body }]);
    const answer = await ask();
    expect(answer.json).toEqual(json);
    expect(answer.response).toMatchObject({ status: 200, body });
  });

  it.each([
    ['freely', true],
    ['never', false],
    ['after-search', false],
  ] as const)('answered without JSON can be repeated %s: %j', async (repeat, safeToRepeat) => {
    const { ask, made } = answered([{ body: '<html></html>' }]);
    await expect(ask({ repeat })).rejects.toMatchObject({ code: 'answer/unreadable', safeToRepeat });
    expect(made()).toBe(1);
  });

  it('succeeds only with a status of its own', async () => {
    const { ask } = answered([{ status: 201 }]);
    expect((await ask({ success: [200, 201] })).response.status).toBe(201);
    await expect(ask({ success: [200] })).rejects.toMatchObject({ code: 'answer/error' });
  });
});

describe('a call that fails', () => {
  it.each<[Given, number]>([
    [lost, 3],
    ...[408, 425, 429, 500, 502, 503, 504].map((status): [Given, number] => [{ status }, 3]),
    ...[400, 401, 403, 404, 409, 422, 501].map((status): [Given, number] => [{ status }, 1]),
    [{ status: 429, headers: { 'retry-after': '60' } }, 3],
    // Longer pauses are left to the caller.
    [{ status: 429, headers: { 'retry-after': '61' } }, 1],
  ])('with %o is made %i times', async (answer, times) => {
    const { ask, made, core } = answered([answer]);
    await expect(ask()).rejects.toThrow();
    expect(made()).toBe(times);
    expect(core.clock.waits.length).toBeGreaterThanOrEqual(times - 1);
  });

  it('is not repeated if the answer is too large, or the caller stops it', async () => {
    const large = answered([{ body: '123456' }], { maxAnswerBytes: 5 });
    await expect(large.ask()).rejects.toMatchObject({ code: 'answer/too-large' });
    expect(large.made()).toBe(1);
    const stop = new AbortController();
    const stopped = answered([{}], {
      fetch: () => {
        stop.abort();
        return Promise.reject(lost);
      },
    });
    await expect(stopped.ask({}, {}, { signal: stop.signal })).rejects.toMatchObject({
      code: 'transport/stopped',
    });
    expect(stopped.core.clock.waits).toEqual([]);
  });

  it('waits twice as long each time, and passes its signal to the pause', async () => {
    const { ask, core } = answered([lost, lost, lost, {}], { maxRetries: 3 });
    await ask();
    expect(core.clock.waits).toEqual([375, 750, 1500]);
    const { signal } = new AbortController();
    const signals: unknown[] = [];
    const clock = {
      now: core.clock.now,
      wait: async (_: number, given: unknown) => void signals.push(given),
    };
    const other = answered([lost, {}]);
    await askWith({ ...other.core, clock }, signal);
    expect(signals).toEqual([signal]);
  });

  it.each<[Partial<Call>, object, number]>([
    [{ repeat: 'freely' }, {}, 3],
    [{ repeat: 'with-key' }, { idempotencyKey: 'k1' }, 3],
    [{ repeat: 'with-key' }, {}, 1],
    [{ repeat: 'never' }, { idempotencyKey: 'k1' }, 1],
    [{ repeat: 'after-pause' }, {}, 1],
  ])('with %j and %j is made %i times', async (call, values, times) => {
    const { ask, made } = answered([{ status: 503 }]);
    await expect(ask(call, values)).rejects.toMatchObject({ code: 'answer/error' });
    expect(made()).toBe(times);
  });

  it('is made as often as its options say', async () => {
    const { ask, made } = answered([{ status: 503 }]);
    await expect(ask({}, {}, { maxRetries: 1 })).rejects.toMatchObject({ code: 'answer/error' });
    expect(made()).toBe(2);
  });
});

describe('a download', () => {
  it('is opened, and repeated if that fails', async () => {
    const { core, made } = answered([{ status: 503 }, { body: '%PDF' }]);
    const opened = await stream(core, callWith({ answer: 'pdf' }), {}, undefined);
    expect(await new Response(opened.stream).text()).toBe('%PDF');
    expect(made()).toBe(2);
  });

  it('without a body is refused', async () => {
    const { core } = answered([{ status: 204 }]);
    const call = callWith({ answer: 'pdf', success: [204] });
    await expect(stream(core, call, {}, undefined)).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining('no body'),
    });
  });
});
