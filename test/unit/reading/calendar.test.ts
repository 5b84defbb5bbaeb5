import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../../../src/reading/calendar.js';

describe('isCalendarDate', () => {
  it.each([
    ['2026-01-31', true],
    ['2026-12-31', true],
    ['2026-04-30', true],
    ['2026-04-31', false],
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-10-00', false],
    ['2026-10-32', false],
    ['2026-1-10', false],
    ['2026-10-10T00:00', false],
    ['x2026-10-10', false],
  ])('says of %s: %s', (text, is) => {
    expect(isCalendarDate(text)).toBe(is);
  });

  it.each(['2026/01/01', '12026-01-01', '2026-01-1', '2026-01-01 ', '20260101', '2026', '2026-11', ''])(
    'refuses the form of %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});
