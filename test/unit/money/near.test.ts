import { describe, expect, test } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { isWithinOneCent, percentIsNear, productIsNear, productOfNumbers } from '../../../src/money/near.js';
import { exact } from './exact.js';

test('amounts are near if they differ by one cent, but not if they differ by two', () => {
  expect(isWithinOneCent(asCents(1935), asCents(1936))).toBe(true);
  expect(isWithinOneCent(asCents(1936), asCents(1935))).toBe(true);
  expect(isWithinOneCent(asCents(1934), asCents(1936))).toBe(false);
  expect(isWithinOneCent(asCents(1936), asCents(1934))).toBe(false);
});

describe('products of document numbers', () => {
  test.each([
    [3, 24.9, 7470],
    [3, 0.335, 101], // 1.005 rounds half up
    [1.005, 1, 101],
    [0.1, 0.1, 1],
    [1e-7, 5, 0],
    [0.30000000000000004, 100, 3000],
    [1e300, 1e300, 8e15],
  ])('are rounded half up to the cent: %s × %s', (a, b, cents) => {
    expect(productOfNumbers(a, b)).toBe(cents);
  });

  test.each([
    [3, 24.9, 7469, true],
    [3, 24.9, 7470, true],
    [3, 24.9, 7471, true],
    [3, 24.9, 7468, false],
    [3, 24.9, 7472, false],
    // 1.005: rounds to 1.01, so 1.02 is near and 0.99 is not; in doubles the product is 100.49999999999999 cents.
    [1.005, 1, 102, true],
    [1.005, 1, 100, true],
    [1.005, 1, 99, false],
    // 1.0049 rounds to 1.00: 1.02 is not near although it is only 1.51 cents away.
    [1.0049, 1, 102, false],
    [1.0049, 1, 99, true],
    [0, 5, 1, true],
    [0, 5, 2, false],
    [1_000_000_000, 9999.99999999, 999_999_999_999_000, true],
    [1_000_000_000, 9999.99999999, 999_999_999_999_002, false],
    [1e300, 1e300, 999_999_999_999_999, false],
  ])('of %s × %s are near %s cents: %s', (a, b, cents, near) => {
    expect(productIsNear(a, b, asCents(cents))).toBe(near);
  });
});

describe('percentages of an amount', () => {
  test.each([
    // 24 % of 80.65 is 19.356, which rounds to 19.36.
    [8065, '24', 1934, false],
    [8065, '24', 1935, true],
    [8065, '24', 1937, true],
    [8065, '24', 1938, false],
    // 3.6 % of 12.50 is 0.45; 1.2 % of 1.25 is 0.015, which rounds to 0.02.
    [1250, '3.6', 44, true],
    [1250, '3.6', 43, false],
    [125, '1.2', 3, true],
    [125, '1.2', 1, true],
    [125, '1.2', 0, false],
    // 4 % of 0.12 is 0.0048: nothing, so one cent is near and two are not.
    [12, '4', 1, true],
    [12, '4', 2, false],
    [0, '24', 1, true],
    [0, '24', 2, false],
    [999_999_999_999_999, '24', 240_000_000_000_000, true],
    [999_999_999_999_999, '24', 239_999_999_999_999, true],
    [999_999_999_999_999, '24', 239_999_999_999_998, false],
    [999_999_999_999_999, '0', 999_999_999_999_999, false],
  ])('of %s cents at %s %% are near %s: %s', (base, percent, amount, near) => {
    expect(percentIsNear(asCents(base), exact(percent), asCents(amount))).toBe(near);
  });
});
