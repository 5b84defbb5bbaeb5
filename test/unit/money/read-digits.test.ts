import { describe, expect, it } from 'vitest';
import { centsOfDigits, centsOfNumber, numberOfDigits } from '../../../src/money/index.js';

describe('centsOfDigits', () => {
  it.each([
    [0, 0, 0],
    [0, 2, 0],
    [12, 0, 1200],
    [123, 1, 1230],
    [1234, 2, 1234],
    [9_999_999_999_999, 0, 999_999_999_999_900],
    [999_999_999_999_999, 2, 999_999_999_999_999],
  ])('reads %d with %d decimals as %d cents', (digits, decimals, cents) => {
    expect(centsOfDigits(digits, decimals)).toBe(cents);
  });

  it.each([
    [1, 3],
    [1000, 3],
    [10_000_000_000_000, 0],
    [100_000_000_000_000, 1],
    [1_000_000_000_000_000, 2],
  ])('refuses %d with %d decimals', (digits, decimals) => {
    expect(centsOfDigits(digits, decimals)).toBeUndefined();
  });

  it('agrees with centsOfNumber for the parsed number', () => {
    for (let digits = 1; digits < 1e15; digits = digits * 7 + 3) {
      for (const decimals of [0, 1, 2]) {
        const number = numberOfDigits(digits, decimals);
        expect(centsOfDigits(digits, decimals)).toBe(centsOfNumber(number));
      }
    }
  });
});

describe('numberOfDigits', () => {
  it('returns the number that JSON.parse returns', () => {
    for (let digits = 1; digits < 1e15; digits = digits * 3 + 1) {
      for (let decimals = 0; decimals <= 15; decimals += 1) {
        const text = String(digits).padStart(decimals + 1, '0');
        const at = text.length - decimals;
        const written = decimals === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
        expect(numberOfDigits(digits, decimals)).toBe(JSON.parse(written));
      }
    }
  });
});
