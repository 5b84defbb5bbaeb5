import { describe, expect, it } from 'vitest';
import { Pace } from '../../../../src/client/transport/pace.js';
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
});
