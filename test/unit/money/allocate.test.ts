import { expect, test } from 'vitest';
import { nthLargest } from '../../../src/money/allocate.js';
import { AllocationError, allocate, asCents } from '../../../src/money/index.js';

const share = (total: number, weights: number[]): number[] => allocate(asCents(total), weights.map(asCents));

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [10, [0, 1, 0, 1], [0, 5, 0, 5]],
  [1, [0, 0, 7], [0, 0, 1]],
  [5, [3, 7], [2, 3]], // 1.5 and 3.5: the last cent goes to the first of equals
  [7, [1, 2, 3], [1, 2, 4]], // 1.17, 2.33, 3.5
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [-5, [3, 7], [-2, -3]],
  [1, [1, 1, 1, 1], [1, 0, 0, 0]],
  [999_999_999_999_999, [1, 1], [500_000_000_000_000, 499_999_999_999_999]],
  [100_000_000_000_001, [200_000_000_000_000, 100_000_000_000_000], [66_666_666_666_667, 33_333_333_333_334]],
])('allocate splits %i over %j', (total, weights, shares) => {
  expect(share(total, weights)).toEqual(shares);
});

test('allocate refuses amounts that cannot be shared', () => {
  expect(() => share(1, [0, 0])).toThrow(AllocationError);
  expect(() => share(1, [])).toThrow(expect.objectContaining({ code: 'allocation', why: 'no-weight' }));
  expect(() => share(1, [2, -1])).toThrow(expect.objectContaining({ why: 'negative-weight' }));
  expect(() => share(0, [-1])).toThrow(expect.objectContaining({ why: 'negative-weight' }));
  expect(() => share(1, [999_999_999_999_999, 1])).toThrow(expect.objectContaining({ code: 'amount-range' }));
});

test('allocate gives the cents to ten thousand equal lines in order', () => {
  const shares = share(
    12_345,
    Array.from({ length: 10_000 }, () => 50),
  );
  expect(shares.slice(0, 2345).every((cents) => cents === 2)).toBe(true);
  expect(shares.slice(2345).every((cents) => cents === 1)).toBe(true);
});

test('nthLargest finds the same number with and without buckets', () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
  expect(nthLargest([5, 1, 9], 2, 10)).toBe(5);
  expect(nthLargest(numbers, 1, 1000)).toBe(999);
  expect(nthLargest(numbers, 250, 1000)).toBe(750);
  expect(nthLargest(numbers, 1000, 1000)).toBe(0);
  expect(nthLargest(numbers, 10, 10 ** 15)).toBe(990);
});
