import { describe, expect, test } from 'vitest';
import { euCountries, isEuVatNumber } from '../../../src/codes/index.js';

describe('the format of EU VAT numbers', () => {
  // Numbers written by hand after the table of the Commission; only their structure counts.
  test.each([
    ['AT', 'U12345675'],
    ['BE', '0123456789'],
    ['BE', '1123456789'],
    ['BG', '123456789'],
    ['BG', '1234567890'],
    ['CY', '10259033P'],
    ['CZ', '12345678'],
    ['CZ', '1234567890'],
    ['DE', '811234567'],
    ['DK', '12345678'],
    ['EE', '123456789'],
    ['ES', 'B12345678'],
    ['ES', '12345678Z'],
    ['ES', 'X1234567L'],
    ['FI', '12345678'],
    ['FR', '40303265045'],
    ['FR', 'K7399859412'],
    ['HR', '12345678901'],
    ['HU', '12345678'],
    ['IE', '1234567T'],
    ['IE', '1A23456T'],
    ['IE', '1+23456T'],
    ['IE', '1234567FA'],
    ['IT', '12345678901'],
    ['LT', '123456789'],
    ['LT', '123456789012'],
    ['LU', '12345678'],
    ['LV', '12345678901'],
    ['MT', '12345678'],
    ['NL', '123456789B01'],
    ['PL', '1234567890'],
    ['PT', '123456789'],
    ['RO', '12'],
    ['RO', '1234567890'],
    ['SE', '123456789001'],
    ['SI', '12345678'],
    ['SK', '1234567890'],
  ])('of %s accepts %s, with or without the country prefix', (country, number) => {
    expect(isEuVatNumber(number, country)).toBe(true);
    expect(isEuVatNumber(country + number, country)).toBe(true);
    expect(isEuVatNumber(`${country} ${number}`.toLowerCase(), country)).toBe(true);
    expect(isEuVatNumber(`${number}12345678901`, country)).toBe(false);
    expect(isEuVatNumber('X', country)).toBe(false);
  });

  test.each([
    ['DE', 'DEDE811234567'],
    ['AT', 'ATATU12345675'],
    ['AT', '12345675'],
    ['BE', '2123456789'],
    ['ES', '123456789'],
    ['NL', '123456789C01'],
    ['RO', '1'],
    ['DE', '81123456７'],
    ['DE', ''],
  ])('of %s refuses %s', (country, number) => {
    expect(isEuVatNumber(number, country)).toBe(false);
  });

  test('is known for every member state except Greece, and for no other country', () => {
    for (const country of euCountries) {
      expect(isEuVatNumber('X', country)).toBe(country === 'GR' ? undefined : false);
    }
    expect(isEuVatNumber('X', 'GB')).toBeUndefined();
    expect(isEuVatNumber('X', 'toString')).toBeUndefined();
  });
});
