import { describe, expect, it } from 'vitest';
import { localised, threes } from '../../../src/money/index.js';
import { exact } from './exact.js';

describe('a localized exact number', () => {
  it.each([
    ['0', 0, '0', '0'],
    ['0', 2, '0,00', '0.00'],
    ['7.5', 2, '7,50', '7.50'],
    ['999', 0, '999', '999'],
    ['1000', 2, '1.000,00', '1,000.00'],
    ['1234567.891', 2, '1.234.567,891', '1,234,567.891'],
    ['9999999999999.99', 2, '9.999.999.999.999,99', '9,999,999,999,999.99'],
    ['-1234.5', 2, '-1.234,50', '-1,234.50'],
    ['0.000001', 0, '0,000001', '0.000001'],
  ])('is correct for %s with at least %d decimals', (number, places, el, en) => {
    expect(localised(exact(number), 'el', places)).toBe(el);
    expect(localised(exact(number), 'en', places)).toBe(en);
  });
});

describe('grouping by three digits', () => {
  it.each([
    ['', []],
    ['1', ['1']],
    ['123', ['123']],
    ['1234', ['1', '234']],
    ['123456', ['123', '456']],
    ['1000000', ['1', '000', '000']],
  ])('is correct for %s', (digits, groups) => {
    expect(threes(digits)).toEqual(groups);
  });
});
