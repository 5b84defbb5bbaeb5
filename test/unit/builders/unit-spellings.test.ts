import { expect, test } from 'vitest';
import { unitSpellings } from '../../../src/builders/facts/leaves.js';
import { parseUnit } from '../../../src/codes/index.js';

test('every spelling that an editor offers is a unit', () => {
  expect(unitSpellings.map((spelling) => parseUnit(spelling))).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
});
