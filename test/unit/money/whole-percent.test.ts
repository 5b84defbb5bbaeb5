import { expect, test } from 'vitest';
import { asCents, formatExact, wholePercent } from '../../../src/money/index.js';
import { exact } from './exact.js';

const percentOf = (before: number, discount: number, paid: number, vat: string): string | undefined => {
  const percent = wholePercent({
    before: asCents(before),
    discount: asCents(discount),
    paid: asCents(paid),
    vat: exact(vat),
  });
  return percent && formatExact(percent);
};

test.each([
  [806, 81, 899, '24', '10'], // 8.06 × 10% = 0.806
  [806, 80, 900, '24', '10'], // 10.00 with VAT is 8.06 without, and 10% off it is 9.00
  [1327, 1327, 0, '13', '100'],
  [5000, 1250, 3750, '0', '25'],
])('%i cents less %i, %i with %s%% VAT, are a discount of %s%%', (before, discount, paid, vat, percent) => {
  expect(percentOf(before, discount, paid, vat)).toBe(percent);
});

test.each([
  [1327, 88, 1400, '13'], // 1.00 off 15.00 is 6.67%
  [5000, 1249, 4651, '24'],
  [1000, 0, 1240, '24'],
  [0, 0, 0, '24'],
  // With VAT, the value before the discount would have 16 digits.
  [806_451_612_903_225, 80_645_161_290, 999_899_999_999_999, '24'],
])('%i cents less %i, %i with %s%% VAT, are no whole percent', (before, discount, paid, vat) => {
  expect(percentOf(before, discount, paid, vat)).toBeUndefined();
});
