import { describe, expect, it } from 'vitest';
import { fixedAmount, plainDecimal, readDecimal, readInteger } from '../../../src/registry/core/numbers.js';

describe('plainDecimal', () => {
  it.each([
    [20, '20'],
    [150.5, '150.5'],
    [0.000001, '0.000001'],
    [1e-7, '0.0000001'],
    [1.25e-9, '0.00000000125'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [-2.5e-8, '-0.000000025'],
    [5e-324, `0.${'0'.repeat(323)}5`],
  ])('prints %d as %s', (value, text) => {
    expect(plainDecimal(value)).toBe(text);
    expect(readDecimal(text)).toBe(value);
  });
});

describe('fixedAmount', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [0.1, '0.10'],
    [12.3, '12.30'],
    [24.19, '24.19'],
    [1000, '1000.00'],
    [9999999999999.99, '9999999999999.99'],
  ])('prints %d as %s', (value, text) => {
    expect(fixedAmount(value)).toBe(text);
  });

  it.each([0.001, 24.195, -1, -0.01, 1e13, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (value) => {
      expect(fixedAmount(value)).toBeUndefined();
    },
  );
});

describe('readDecimal', () => {
  it.each([
    ['12.30', 12.3],
    ['0012.3', 12.3],
    ['+12.', 12],
    ['.5', 0.5],
    ['-0.00', 0],
    ['000', 0],
    ['9999999999999.99', 9999999999999.99],
  ])('reads %s as %d', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each(['', '.', '-', '1e3', '1,5', '1 000', '0x10', 'NaN', 'Infinity', '١'])('refuses %j', (text) => {
    expect(readDecimal(text)).toBe('value');
  });

  it.each(['0.1000000000000000055', '12345678901234567890.5', '9'.repeat(400), '0'.repeat(401)])(
    'refuses %s, which JSON cannot hold exactly',
    (text) => {
      expect(readDecimal(text)).toBe('inexact');
    },
  );
});

describe('readInteger', () => {
  it.each([
    ['400001234567890', 400001234567890],
    ['9007199254740991', 9007199254740991],
    ['+7', 7],
    ['-1', -1],
  ])('reads %s as %d', (text, value) => {
    expect(readInteger(text)).toBe(value);
  });

  it.each(['', '1.0', '1e3', 'x'])('refuses %j', (text) => {
    expect(readInteger(text)).toBe('value');
  });

  it('refuses a MARK that would change as a double', () => {
    expect(readInteger('9007199254740993')).toBe('inexact');
    expect(readInteger('9'.repeat(1000))).toBe('inexact');
  });
});
