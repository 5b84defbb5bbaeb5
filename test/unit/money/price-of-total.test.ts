import { expect, test } from 'vitest';
import { asCents, formatExact, priceOfTotal } from '../../../src/money/index.js';
import { exact } from './exact.js';

const priced = (total: number, quantity: string, like: string): string | undefined => {
  const price = priceOfTotal(asCents(total), exact(quantity), exact(like));
  return price && formatExact(price);
};

test.each([
  [1500, '2', '6.635', '7.5'],
  [0, '3', '0', '0'],
  [1501, '2', '6.642', '7.505'], // exact, with as many decimals as the other price
  [350, '0.5', '6.19', '7'], // 6.99 and 7.00 give 3.50, but 7 is exact
  [947, '0.734', '11.42', '12.9'], // 12.90 × 0.734 = 9.4686; 12.89 gives 9.46, 12.91 gives 9.48
  [5670, '30.5', '1.4993', '1.859'], // 1.86 × 30.5 = 56.73; 1.859 × 30.5 = 56.6995
  [999_999_999_999_999, '1', '1', '9999999999999.99'],
])('%i cents for a quantity of %s, like %s, are at a price of %s', (total, quantity, like, price) => {
  expect(priced(total, quantity, like)).toBe(price);
});

test.each([
  [1000, '3', '2.69', 'no price of two decimals gives it'],
  [1000, '3', '2.6882', '3.333 and 3.334 both give it'],
  [130, '0.33', '3.5', '3.93, 3.94 and 3.95 all give it'],
  [100, '0', '1', 'nothing was sold'],
  [-100, '1', '1', 'no amount is negative'],
])('%i cents for a quantity of %s, like %s, have no price: %s', (total, quantity, like) => {
  expect(priced(total, quantity, like)).toBeUndefined();
});
