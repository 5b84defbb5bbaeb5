import { describe, expect, it } from 'vitest';
import { exactOfNumber } from '../../../src/money/index.js';
import { Misfit, notA, readLeaf } from '../../../src/reading/leaf.js';
import type { Leaf } from '../../../src/types/leaf.js';

/** What is wrong with a value, with the actual values; or what rules read. */
const read = (leaf: Leaf, value: unknown): unknown => {
  const result = readLeaf(leaf, value);
  return result instanceof Misfit ? [result.fault, result.params, result.mild] : result;
};

const misfit = (fault: string, params: object, mild = false): unknown => [fault, params, mild];
const wrongType = (expected: string, found: string): unknown => misfit('type', { expected, found });

const AMOUNT: Leaf = { kind: 'amount', printed: false };
const PRINTED: Leaf = { kind: 'amount', printed: true };
const TEXT: Leaf = { kind: 'text', min: 2, max: 4 };
const INTEGER: Leaf = { kind: 'integer', min: 1, max: 9 };
const COUNTRY: Leaf = { kind: 'code', values: new Set(['GB', 'GR', 'DE']) };
const FUEL: Leaf = { kind: 'code', values: new Set(['10', '999']), alsoNumber: true };
const NUMBER: Leaf = { kind: 'number', above: 0, max: 10, decimals: 2 };
const SIGNED: Leaf = { kind: 'number', min: 0 };
const FREE: Leaf = { kind: 'number' };
const MARK: Leaf = { kind: 'mark' };
const DATE: Leaf = { kind: 'date' };
const TIME: Leaf = { kind: 'pattern', name: 'time' };
const FLAG: Leaf = { kind: 'flag' };
const DECIMAL: Leaf = { kind: 'decimal' };
const OWN: Leaf = {
  kind: 'own',
  read: (value) => (value === 'mine' ? value : notA('accepted value', value)),
};

describe('a value of the wrong type', () => {
  it.each([
    [AMOUNT, '1', 'number', 'string'],
    [AMOUNT, Number.NaN, 'number', 'NaN'],
    [AMOUNT, Number.POSITIVE_INFINITY, 'number', 'Infinity'],
    [PRINTED, Number.NaN, 'number', 'NaN'],
    [TEXT, 1, 'string', 'number'],
    [INTEGER, '1', 'number', 'string'],
    [COUNTRY, true, 'string', 'boolean'],
    [NUMBER, [], 'number', 'array'],
    [FREE, Number.NEGATIVE_INFINITY, 'number', '-Infinity'],
    [MARK, '400001234567890', 'number', 'string'],
    [DATE, 20261120, 'string', 'number'],
    [TIME, {}, 'string', 'object'],
    [FLAG, 'true', 'boolean', 'string'],
    [FLAG, 1, 'boolean', 'number'],
    [DECIMAL, true, 'decimal', 'boolean'],
    [OWN, 'yours', 'accepted value', 'string'],
  ])('is reported for %j: %s', (leaf, value, expected, found) => {
    expect(read(leaf, value)).toEqual(wrongType(expected, found));
  });
});

