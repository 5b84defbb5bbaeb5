import { describe, expect, test } from 'vitest';
import { divideHalfUp } from '../../../src/money/half-up.js';
import { centsOfScaled } from '../../../src/money/rounding.js';

describe('a quotient rounded half up', () => {
  test.each([
    [5, 2, 3], // 2.5
    [4, 3, 1], // 1.33
    [-5, 2, -3], // away from zero
    [-4, 3, -1],
    [0, 7, 0],
    [1e14, 1e14, 1],
    [4e15, 1, 4e15],
    [-4e15, 1, -4e15],
  ])('is exact for %s / %s', (numerator, denominator, whole) => {
    expect(divideHalfUp(numerator, denominator)).toBe(whole);
  });

  test.each([
    [1, 0],
    [1, -2],
    [-1, 0],
    [1, 1e14 + 1],
    [4e15 + 1, 1],
    [-4e15 - 1, 1],
    [Number.NaN, 1],
    [1, Number.NaN],
  ])('is exact where doubles would round wrongly: %s / %s', (numerator, denominator) => {
    expect(divideHalfUp(numerator, denominator)).toBeNaN();
  });
});

describe('n / 10^s in cents', () => {
  test.each([
    [123, 0, 12_300],
    [123, 1, 1230],
    [123, 2, 123],
    [12_345, 3, 1235],
    [12_344, 3, 1234],
    [-12_345, 3, -1235],
    [4e15, 2, 4e15],
    [-4e15, 2, -4e15],
  ])('is exact for %s / 10^%s', (n, s, cents) => {
    expect(centsOfScaled(n, s)).toBe(cents);
  });

  test.each([4e15 + 1, -4e15 - 1, Number.NaN])('is exact where doubles would round wrongly: %s', (n) => {
    expect(centsOfScaled(n, 2)).toBeNaN();
    expect(centsOfScaled(n, 5)).toBeNaN();
  });
});
