import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../../src/sending/client/onboarding/create.js';
import { waitForStatus, waitUntilReady } from '../../../../src/sending/client/onboarding/wait.js';
import { coreWith } from '../transport/core.js';

/** A core whose request has one state after the other; the last one stays. */
function requestIn(...states: readonly object[]) {
  let read = 0;
  const core = coreWith({
    fetch: async () => {
      const state = states[Math.min(read, states.length - 1)];
      read += 1;
      return new Response(JSON.stringify({ success: true, data: { requestId: 'r1', ...state } }));
    },
  });
  return { core, read: () => read };
}
const review = { status: 'UNDER_REVIEW' };
const approved = (status: string) => ({ status: 'APPROVED', provisioning: { status } });

describe('waiting for a request', () => {
  it.each<[string, readonly object[], string | readonly string[], string, number]>([
    ['is there', [{ status: 'APPROVED' }], 'APPROVED', 'reached', 1],
    ['comes', [review, review, { status: 'APPROVED' }], ['REJECTED', 'APPROVED'], 'reached', 3],
    ['cannot come', [review, { status: 'CANCELLED' }], 'APPROVED', 'ended', 2],
    ['is the last one', [{ status: 'REJECTED' }], ['REJECTED'], 'reached', 1],
    ['does not come', [review], 'APPROVED', 'waiting', 3],
    ['is missing', [{}], '', 'refused', 0],
  ])('ends when the status %s', async (_, states, wanted, kind, times) => {
    const { core, read } = requestIn(...states);
    const waited = waitForStatus(core, 'r1', wanted, { every: 1000, atMost: 2000 });
    if (kind === 'refused')
      await expect(waited).rejects.toMatchObject({ code: 'call/value', member: 'status' });
    else expect(await waited).toMatchObject({ kind, request: { requestId: 'r1' } });
    expect(read()).toBe(times);
  });

  it.each([
    [[approved('IN_PROGRESS'), approved('COMPLETED')], 'ready', 2],
    [[approved('PENDING'), approved('FAILED')], 'failed', 2],
    [[{ status: 'REJECTED' }], 'ended', 1],
    [[{ status: 'APPROVED' }], 'waiting', 1],
  ])('until it is ready reads %j: %s', async (states, kind, times) => {
    const { core, read } = requestIn(...states);
    expect(await waitUntilReady(core, 'r1', { atMost: states.length === 1 ? 0 : 60_000 })).toMatchObject({
      kind,
    });
    expect(read()).toBe(times);
  });

  it('lasts a day, and reads once a minute, if nothing else is said', async () => {
    const { core, read } = requestIn(review);
    expect(await waitForStatus(core, 'r1', 'APPROVED', { every: 43_200_000 })).toMatchObject({
      kind: 'waiting',
    });
    expect(core.clock.waits).toEqual([43_200_000, 43_200_000]);
    expect(read()).toBe(3);
    const other = requestIn(review);
    await waitForStatus(other.core, 'r1', 'APPROVED', { atMost: 90_000 });
    expect(other.core.clock.waits).toEqual([60_000, 30_000]);
    const none = requestIn({ status: 'APPROVED' });
    expect(await waitForStatus(none.core, 'r1', 'APPROVED')).toMatchObject({ kind: 'reached' });
  });

  it('ends after the reading during which its signal is aborted', async () => {
    const { core, read } = requestIn(review);
    const stop = new AbortController();
    const hooks = { afterAttempt: () => stop.abort() };
    expect(await waitForStatus({ ...core, hooks }, 'r1', 'APPROVED', { signal: stop.signal })).toMatchObject({
      kind: 'waiting',
    });
    expect(read()).toBe(1);
  });

  it.each([
    [{ every: -1 }, 'every'],
    [{ every: '1' }, 'every'],
    [{ every: 1.5 }, 'every'],
    [{ atMost: -1 }, 'atMost'],
    [{ atMost: Number.POSITIVE_INFINITY }, 'atMost'],
  ])('refuses %j', async (options, member) => {
    const { core, read } = requestIn(review);
    await expect(waitUntilReady(core, 'r1', options as never)).rejects.toMatchObject({
      code: 'call/value',
      member,
      message: expect.stringContaining('a whole number of milliseconds'),
    });
    expect(read()).toBe(0);
  });
});

it('calls for one company run one after the other, and those for others do not wait', async () => {
  const core = coreWith();
  const seen: string[] = [];
  let letGo = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = inTurn(core, 'a', async () => {
    await blocked;
    seen.push('first');
    throw new RangeError('failed');
  });
  const second = inTurn(core, 'a', async () => seen.push('second'));
  await inTurn(core, 'b', async () => seen.push('other'));
  letGo();
  await expect(first).rejects.toThrow(RangeError);
  await second;
  await inTurn(core, 'a', async () => seen.push('third'));
  expect(seen).toEqual(['other', 'first', 'second', 'third']);
});
