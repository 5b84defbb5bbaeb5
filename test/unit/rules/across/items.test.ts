import { describe, expect, test } from 'vitest';
import { asCents } from '../../../../src/money/index.js';
import { itemInWords } from '../../../../src/rules/across/items.js';
import { type ItemLine, type ItemSum, sumByItem } from '../../../../src/totals/by-item.js';

const line = (facts: Partial<ItemLine>): ItemLine => ({
  quantity: 1,
  measurementUnit: 1,
  vatCategory: 2,
  netValue: asCents(350),
  ...facts,
});

/** The only item of some lines. */
function itemOf(...lines: ItemLine[]): ItemSum {
  const [sum, ...others] = sumByItem(lines.map((each) => ({ line: each, sign: 1 })));
  if (sum === undefined || others.length > 0) throw new TypeError('These are not the lines of one item.');
  return sum;
}

describe('the displayed name of an item', () => {
  test('is its description, or otherwise its code', () => {
    expect(itemInWords(itemOf(line({ itemDescr: 'Coffee', itemCode: 'C1' })))).toEqual({ item: 'Coffee' });
    expect(itemInWords(itemOf(line({ itemDescr: ' ', itemCode: 'C1' })))).toEqual({ item: 'C1' });
    expect(itemInWords(itemOf(line({})))).toEqual({ item: '' });
  });

  test('includes the price if all its lines have the same', () => {
    const priced = line({ itemDescr: 'Coffee', lineUnitPrice: 3.5 });
    expect(itemInWords(itemOf(priced, priced))).toEqual({ item: 'Coffee', price: '3.5' });
    expect(itemInWords(itemOf(priced, line({ itemDescr: 'Coffee' })))).toEqual({ item: 'Coffee' });
    expect(itemInWords(itemOf(line({ itemDescr: 'Coffee' }), priced))).toEqual({ item: 'Coffee' });
  });
});
