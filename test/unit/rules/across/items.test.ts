import { describe, expect, test } from 'vitest';
import { asCents } from '../../../../src/money/index.js';
import { itemInWords, lineOf } from '../../../../src/rules/across/items.js';
import type { DocumentView } from '../../../../src/rules/engine/rule.js';
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

describe('an item in words', () => {
  test('is its description, or else its code', () => {
    expect(itemInWords(itemOf(line({ itemDescr: 'Coffee', itemCode: 'C1' })))).toEqual({ item: 'Coffee' });
    expect(itemInWords(itemOf(line({ itemDescr: ' ', itemCode: 'C1' })))).toEqual({ item: 'C1' });
    expect(itemInWords(itemOf(line({})))).toEqual({ item: '' });
  });

  test('has a price where all its lines state the same', () => {
    const priced = line({ itemDescr: 'Coffee', lineUnitPrice: 3.5 });
    expect(itemInWords(itemOf(priced, priced))).toEqual({ item: 'Coffee', price: '3.5' });
    expect(itemInWords(itemOf(priced, line({ itemDescr: 'Coffee' })))).toEqual({ item: 'Coffee' });
    expect(itemInWords(itemOf(line({ itemDescr: 'Coffee' }), priced))).toEqual({ item: 'Coffee' });
  });
});

describe('the line that has an item', () => {
  const sum = itemOf(line({ itemDescr: 'Tea' }), line({ itemDescr: 'Tea' }), line({ itemDescr: 'Tea' }));
  const documentOf = (lines: number): DocumentView =>
    ({ invoiceDetails: Array.from({ length: lines }) }) as unknown as DocumentView;
  const from = (first: number): ItemSum => {
    const [one, ...others] = sum.lines.slice(first);
    if (one === undefined) throw new TypeError('There are three lines.');
    return { ...sum, lines: [one, ...others] };
  };

  test('is the first of the document itself', () => {
    expect(lineOf(sum, documentOf(1))).toEqual(['invoiceDetails', 0]);
    expect(lineOf(from(1), documentOf(2))).toEqual(['invoiceDetails', 1]);
  });

  test('is none where only other documents have it', () => {
    expect(lineOf(from(1), documentOf(1))).toEqual(['invoiceDetails']);
    expect(lineOf(from(2), documentOf(1))).toEqual(['invoiceDetails']);
  });
});
