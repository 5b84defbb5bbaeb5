import { describe, expect, it } from 'vitest';
import {
  dayText,
  durationText,
  fieldText,
  momentIn,
  momentText,
} from '../../../../../src/sandbox/pages/browser/time.js';

const units = { days: 'd', hours: 'h', minutes: 'min', seconds: 's' };

describe('a duration', () => {
  it.each([
    [0, '0 s'],
    [999, '0 s'],
    [59_000, '59 s'],
    [300_000, '5 min'],
    [11_580_000, '3 h 13 min'],
    [-3_600_000, '1 h'],
    [90_061_000, '1 d 1 h'],
    [864_000_000, '10 d'],
  ])('of %d ms is shown as %s', (milliseconds, text) => {
    expect(durationText(milliseconds, units)).toBe(text);
  });
});

describe('the day of a date field', () => {
  it('is written in the language of the page, whatever the browser writes', () => {
    expect(dayText('2026-04-03', 'en')).toBe('3 Apr 2026');
    expect(dayText('2026-04-03', 'el')).toBe('3 Απρ 2026');
    expect(dayText('2026-13-40', 'en')).toBe('');
  });
});

describe('a date and time', () => {
  it('is shown in Athens time', () => {
    expect(momentText('2026-11-20T22:10:05Z', 'en', 'full')).toBe('21 Nov 2026, 00:10:05');
    expect(momentText('2026-11-20T22:10:05Z', 'el', 'short')).toBe('21 Νοε, 00:10:05');
    expect(fieldText('2026-07-01T21:30:00Z')).toBe('2026-07-02T00:30');
  });

  it.each([
    ['2026-11-20T12:00', '2026-11-20T10:00:00.000Z'],
    ['2026-07-02T00:30', '2026-07-01T21:30:00.000Z'],
    // The clocks go forward on 29 March at 3:00, and back on 25 October at 4:00.
    ['2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
  ])('is read from the field %s in Athens as %s', (field, moment) => {
    expect(momentIn(field)).toBe(moment);
  });

  it('is invalid without a date', () => {
    expect(momentIn('')).toBeUndefined();
  });
});
