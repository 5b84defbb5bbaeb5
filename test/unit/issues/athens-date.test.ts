import { describe, expect, it } from 'vitest';
import { athensDate, isOnDay } from '../../../src/issues/athens-date.js';

describe('athensDate', () => {
  it.each([
    // Winter: two hours ahead of UTC; summer: three.
    ['2026-11-20T21:59:59Z', '2026-11-20'],
    ['2026-11-20T22:00:00Z', '2026-11-21'],
    ['2026-07-01T20:59:59Z', '2026-07-01'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
    ['2026-12-31T22:30:00Z', '2027-01-01'],
  ])('at %s is %s', (moment, day) => {
    expect(athensDate(new Date(moment))).toBe(day);
  });
});

describe('isOnDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-20T00:00:00', true],
    ['2026-11-19T22:00:00Z', true],
    ['2026-11-19T21:59:59Z', false],
    ['2026-11-21T00:30:00+03:00', true],
    ['2026-11-19', false],
    ['2026-11-19T23:00:00', false],
    ['20/11/2026', false],
  ])('compares %s with the day in Athens: %j', (stated, expected) => {
    expect(isOnDay(stated, '2026-11-20')).toBe(expected);
  });
});
