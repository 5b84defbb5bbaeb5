import { expect, test } from 'vitest';
import { asCents, formatExact, priceOfTotal } from '../../../src/money/index.js';
import { exact } from './exact.js';

const priced = (total: number, quantity: string): string | undefined => {
  const price = priceOfTotal(asCents(total), exact(quantity));
  return price && formatExact(price);
};

test.each([
  [1500, '2', '7.5'],
  [0, '3', '0'], // 0.01 × 3 = 0.03
  [499, '1.25', '3.99'], // 4.9875; 3.98 gives 4.98 and 4.00 gives 5.00
  [947, '0.734', '12.9'], // 9.4686; 12.89 gives 9.46 and 12.91 gives 9.48
  [5670, '30.5', '1.859'], // 1.86 × 30.5 = 56.73; 1.859 × 30.5 = 56.6995
  [3333, '100', '0.3333'], // 0.33 gives 33.00, 0.333 gives 33.30, 0.3334 gives 33.34
  [999_999_999_999_999, '1', '9999999999999.99'],
])('%i cents for a quantity of %s are at a price of %s', (total, quantity, price) => {
  expect(priced(total, quantity)).toBe(price);
});

test.each([
  [350, '0.5', '6.99 and 7.00 both give it'],
  [200, '0.5', '3.99 and 4.00 both give it'],
  [323, '0.25', '12.90 to 12.93 give it'],
  [1000, '3', '3.333 and 3.334 both give it'],
  [1501, '2', '7.503 to 7.507 give it'],
  [0, '0.1', '0.00 to 0.04 give it'],
  [1, '1000000', 'no price of four decimals is so small'],
  [100, '0', 'nothing was sold'],
  [-100, '1', 'no amount is negative'],
])('%i cents for a quantity of %s have no price: %s', (total, quantity) => {
  expect(priced(total, quantity)).toBeUndefined();
});
