import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accommodationLevies, levyOfNight, OtherTaxesCategory } from '../../../src/codes/index.js';

interface Row {
  readonly code: number;
  readonly season: string;
  readonly kind: string;
  readonly periods: readonly {
    readonly from: string;
    readonly until: string | null;
    readonly amount: number;
  }[];
}

const { rows } = JSON.parse(
  readFileSync(new URL('../../../reference/accommodation-levy.json', import.meta.url), 'utf8'),
) as { rows: readonly Row[] };

describe('the levy on accommodation', () => {
  // Five stars: 4.00 in the low season, 15.00 in the high one (10.00 in 2024, when March was still high).
  it.each([
    ['2024-01-01', 9, '4.00'],
    ['2024-02-29', 9, '4.00'],
    ['2024-03-01', 23, '10.00'],
    ['2024-10-31', 23, '10.00'],
    ['2024-12-31', 9, '4.00'],
    ['2025-03-31', 9, '4.00'],
    ['2025-04-01', 23, '15.00'],
    ['2026-10-31', 23, '15.00'],
    ['2026-11-01', 9, '4.00'],
  ])('of five stars on %s is filed under %i at %s', (night, category, amount) => {
    expect(levyOfNight(23, night)).toEqual({ category, amount });
    expect(levyOfNight(9, night)).toEqual({ category, amount });
  });

  it('of a short-term rental rose in both seasons', () => {
    expect(levyOfNight(28, '2024-12-31')?.amount).toBe('0.50');
    expect(levyOfNight(28, '2025-01-01')?.amount).toBe('2.00');
    expect(levyOfNight(25, '2024-07-01')?.amount).toBe('1.50');
    expect(levyOfNight(25, '2025-07-01')?.amount).toBe('8.00');
  });

  it('is unknown before 2024 and for other categories', () => {
    expect(levyOfNight(23, '2023-12-31')).toBeUndefined();
    expect(levyOfNight(17, '2026-07-01')).toBeUndefined();
  });

  it('matches the reference', () => {
    expect(Object.keys(accommodationLevies).map(Number)).toEqual(rows.map(({ code }) => code));
    for (const { code, season, kind, periods } of rows) {
      const levy = accommodationLevies[code];
      expect(levy?.season).toBe(season);
      expect(levy?.periods.map(({ from, until, amount }) => [from, until, Number(amount)])).toEqual(
        periods.map(({ from, until, amount }) => [from, until, amount]),
      );
      const other = rows.find((row) => row.code === levy?.otherSeason);
      expect([other?.kind, other?.season === season]).toEqual([kind, false]);
    }
  });

  it('has names by season', () => {
    expect(OtherTaxesCategory.Hotel5StarsLow).toBe(9);
    expect(OtherTaxesCategory.Hotel5Stars).toBe(23);
    expect(OtherTaxesCategory.RentedRoomsLow).toBe(10);
  });
});
