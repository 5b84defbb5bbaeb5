import { expect, test } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { isMultipleOf } from '../../../src/money/multiple.js';

test.each([
  [450, 150, true],
  [451, 150, false],
  [449, 150, false],
  [150, 450, false],
  [0, 7, true],
  [7, 1, true],
  [999_999_999_999_999, 9, true],
  [999_999_999_999_998, 9, false],
  [0, 0, true],
  [7, 0, false],
])('%i cents are a multiple of %i cents: %s', (amount, unit, expected) => {
  expect(isMultipleOf(asCents(amount), asCents(unit))).toBe(expected);
});
