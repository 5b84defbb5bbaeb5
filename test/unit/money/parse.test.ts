import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { exactOfNumber, formatExact, parseAmount, parseDecimal } from '../../../src/money/index.js';

const read = (input: unknown): string => {
  const result = parseDecimal(input);
  return result.ok ? formatExact(result.value) : result.why;
};

describe('parseDecimal reads text', () => {
  test.each([
    ['24.90', '24.9'],
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['007', '7'],
    ['-2.5', '-2.5'],
    ['100', '100'],
    ['101', '101'],
    ['0.0000000001', '0.0000000001'],
    ['999999999999999', '999999999999999'],
    ['999999999999999.999999999999999', '999999999999999.999999999999999'],
    ['123456789012.123456789012345678', '123456789012.123456789012345678'],
    ['0.000000000000000000000000000001', '0.000000000000000000000000000001'],
    ['1.0000000000000000000000000000000000000000', '1'],
    [`${'0'.repeat(1000)}12.5`, '12.5'],
    ['0007199254740993.0', '7199254740993'],
  ])('such as %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    '',
    '-',
    '.',
    '-.',
    '.5',
    '5.',
    '1,00',
    '1.000,00',
    '1.2.3',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '--1',
    '1-',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '-Infinity',
    '١٢',
    '1２',
    '12€',
    '1_000',
    'null',
    '−1',
  ])('but refuses the format of %j', (text) => {
    expect(read(text)).toBe('form');
  });

  test.each([
    '1000000000000000',
    '1000000000000000.5',
    '9007199254740993',
    '-1000000000000000',
    '0.0000000000000000000000000000001',
    '999999999999999.9999999999999999',
    '9'.repeat(400),
  ])('but refuses the range of %j', (text) => {
    expect(read(text)).toBe('range');
  });

  test('but refuses a text of 100,000 digits as out of range', () => {
    expect(read(`0.${'3'.repeat(100_000)}`)).toBe('range');
  });
});

describe('parseDecimal reads numbers that print exactly', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [24, '24'],
    [24.9, '24.9'],
    [0.1, '0.1'],
    [-0.07, '-0.07'],
    [1e-7, '0.0000001'],
    [1.5e-21, '0.0000000000000000000015'],
    [1e-25, '0.0000000000000000000000001'],
    [99999999999999.5, '99999999999999.5'],
    [9999999999999.99, '9999999999999.99'],
    [999999999999999, '999999999999999'],
    [123456.789012345, '123456.789012345'],
  ])('such as %d', (number, text) => {
    expect(read(number)).toBe(text);
  });

  test.each([
    [0.1 + 0.2, 'inexact'],
    [1.1 * 3, 'inexact'],
    [1 / 3, 'inexact'],
    [Number.MIN_VALUE, 'range'],
    [1e-31, 'range'],
    [1e15, 'range'],
    [1e21, 'range'],
    [-1e300, 'range'],
    [Number.NaN, 'form'],
    [Number.POSITIVE_INFINITY, 'form'],
    [Number.NEGATIVE_INFINITY, 'form'],
  ])('but refuses %d as %s', (number, why) => {
    expect(read(number)).toBe(why);
  });

  test('and exactOfNumber returns the value or undefined', () => {
    const value = exactOfNumber(2.5);
    expect(value && formatExact(value)).toBe('2.5');
    expect(exactOfNumber(0.1 + 0.2)).toBeUndefined();
  });
});

describe('parseDecimal reads decimals from any copy', () => {
  const Other = Decimal.clone({ defaults: true, precision: 7, rounding: 1 });

  test.each([
    [new Decimal('24.90'), '24.9'],
    [new Other('24.90'), '24.9'],
    [new Decimal('1e-20'), '0.00000000000000000001'],
    [new Decimal(1).div(3), '0.33333333333333333333'],
    [new Decimal(-0), '0'],
    [new Decimal(Number.NaN), 'form'],
    [new Decimal(Number.POSITIVE_INFINITY), 'form'],
    [new Decimal('1e1000000'), 'range'],
    [new Decimal('1e-1000000'), 'range'],
    [new Decimal('1e16'), 'range'],
  ])('such as %s', (decimal, value) => {
    expect(read(decimal)).toBe(value);
  });

  test('and from another decimal class with the same members', () => {
    expect(read({ s: 1, e: 0, d: [2], toFixed: () => '2.50' })).toBe('2.5');
  });
});

test('parseDecimal reads bigints', () => {
  expect(read(12n)).toBe('12');
  expect(read(-999_999_999_999_999n)).toBe('-999999999999999');
  expect(read(10n ** 15n)).toBe('range');
});

function refuse(): string {
  throw new Error('no');
}

test.each<[unknown]>([
  [undefined],
  [null],
  [true],
  [[]],
  [['1']],
  [{}],
  [new Date(0)],
  [() => 1],
  [Symbol('1')],
  [new Map()],
  [{ toFixed: () => '1' }],
  [{ s: 1, e: 0, d: [1], toFixed: () => 1 }],
  [{ s: 1, e: 0, d: [1], toFixed: refuse }],
])('parseDecimal refuses the type of %s', (input) => {
  expect(read(input)).toBe('type');
});

test.each([
  ['73.16', 7316],
  [73.1, 7310],
  ['73.1600', 7316],
  ['0', 0],
  ['9999999999999.99', 999_999_999_999_999],
])('parseAmount reads %s', (input, cents) => {
  expect(parseAmount(input)).toEqual({ ok: true, value: cents });
});

test.each([
  ['73.165', 'decimals'],
  [`1.${'0'.repeat(20)}1`, 'decimals'],
  ['10000000000000.00', 'range'],
  ['-0.01', 'negative'],
  ['1,00', 'form'],
  [null, 'type'],
  [0.1 + 0.2, 'inexact'],
])('parseAmount refuses %s as %s', (input, why) => {
  expect(parseAmount(input)).toEqual({ ok: false, why });
});

test('parseDecimal refuses an object with a throwing getter', () => {
  const hostile = {
    get toFixed(): string {
      throw new Error('no');
    },
  };
  expect(read(hostile)).toBe('type');
});
