import { describe, expect, test } from 'vitest';
import { unitSpellings } from '../../../src/builders/facts/leaves.js';
import { infoOf } from '../../../src/builders/kinds/kind-info.js';
import { type Kind, kinds } from '../../../src/builders/kinds/kinds.js';
import { usualIncome } from '../../../src/builders/kinds/usual-income.js';
import { parseUnit } from '../../../src/codes/index.js';

const incomes = ['goods', 'services'] as const;
const classified = (Object.keys(kinds) as Kind[]).filter((kind) =>
  ['goods', 'service'].includes(kinds[kind].line),
);

describe('the income that compiles', () => {
  test.each(classified)('on %s is exactly what the reader accepts', (kind) => {
    const taken = incomes.filter((income) =>
      [undefined, 'DE', 'GB'].some((country) => infoOf(kind).usualIncome(income, country) !== undefined),
    );
    expect((usualIncome as Readonly<Partial<Record<Kind, readonly string[]>>>)[kind] ?? incomes).toEqual(
      taken,
    );
  });

  test('names no other document kind', () => {
    expect(Object.keys(usualIncome).filter((kind) => !classified.includes(kind as Kind))).toEqual([]);
  });
});

test('every spelling that an editor offers is a unit', () => {
  expect(unitSpellings.map((spelling) => parseUnit(spelling))).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
});
