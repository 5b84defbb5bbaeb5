import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as codes from '../../../src/codes/index.js';
import {
  findCode,
  labelOf,
  taxRateOf,
  taxTypes,
  vatCategories,
  vatCategoryOfPercent,
  vatPercentOf,
} from '../../../src/codes/index.js';
import { rowsOfReference } from './reference.js';

describe('vatCategoryOfPercent', () => {
  it.each([
    [24, 1],
    ['24', 1],
    ['24.0', 1],
    ['024.00', 1],
    [13, 2],
    ['6', 3],
    [17, 4],
    [9, 5],
    [3, 9],
    [0, 7],
    ['0.00', 7],
  ])('of %s is category %s', (percent, category) => {
    expect(vatCategoryOfPercent(percent)).toEqual({ ok: true, category });
  });

  it.each([4, '4', '4.000'])('of %s is ambiguous between two categories', (percent) => {
    expect(vatCategoryOfPercent(percent)).toEqual({ ok: false, why: 'ambiguous', categories: [6, 10] });
  });

  it.each([
    '',
    '.',
    '24.',
    '.0',
    '24,0',
    '24%',
    ' 24',
    '+24',
    '-24',
    '-0',
    '2.4e1',
    '0x18',
    '24.01',
    '23.999999999999999999999',
    23.99,
    24.000000000000004,
    -24,
    5,
    240,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('of %s is undefined', (percent) => {
    expect(vatCategoryOfPercent(percent)).toEqual({ ok: false, why: 'unknown', categories: [] });
  });

  it('ignores extra zeros, but accepts no nearby percentage', () => {
    const row = fc.constantFrom(...vatCategories.filter(({ percent }) => percent !== null));
    const zeros = fc.nat({ max: 40 }).map((count) => '0'.repeat(count));
    fc.assert(
      fc.property(row, zeros, zeros, fc.integer({ min: 1, max: 9 }), ({ percent }, before, after, digit) => {
        const found = vatCategoryOfPercent(percent ?? '');
        expect(vatCategoryOfPercent(`${before}${percent}.${after}0`)).toEqual(found);
        expect(vatCategoryOfPercent(`${before}${percent}.${after}${digit}`)).toMatchObject({
          why: 'unknown',
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (any) => {
        expect(() => vatCategoryOfPercent(any)).not.toThrow();
      }),
    );
  });
});

describe('vatPercentOf', () => {
  it('returns the percentage that a line prints', () => {
    // As the field bounds list them for categories 1 to 10.
    const printed = ['24', '13', '6', '17', '9', '4', '0', '0', '3', '4'];
    expect(vatCategories.map(({ code }) => vatPercentOf(code))).toEqual(printed);
    expect(vatPercentOf(11)).toBeUndefined();
  });
});

/** 6 to 10, 20 to 30. */
const LEVIES = [6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];

describe('taxRateOf', () => {
  it('matches the reference for every category', () => {
    for (const { code, categoryTable } of taxTypes) {
      if (categoryTable === null) continue;
      const rows: readonly (codes.CodeRow & { freelyEntered: boolean })[] = codes.tables[categoryTable];
      for (const row of rowsOfReference(categoryTable)) {
        const rate = taxRateOf(code, Number(row.code));
        expect(rate?.percent === undefined ? null : Number(rate.percent)).toBe(row.percent);
        // The label of a levy on accommodation has the amount of 2024: its amounts are in a table of their own.
        const isLevy = categoryTable === 'otherTaxesCategories' && LEVIES.includes(Number(row.code));
        const fixedAmount = isLevy ? null : row.fixedAmount;
        expect(rate?.fixedAmount === undefined ? null : Number(rate.fixedAmount)).toBe(fixedAmount);
        expect(rate !== undefined && Object.keys(rate).length === 0).toBe(
          row.percent === null && fixedAmount === null,
        );
        const free = row.percent === null && row.fixedAmount === null;
        expect(findCode(rows, Number(row.code))?.freelyEntered).toBe(free);
      }
    }
  });

  it.each([
    [1, 19],
    [2, 23],
    [3, 0],
    [4, 5],
    [5, 1],
    [6, 1],
    [Number.NaN, 1],
  ])('returns undefined for tax %s and category %s', (taxType, category) => {
    expect(taxRateOf(taxType, category)).toBeUndefined();
  });
});

describe('findCode and labelOf', () => {
  it('find an exact code', () => {
    expect(findCode(vatCategories, 1)?.percent).toBe('24');
    expect(findCode(vatCategories, 99)).toBeUndefined();
    expect(findCode(vatCategories, '1')).toBeUndefined();
    expect(findCode(codes.invoiceTypes, '11.2')?.el).toBe('ΑΠΥ');
  });

  it('return the label in either language, or the other one if it is missing', () => {
    expect(labelOf(codes.paymentMethodTypes, 3, 'el')).toBe('Μετρητά');
    expect(labelOf(codes.paymentMethodTypes, 3, 'en')).toBe('Cash');
    expect(labelOf(codes.fuelCodes, '20', 'en')).toBe('Diesel');
    expect(labelOf(codes.posNspIds, 2, 'el')).toBe('Viva');
    expect(labelOf(codes.fuelCodes, 'x', 'en')).toBeUndefined();
  });
});
