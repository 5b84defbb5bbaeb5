import { expect, test } from 'vitest';
import { asCents, unitPriceFor } from '../../../src/money/index.js';
import { exact } from './exact.js';

test.each([
  [968, '3', 3.227], // 3 × 3.23 = 9.69; 3 × 3.227 = 9.681
  [1000, '3', 3.333],
  [4980, '2', 24.9],
  [1000, '1', 10],
  [0, '7', 0],
  [1, '3', 0.003], // 3 × 0.003 = 0.009
  [1, '1000', 0.00001], // 0.01
  [10000, '0.333', 300.3], // 0.333 × 300.3 = 99.9999
  [100, '0.0000000001', 10_000_000_000],
  [100, '100000000', 0.00000001],
  [123, '99999999.5', 0.0000000123], // 1.22999…
])('%i cents for a quantity of %s have an exact unit price', (total, quantity, price) => {
  expect(unitPriceFor(asCents(total), exact(quantity))).toBe(price);
});

test.each([
  [100, '0'],
  [100, '-1'],
  [-100, '1'],
  [100, '7000000000'], // 10 decimals give 0.70 or 1.40
  [999_999_999_999_999, '0.333'], // 30030030030030.03 has 16 digits
  [999_999_999_999_999, '0.0000000001'], // the price would have more than 15 digits
])('%i cents for a quantity of %s have no unit price', (total, quantity) => {
  expect(unitPriceFor(asCents(total), exact(quantity))).toBeUndefined();
});
