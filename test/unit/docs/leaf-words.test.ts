import { expect, test } from 'vitest';
import { leafWords } from '../../../scripts/docs/reference/leaf-words.js';
import { type Leaf, UNLIMITED } from '../../../src/types/leaf.js';

const cases: readonly [Leaf, string][] = [
  [{ kind: 'amount', printed: false }, 'amount: number from 0 to 9999999999999.99, 2 decimals at most'],
  [
    { kind: 'number', above: 0, max: 50_000, decimals: 5 },
    'number, above 0, at most 50000, 5 decimals at most',
  ],
  [{ kind: 'integer', min: 1, max: 31 }, 'whole number, 1 to 31'],
  [{ kind: 'integer', min: 0, max: 2_147_483_647 }, 'whole number, 0 to 2³¹ − 1'],
  [{ kind: 'text', min: 0, max: UNLIMITED }, 'text'],
  [{ kind: 'text', min: 0, max: 150 }, 'text, at most 150 characters'],
  [{ kind: 'text', min: 1, max: 50 }, 'text, 1 to 50 characters'],
  [{ kind: 'text', min: 10, max: 10 }, 'text of 10 characters'],
  [{ kind: 'code', values: new Set(['EL', 'EN']) }, '`EL`, `EN`'],
  [{ kind: 'code', values: new Set(['1', '2', '3', '4', '5', '6', '7']) }, 'one of 7 codes'],
  [{ kind: 'code', values: new Set(['10', '20']), alsoNumber: true }, '`10`, `20`, as text or as a number'],
];

test.each(cases)('a page states the bounds of a value in words: %j', (leaf, words) => {
  expect(leafWords(leaf)).toBe(words);
});
