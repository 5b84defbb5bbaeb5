import { expect, test } from 'vitest';
import { asCents, formatExact, parseDecimal } from '../../../src/money/index.js';
import { equalPart, shareOf, shareOfWithBigInt } from '../../../src/money/share.js';
import { exact } from './exact.js';

// Whole, part and share by hand.
test.each([
  [1000, '1', '3', 333],
  [667, '1', '2', 334], // 333.5 rounds up
  [1000, '2', '3', 667],
  [1000, '3', '3', 1000],
  [1000, '3.0', '3', 1000],
  [1000, '0', '3', 0],
  [0, '1', '3', 0],
  [5, '0.1', '1', 1], // 0.5
  [4, '0.1', '1', 0],
  [150, '1', '100', 2], // 1.5
  [999_999_999_999_999, '1', '3', 333_333_333_333_333],
  [999_999_999_999_999, '0.0000001', '0.0000003', 333_333_333_333_333],
  [999_999_999_999_998, '123456789012345.6', '999999999999999.9', 123_456_789_012_345], // …345.6 less 0.23
])('the share of %i cents for %s of %s is %i', (amount, part, whole, share) => {
  expect(shareOf(asCents(amount), exact(part), exact(whole))).toBe(share);
  expect(shareOfWithBigInt(asCents(amount), exact(part), exact(whole))).toBe(share);
});

test('a share by a quantity of thirty digits is exact', () => {
  const long = parseDecimal('0.000000000000000000000000000003');
  if (!long.ok) throw new Error('unreadable');
  expect(shareOf(asCents(300), long.value, exact('1'))).toBe(0);
});

test.each([
  ['1', 2, '0.5'],
  ['2', 3, '0.666666'],
  ['0.75', 7, '0.107142'],
  ['0.00000003', 3, '0.00000001'],
  ['123456789012345.6', 7, '17636684144620.8'],
])('one of the equal parts of %s in %i is %s', (whole, parts, part) => {
  expect(formatExact(equalPart(exact(whole), parts))).toBe(part);
});
