import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  backOff,
  dayAfter,
  lessBy,
  longestOf,
  pauseUntil,
  retryAfter,
  secondsOf,
  skewOf,
  waitingClock,
} from '../../../src/sending/client/time.js';

const NOON = new Date('2026-11-20T10:00:00Z');

describe('the clock of the runtime', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON }));
  afterEach(() => void vi.useRealTimers());

  it('tells the time, and waits as long as it is asked to', async () => {
    const { now, wait } = waitingClock(undefined);
    expect(now()).toEqual(NOON);
    const ended = vi.fn();
    const waiting = wait(1000).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(ended).toHaveBeenCalled();
  });

  it('does not turn a pause that is too long for a timer into none', async () => {
    const ended = vi.fn();
    void waitingClock({ now: () => NOON })
      .wait(2 ** 40)
      .then(ended);
    await vi.advanceTimersByTimeAsync(2_147_483_646);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });

  it('ends a pause early if its signal is or was aborted, and leaves nothing behind', async () => {
    const { wait } = waitingClock(undefined);
    await wait(1000, AbortSignal.abort());
    const stop = new AbortController();
    const remove = vi.spyOn(stop.signal, 'removeEventListener');
    const waiting = wait(1000, stop.signal);
    expect(vi.getTimerCount()).toBe(1);
    stop.abort();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  it('waits the whole pause if its signal is not aborted', async () => {
    const ended = vi.fn();
    void waitingClock(undefined).wait(1000, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });

  it('can be replaced in whole or in part', () => {
    const clock = { now: () => NOON, wait: async () => undefined };
    expect(waitingClock(clock)).toEqual(clock);
  });
});

it.each([
  [undefined, undefined],
  ['7', 7000],
  [' 07 ', 7000],
  ['0', 0],
  ['1234567890', undefined],
  ['-7', undefined],
  ['7 s', undefined],
  ['x7', undefined],
  ['', undefined],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j is a pause of %j ms', (header, expected) => {
  const found = retryAfter(header, NOON);
  // What is no number of seconds may be a date for the runtime, long ago or far away, but no short pause.
  if (expected === undefined) expect(found === undefined || found === 0 || found > 1e9).toBe(true);
  else expect(found).toBe(expected);
});

it.each([
  [1, 0, 250],
  [1, 0.5, 375],
  [2, 0, 500],
  [3, 0.999, 2000],
  [7, 0, 15_000],
  [50, 0.5, 22_500],
])('before attempt %i, with the random number %d, the pause is %i ms', (attempt, random, expected) => {
  expect(Math.abs(backOff(attempt, () => random) - expected)).toBeLessThanOrEqual(1);
});

it('times and pauses are computed', () => {
  const later = new Date(NOON.getTime() + 1000);
  expect(skewOf('Fri, 20 Nov 2026 10:05:00 GMT', NOON, later)).toBe(300_000);
  expect(skewOf('today', NOON, later)).toBeUndefined();
  expect(['2026-11-20', '2026-12-31', '2028-02-28'].map(dayAfter)).toEqual([
    '2026-11-21',
    '2027-01-01',
    '2028-02-29',
  ]);
  expect([0, 1, 1000, 1001].map(secondsOf)).toEqual([0, 1, 1, 2]);
  expect([pauseUntil(later, NOON), pauseUntil(NOON, later)]).toEqual([1000, 1]);
  expect([longestOf([]), longestOf([3, 7, 5])]).toEqual([0, 7]);
  expect([lessBy(10, 4), lessBy(10, 0)]).toEqual([6, 9]);
});
