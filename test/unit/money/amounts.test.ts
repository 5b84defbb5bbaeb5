import { describe, expect, test } from 'vitest';
import {
  AmountRangeError,
  addCents,
  asCents,
  centsOfNumber,
  centsToNumber,
  centsToString,
  compareCents,
  compareExact,
  differenceInCents,
  exactOfCents,
  exactToNumber,
  formatExact,
  isAmountRangeError,
  signOf,
  smallerCents,
  subtractCents,
  sumCents,
} from '../../../src/money/index.js';
import { exact } from './exact.js';

const most = asCents(999_999_999_999_999);
const tooMuch = expect.objectContaining({ code: 'amount-range' });

describe('amounts', () => {
  test.each([
    [12.3, 1230],
    [0, 0],
    [-0, 0],
    [0.07, 7],
    [24.19, 2419],
    [9_999_999_999_999.99, 999_999_999_999_999],
    [10_000_000_000_000, undefined],
    [12.345, undefined],
    [0.1 + 0.2, undefined],
    [1.005, undefined],
    [-1, undefined],
    [-0.001, undefined],
    [1e-300, undefined],
    [1e308, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('are read by centsOfNumber(%d)', (number, cents) => {
    expect(centsOfNumber(number)).toBe(cents);
  });

  test.each([
    [1230, '12.30', 12.3],
    [0, '0.00', 0],
    [7, '0.07', 0.07],
    [-7, '-0.07', -0.07],
    [-1230, '-12.30', -12.3],
    [999_999_999_999_999, '9999999999999.99', 9_999_999_999_999.99],
  ])('of %i cents print as %s', (cents, text, number) => {
    expect(centsToString(asCents(cents))).toBe(text);
    expect(centsToNumber(asCents(cents))).toBe(number);
  });

  test.each([
    ['24.90', 24.9],
    ['0.0000000001', 1e-10],
    ['123456.789012345', 123456.789012345],
    ['1234567890123.4500000', 1234567890123.45],
    ['0.1234567890123456', undefined],
    ['123456789012345.5', undefined],
  ])('are written by exactToNumber(%s)', (text, number) => {
    expect(exactToNumber(exact(text))).toBe(number);
  });

  test('can be converted to exact numbers', () => {
    expect(formatExact(exactOfCents(asCents(1230)))).toBe('12.3');
    expect(formatExact(exact('100'))).toBe('100');
  });

  test.each([1e15, -1e15, Number.NaN, Number.POSITIVE_INFINITY])(
    'are limited: asCents(%d) throws',
    (whole) => {
      expect(() => asCents(whole)).toThrow(tooMuch);
    },
  );
});

describe('sums of amounts', () => {
  test('match the accepted split of 30.00', () => {
    expect(addCents(asCents(2419), asCents(581))).toBe(3000);
    expect(subtractCents(asCents(3000), asCents(2419))).toBe(581);
  });

  test('are exact in sumCents', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([asCents(100), asCents(250)])).toBe(350);
    expect(sumCents([most, asCents(-1)])).toBe(999_999_999_999_998);
    expect(sumCents([most, most, asCents(-999_999_999_999_999)])).toBe(999_999_999_999_999);
  });

  test('throw beyond 15 digits', () => {
    expect(() => addCents(most, asCents(1))).toThrow(AmountRangeError);
    expect(() => subtractCents(asCents(-1), most)).toThrow(tooMuch);
    expect(() => sumCents([most, asCents(1)])).toThrow(tooMuch);
    expect(() => sumCents(Array.from({ length: 20 }, () => most))).toThrow(tooMuch);
    // On the way there and back the sum would pass 2^53 and lose cents.
    const thereAndBack = Array.from({ length: 30 }, (_, i) =>
      asCents(i < 15 ? 999_999_999_999_999 : -999_999_999_999_999),
    );
    expect(() => sumCents(thereAndBack)).toThrow(tooMuch);
  });

  test('throw an error that isAmountRangeError recognizes', () => {
    expect(isAmountRangeError(new AmountRangeError())).toBe(true);
    expect(isAmountRangeError(new RangeError('other'))).toBe(false);
    expect(isAmountRangeError({ code: 'amount-range' })).toBe(false);
  });
});

describe('comparing amounts', () => {
  test('works in cents', () => {
    expect(compareCents(asCents(1), asCents(2))).toBe(-1);
    expect(compareCents(asCents(2), asCents(2))).toBe(0);
    expect(compareCents(asCents(3), asCents(2))).toBe(1);
    expect(differenceInCents(asCents(1935), asCents(1936))).toBe(1);
    expect(differenceInCents(asCents(1936), asCents(1935))).toBe(1);
    expect(smallerCents(asCents(3), asCents(2))).toBe(2);
    expect(smallerCents(asCents(2), asCents(3))).toBe(2);
  });

  test.each([
    ['2.50', '2.5', 0],
    ['2.50', '2.51', -1],
    ['-1', '1', -1],
    ['3', '2', 1],
    ['0.12345678901234567890', '0.1234567890123456789', 0],
    ['0.12345678901234567891', '0.1234567890123456789', 1],
  ])('compares %s and %s', (a, b, sign) => {
    expect(compareExact(exact(a), exact(b))).toBe(sign);
  });

  test.each([
    ['-0.5', -1],
    ['0', 0],
    ['0.0000000000000000000000001', 1],
    ['-123456789.123456789123456789', -1],
  ])('finds the sign of %s', (text, sign) => {
    expect(signOf(exact(text))).toBe(sign);
  });
});
