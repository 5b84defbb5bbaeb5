import { describe, expect, it } from 'vitest';
import { Pace } from '../../../../src/sending/client/transport/pace.js';
import { TestClock } from '../setup.js';

const NOON = '2026-11-20T10:00:00.000Z';
const taken = async (pace: Pace, clock: TestClock, times: number): Promise<string[]> => {
  const moments: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await pace.turn(clock, undefined);
    moments.push(clock.now().toISOString().slice(11, 19));
  }
  return moments;
};

describe('the pace of client calls', () => {
  it('allows 60 a minute, and waits until the oldest is a minute old', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace(60);
    expect((await taken(pace, clock, 60)).at(-1)).toBe('10:00:00');
    clock.move(20_000);
    expect(await taken(pace, clock, 2)).toEqual(['10:01:00', '10:01:00']);
    expect(clock.waits).toEqual([40_000]);
  });

  it('also limits simultaneous callers', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace(2);
    await Promise.all([1, 2, 3, 4, 5].map(() => pace.turn(clock, undefined)));
    expect(clock.now().toISOString()).toBe('2026-11-20T10:02:00.000Z');
  });

  it('pauses when the calls are used up, until the oldest is a minute old', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace(60);
    await taken(pace, clock, 1);
    clock.move(15_000);
    pace.heed('0', undefined, clock.now());
    expect(await taken(pace, clock, 2)).toEqual(['10:01:00', '10:01:00']);
  });

  it('pauses after a 429 for as long as stated, at most a minute, even without a limit', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace();
    await taken(pace, clock, 1000);
    expect(clock.waits).toEqual([]);
    pace.heed(undefined, 7000, clock.now());
    await taken(pace, clock, 1);
    pace.heed('5', 3_600_000, clock.now());
    await taken(pace, clock, 1);
    expect(clock.waits).toEqual([7000, 60_000]);
  });

  it('counts a call until it is a minute old', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace(2);
    await taken(pace, clock, 1);
    clock.move(59_999);
    expect(await taken(pace, clock, 2)).toEqual(['10:00:59', '10:01:00']);
    expect(clock.waits).toEqual([1]);
    clock.move(59_999);
    // The one of 10:00:59 is a minute old, the one of 10:01:00 is not.
    expect(await taken(pace, clock, 1)).toEqual(['10:01:59']);
    expect(clock.waits).toEqual([1]);
  });

  it.each([
    [' 0 ', [60_000]],
    ['0.0', []],
    ['', []],
    ['1', []],
    [undefined, []],
  ])('pauses for a minute if %j calls are left and none is limited', async (left, waits) => {
    const clock = new TestClock(NOON);
    const pace = new Pace();
    await taken(pace, clock, 1);
    clock.move(15_000);
    pace.heed(left, undefined, clock.now());
    await taken(pace, clock, 2);
    expect(clock.waits).toEqual(waits);
  });

  it('keeps its pause for the next call if a call is stopped while it waits', async () => {
    const clock = new TestClock(NOON);
    const pace = new Pace(2);
    const stop = new AbortController();
    const stopping = {
      now: clock.now,
      wait: async () => {
        clock.move(1000);
        stop.abort();
      },
    };
    pace.heed(undefined, 7000, clock.now());
    await pace.turn(stopping, stop.signal);
    expect(await taken(pace, clock, 2)).toEqual(['10:00:07', '10:00:07']);
    expect(clock.waits).toEqual([6000]);
  });

  it('passes the signal of a call to its pause', async () => {
    const { signal } = new AbortController();
    const signals: unknown[] = [];
    const clock = {
      now: () => new Date(NOON),
      wait: async (_: number, given: unknown) => void signals.push(given),
    };
    const pace = new Pace();
    pace.heed(undefined, 7000, clock.now());
    await pace.turn(clock, signal);
    expect(signals).toEqual([signal]);
  });
});
