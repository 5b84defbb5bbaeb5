import { describe, expect, it } from 'vitest';
import { numberIn, signOf } from '../../../src/tools/rows/decimals.js';

describe('a number in a cell', () => {
  it.each([
    ['12,50', '12.50'],
    ['12.50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['-7,00 €', '-7.00'],
    ['−7,00', '-7.00'],
    ['1 234,50', '1234.50'],
    ['€ 7,00', '7.00'],
    ['3', '3'],
    ['10,00 EUR', '10.00'],
  ])('%s is %s', (cell, text) => {
    expect(numberIn(cell, undefined)).toMatchObject({ kind: 'number', text });
  });

  it.each([
    '',
    'x',
    '3 50',
    '1 2',
    '5 12,00',
    '24%',
    '1 234 5',
    '1,2,3',
    '1.23.456',
    '12,5 τεμ',
    '1..2',
    ',5',
    '5,',
    '1e3',
  ])('%s is refused', (cell) => {
    expect(numberIn(cell, undefined).kind).toBe('none');
  });

  it('with one separator before three digits has two readings', () => {
    expect(numberIn('1.234', undefined)).toEqual({ kind: 'readings', one: '1234', other: '1.234' });
    expect(numberIn('1,234', undefined)).toEqual({ kind: 'readings', one: '1.234', other: '1234' });
  });

  it('has one reading where the decimal separator is known', () => {
    expect(numberIn('1.234', ',')).toMatchObject({ text: '1234' });
    expect(numberIn('1.234', '.')).toMatchObject({ text: '1.234' });
    expect(numberIn('12.50', ',').kind).toBe('none');
  });
});

describe('the decimal separator of a sheet', () => {
  it('is the one that all clear cells show', () => {
    expect(signOf(['1.234', '12,50', '3'])).toBe(',');
    expect(signOf(['1,234', '12.50'])).toBe('.');
  });

  it('is unknown where cells disagree or show none', () => {
    expect(signOf(['12,50', '12.50'])).toBeUndefined();
    expect(signOf(['1.234', '3', 'x'])).toBeUndefined();
  });
});
