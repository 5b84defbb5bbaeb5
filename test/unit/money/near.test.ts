import { describe, expect, test } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { isWithinOneCent, productIsNear, productOfNumbers } from '../../../src/money/near.js';

test('one cent is near, two are not', () => {
  expect(isWithinOneCent(asCents(1935), asCents(1936))).toBe(true);
  expect(isWithinOneCent(asCents(1936), asCents(1935))).toBe(true);
  expect(isWithinOneCent(asCents(1934), asCents(1936))).toBe(false);
  expect(isWithinOneCent(asCents(1936), asCents(1934))).toBe(false);
});

describe('products of numbers of a document', () => {
  test.each([
    [3, 24.9, 7470],
    [3, 0.335, 101], // 1.005 rounds half up
    [1.005, 1, 101],
    [0.1, 0.1, 1],
    [1e-7, 5, 0],
    [0.30000000000000004, 100, 3000],
    [1e300, 1e300, 8e15],
  ])('%s × %s', (a, b, cents) => {
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
  ])('%s × %s is near %s cents: %s', (a, b, cents, near) => {
    expect(productIsNear(a, b, asCents(cents))).toBe(near);
  });
});
