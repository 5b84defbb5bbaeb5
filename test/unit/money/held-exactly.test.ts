import { expect, test } from 'vitest';
import { isHeldExactly } from '../../../src/money/held-exactly.js';

test.each([
  ['24.90', true],
  ['0', true],
  ['-0.10', true],
  ['1.5e-7', true],
  ['1e400', true], // Infinity, which is refused as such
  ['24.9000000000000000001', false],
  ['9007199254740993', false],
  ['1e-400', false],
  ['1e-999999999', false],
])('JSON.parse keeps %s exactly: %s', (text, held) => {
  expect(isHeldExactly(text)).toBe(held);
});
