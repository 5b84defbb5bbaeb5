import { describe, expect, test } from 'vitest';
import { AllocationError, AmountRangeError, isAmountRangeError } from '../../../src/money/errors.js';
import { parseDecimal } from '../../../src/money/index.js';

const why = (input: unknown) => {
  const result = parseDecimal(input);
  return result.ok ? 'ok' : result.why;
};

/** What decimal.js makes: digits, an exponent, and a function that writes them. */
const decimal = (change: object) => ({ s: 1, e: 0, d: [5], toFixed: () => '5', ...change });

describe('an object like a Decimal', () => {
  test('is read by its digits', () => {
    expect(why(decimal({}))).toBe('ok');
    expect(why(decimal({ e: 14, toFixed: () => '500000000000000' }))).toBe('ok');
  });

  test.each([
    ['toFixed is no function', decimal({ toFixed: { call: () => '5' } })],
    ['the exponent is a text', decimal({ e: '0' })],
    ['there are no digits', decimal({ d: undefined })],
    ['it is a function', Object.assign(() => 5, decimal({}))],
    ['its digits throw', { ...decimal({}), toFixed: () => fail() }],
  ])('is refused if %s', (_, input) => {
    expect(why(input)).toBe('type');
  });

  test.each([101, -101, 1_000_000, -1_000_000])(
    'is too long at exponent %i, and its digits are not read',
    (e) => {
      expect(why(decimal({ e, toFixed: () => fail() }))).toBe('range');
    },
  );

  test.each([100, -100])('is read at exponent %i', (e) => {
    expect(why(decimal({ e }))).toBe('ok');
  });

  test('has no digits if it is infinite or NaN', () => {
    expect(why(decimal({ d: null, e: Number.NaN, toFixed: () => '5' }))).toBe('form');
  });
});

const fail = (): never => {
  throw new Error('not asked');
};

test('null and other values without a number are refused', () => {
  expect([null, undefined, true, Symbol('5'), [], {}].map(why)).toEqual(
    Array.from({ length: 6 }, () => 'type'),
  );
});

test('a bigint has at most 15 digits, on both sides of zero', () => {
  expect(why(999_999_999_999_999n)).toBe('ok');
  expect(why(1_000_000_000_000_000n)).toBe('range');
  expect(why(-999_999_999_999_999n)).toBe('ok');
  expect(why(-1_000_000_000_000_000n)).toBe('range');
});

test('a number of sixteen digits is too long, not inexact', () => {
  expect(why(1_234_567_890_123_456)).toBe('range');
  expect(why(-1_234_567_890_123_456)).toBe('range');
});

describe('money errors', () => {
  test('state their name and message', () => {
    expect(new AmountRangeError()).toMatchObject({
      name: 'AmountRangeError',
      code: 'amount-range',
      message: 'The amount needs more than 15 digits.',
    });
    expect(new AllocationError('no-weight')).toMatchObject({
      name: 'AllocationError',
      message: 'All weights are zero.',
    });
    expect(new AllocationError('negative-weight')).toMatchObject({ message: 'A weight is negative.' });
  });

  test('about range are recognized by code', () => {
    expect(isAmountRangeError(new AmountRangeError())).toBe(true);
    expect(isAmountRangeError(Object.assign(new RangeError(), { code: 'amount-range' }))).toBe(true);
    expect(isAmountRangeError(Object.assign(new RangeError(), { code: 'other' }))).toBe(false);
    expect(isAmountRangeError(new RangeError())).toBe(false);
    expect(isAmountRangeError(Object.assign(new Error(), { code: 'amount-range' }))).toBe(false);
  });
});
