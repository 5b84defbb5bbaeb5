import { describe, expect, it } from 'vitest';
import { athensDate } from '../../../src/issues/athens-date.js';

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