describe('an amount', () => {
  it.each([
    [0, 0],
    [12.3, 1230],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('of %s is %i cents', (value, cents) => {
    expect(read(AMOUNT, value)).toBe(cents);
    expect(read(PRINTED, value)).toBe(cents);
  });

  it('must not be negative, too large or have three decimals', () => {
    expect(read(AMOUNT, -0.001)).toEqual(misfit('negative', { value: -0.001 }));
    expect(read(AMOUNT, 1e13)).toEqual(misfit('too-large', { value: 1e13, max: 9_999_999_999_999.99 }));
    expect(read(AMOUNT, 0.001)).toEqual(misfit('decimals', { value: 0.001, max: 2 }));
    expect(read(PRINTED, 0.001)).toEqual(misfit('print-amount', { value: 0.001 }, true));
  });
});

describe('a text', () => {
  it('has a limit in characters, and a character can be two UTF-16 units', () => {
    expect(['ab', 'abcd', '😀😀', '😀😀😀😀'].map((text) => read(TEXT, text))).toEqual([
      'ab',
      'abcd',
      '😀😀',
      '😀😀😀😀',
    ]);
    expect(read(TEXT, 'abcde')).toEqual(misfit('too-long', { length: 5, max: 4 }));
    expect(read(TEXT, '😀😀😀😀😀')).toEqual(misfit('too-long', { length: 5, max: 4 }));
    expect(read(TEXT, 'a')).toEqual(misfit('too-short', { length: 1, min: 2 }));
    expect(read(TEXT, '😀')).toEqual(misfit('too-short', { length: 1, min: 2 }));
    expect(read({ kind: 'text', min: 1, max: 4 }, '')).toEqual(misfit('too-short', { length: 0, min: 1 }));
    expect(read({ kind: 'text', min: 0, max: 4 }, '')).toBe('');
  });
});

describe('a whole number', () => {
  it('must be within its bounds', () => {
    expect([1, 9].map((value) => read(INTEGER, value))).toEqual([1, 9]);
    expect(read(INTEGER, 0)).toEqual(misfit('out-of-range', { value: 0, min: 1, max: 9 }));
    expect(read(INTEGER, 10)).toEqual(misfit('out-of-range', { value: 10, min: 1, max: 9 }));
    expect(read(INTEGER, 1.5)).toEqual(misfit('not-whole', { value: 1.5 }));
    expect(read(INTEGER, Number.NaN)).toEqual(misfit('not-whole', { value: 'NaN' }));
  });

  it('can be a MARK, above zero and exact', () => {
    expect(read(MARK, 1)).toBe(1);
    expect(read(MARK, 0)).toEqual(misfit('not-above', { value: 0, above: 0 }));
    expect(read(MARK, 1.5)).toEqual(misfit('not-above', { value: 1.5, above: 0 }));
    expect(read(MARK, -1)).toEqual(misfit('not-above', { value: -1, above: 0 }));
    expect(read(MARK, 2 ** 53)).toEqual(misfit('unsafe-integer', { value: 2 ** 53 }));
  });
});

describe('a number', () => {
  it('must be within its bounds and decimals', () => {
    expect([0.01, 10, 9.99, 1e-7].map((value) => read({ ...NUMBER, decimals: 7 }, value))).toEqual([
      0.01, 10, 9.99, 1e-7,
    ]);
    expect(read(NUMBER, 0)).toEqual(misfit('not-above', { value: 0, above: 0 }));
    expect(read(NUMBER, 10.01)).toEqual(misfit('too-large', { value: 10.01, max: 10 }));
    expect(read(NUMBER, 0.001)).toEqual(misfit('decimals', { value: 0.001, max: 2 }));
    expect(read(NUMBER, 1e-7)).toEqual(misfit('decimals', { value: 1e-7, max: 2 }));
    expect(read(NUMBER, 1.5e-7)).toEqual(misfit('decimals', { value: 1.5e-7, max: 2 }));
    expect(read({ kind: 'number', decimals: 7 }, 1.5e-7)).toEqual(
      misfit('decimals', { value: 1.5e-7, max: 7 }),
    );
    expect(read({ kind: 'number', decimals: 0 }, 1e22)).toBe(1e22);
    expect(read(SIGNED, 0)).toBe(0);
    expect(read(SIGNED, -1)).toEqual(misfit('negative', { value: -1 }));
    expect(read(FREE, -1.23456789)).toBe(-1.23456789);
  });
});

describe('a code', () => {
  it('must be in the table, and a different letter case gets a suggestion', () => {
    expect(read(COUNTRY, 'DE')).toBe('DE');
    expect(read(COUNTRY, 'de')).toEqual(misfit('unknown-code', { value: 'de', meant: 'DE' }));
    expect(read(COUNTRY, 'EL')).toEqual(misfit('unknown-code', { value: 'EL', meant: 'GR' }));
    expect(read(COUNTRY, 'uk')).toEqual(misfit('unknown-code', { value: 'uk', meant: 'GB' }));
    expect(read(COUNTRY, 'el')).toEqual(misfit('unknown-code', { value: 'el', meant: 'GR' }));
    const unknown = readLeaf(COUNTRY, 'XX');
    expect(unknown).toBeInstanceOf(Misfit);
    expect((unknown as Misfit).params).toStrictEqual({ value: 'XX' });
  });
});

describe('dates, times and flags', () => {
  it('have one form each', () => {
    expect(read(DATE, '2026-11-20')).toBe('2026-11-20');
    expect(read(DATE, '2026-11-31')).toEqual(misfit('date', { value: '2026-11-31' }));
    expect(read(TIME, '09:30:00')).toBe('09:30:00');
    expect(read(TIME, '9:30')).toEqual(misfit('time', { value: '9:30' }));
    expect([true, false].map((value) => read(FLAG, value))).toEqual([true, false]);
  });
});

describe('values of facts', () => {
  it('can be decimals in any exact form', () => {
    expect(readLeaf(DECIMAL, 2.5)).toEqual(exactOfNumber(2.5));
    expect(readLeaf(DECIMAL, '2.5')).toEqual(exactOfNumber(2.5));
    const max = 9_999_999_999_999.99;
    expect(read(DECIMAL, '1,5')).toEqual(misfit('decimal-form', { value: '1,5', max }));
    expect(read(DECIMAL, 0.1 + 0.2)).toEqual(misfit('decimal-inexact', { value: 0.30000000000000004, max }));
    expect(read(DECIMAL, '1000000000000000')).toEqual(
      misfit('too-large', { value: '1000000000000000', max }),
    );
  });

  it('can have a reader of their own', () => {
    expect(read(OWN, 'mine')).toBe('mine');
  });
});

describe('a code that may be a number', () => {
  it.each(['10', 10, 999])('stays as it is: %j', (value) => {
    expect(read(FUEL, value)).toBe(value);
  });

  it('is reported if it is unknown or not a code, as text or number', () => {
    expect(read(FUEL, 11)).toEqual(misfit('unknown-code', { value: '11', codes: '10' }));
    expect(read(FUEL, '11')).toEqual(misfit('unknown-code', { value: '11', codes: '10' }));
    expect(read(FUEL, 10.5)).toEqual(misfit('unknown-code', { value: '10.5' }));
    expect(read(FUEL, true)).toEqual(wrongType('string', 'boolean'));
  });
});
