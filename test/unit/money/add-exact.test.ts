import { expect, test } from 'vitest';
import { addExact, subtractExact } from '../../../src/money/add-exact.js';
import { exactAsPrinted } from '../../../src/money/as-printed.js';
import { compareExact, formatExact } from '../../../src/money/index.js';
import { exact } from './exact.js';

test.each([
  ['0.1', '0.2', '0.3', '-0.1'],
  ['3', '0.5', '3.5', '2.5'],
  ['2.50', '2.5', '5', '0'],
  ['999999999999999', '999999999999999', '1999999999999998', '0'],
  ['123456789012345.678', '0.0000000001', '123456789012345.6780000001', '123456789012345.6779999999'],
])('addExact adds %s and %s', (a, b, sum, difference) => {
  expect(formatExact(addExact(exact(a), exact(b)))).toBe(sum);
  expect(formatExact(subtractExact(exact(a), exact(b)))).toBe(difference);
});

test('a sum of exact numbers has no binary noise', () => {
  const sum = addExact(exactAsPrinted(0.1), exactAsPrinted(0.2));
  expect(compareExact(sum, exactAsPrinted(0.3))).toBe(0);
});

test('addExact reads a number as it is printed, including noise', () => {
  expect(formatExact(exactAsPrinted(0.1 + 0.2))).toBe('0.30000000000000004');
  expect(formatExact(exactAsPrinted(150.5))).toBe('150.5');
  expect(compareExact(exactAsPrinted(0.1 + 0.2), exactAsPrinted(0.3))).toBe(1);
});
