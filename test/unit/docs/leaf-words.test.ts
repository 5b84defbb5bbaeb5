import { expect, test } from 'vitest';
import { leafWords } from '../../../scripts/docs/reference/leaf-words.js';
import { amount, code, decimalNumber, integer, leafOf, text } from '../../../src/types/leaf.js';

const wordsOf = (schema: Parameters<typeof leafOf>[0]): string => {
  const leaf = leafOf(schema);
  return leaf === undefined ? '' : leafWords(leaf);
};

test.each([
  [amount(), 'amount: number from 0 to 9999999999999.99, 2 decimals at most'],
  [
    decimalNumber({ above: 0, max: 50_000, decimals: 5 }),
    'number, above 0, at most 50000, 5 decimals at most',
  ],
  [integer(1, 31), 'whole number, 1 to 31'],
  [integer(0), 'whole number, 0 to 2³¹ − 1'],
  [text(), 'text'],
  [text(150), 'text, at most 150 characters'],
  [text(50, 1), 'text, 1 to 50 characters'],
  [text(10, 10), 'text of 10 characters'],
  [code(['EL', 'EN']), '`EL`, `EN`'],
  [code(['1', '2', '3', '4', '5', '6', '7']), 'one of 7 codes'],
])('the bounds of a leaf in words', (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});
