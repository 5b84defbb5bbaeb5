import { describe, expect, it } from 'vitest';
import { athensDate } from '../../../src/builders/athens-date.js';
import { ArgumentError } from '../../../src/issues/argument-error.js';
import { LocaleError } from '../../../src/issues/locale-error.js';
import { el } from '../../../src/issues/locales/el/index.js';

describe('athensDate', () => {
  it('is the date in Greece, in winter and in summer', () => {
    expect(athensDate(new Date('2026-11-20T21:59:59Z'))).toBe('2026-11-20');
    expect(athensDate(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
    expect(athensDate(new Date('2026-07-20T21:00:00Z'))).toBe('2026-07-21');
  });

  it('refuses anything that is not a valid date, in both languages', () => {
    for (const given of [new Date('x'), '2026-11-20', 0, null, undefined, Object.create(null)]) {
      expect(() => athensDate(given as Date)).toThrow(ArgumentError);
    }
    expect(() => athensDate('x'.repeat(1000) as unknown as Date)).toThrow(
      `${'x'.repeat(57)}… is not a date.`,
    );
    expect(() => athensDate('20/11' as unknown as Date, { locale: el })).toThrow('Η τιμή 20/11 δεν είναι');
  });

  it('refuses a locale that is not a words object', () => {
    expect(() => athensDate(new Date('2026-11-20'), { locale: 'el' as never })).toThrow(LocaleError);
  });
});
