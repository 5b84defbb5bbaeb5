import { describe, expect, test } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { type ItemLine, type SignedLine, sumByItem } from '../../../src/totals/by-item.js';

/** So many pieces at a price in cents. */
const bought = (
  itemDescr: string,
  price: number,
  quantity: number,
  more: Partial<ItemLine> = {},
): SignedLine => ({
  line: {
    itemDescr,
    quantity,
    measurementUnit: 1,
    lineUnitPrice: price / 100,
    vatCategory: 2,
    netValue: asCents(price * quantity),
    ...more,
  },
  sign: 1,
});

/** The places of the lines of each sum. */
const places = (lines: readonly SignedLine[]): number[][] =>
  sumByItem(lines).map((sum) => sum.lines.map(({ place }) => place));

describe('items of several prices', () => {
  test('stay in the order in which each price first appears, with their lines in order', () => {
    expect(
      places([
        bought('Coffee', 300, 1),
        bought('Coffee', 200, 1),
        bought('Coffee', 300, 2),
        bought('Coffee', 200, 2),
        bought('Coffee', 250, 1),
      ]),
    ).toEqual([[0, 2], [1, 3], [4]]);
  });

  test('are placed among other items by their first line', () => {
    expect(
      places([
        bought('Cake', 500, 1),
        bought('Coffee', 300, 1),
        bought('Cake', 400, 1),
        bought('Coffee', 300, 1),
      ]),
    ).toEqual([[0], [1, 3], [2]]);
    expect(
      places([
        bought('Cake', 400, 1),
        bought('Coffee', 300, 1),
        bought('Cake', 500, 1),
        bought('Coffee', 300, 1),
      ]),
    ).toEqual([[0], [1, 3], [2]]);
  });

  test('are compared in the given order if several lines share a price', () => {
    // Ten at 3.095 are 30.95, and at 3.10 they are 31.00; a single one at 3.10 could be of either price.
    const finer = bought('Coffee', 309.5, 10);
    expect(places([bought('Coffee', 310, 1000), bought('Coffee', 310, 1), finer])).toEqual([[0, 1], [2]]);
  });

  test('are merged if a line states no price or quantity', () => {
    const priceless = { ...bought('Coffee', 300, 1).line };
    delete (priceless as { lineUnitPrice?: number }).lineUnitPrice;
    expect(places([bought('Coffee', 200, 1), { line: priceless, sign: 1 }])).toEqual([[0, 1]]);
    const countless = { ...bought('Coffee', 300, 1).line };
    delete (countless as { quantity?: number }).quantity;
    expect(places([bought('Coffee', 200, 1), { line: countless, sign: 1 }])).toEqual([[0, 1]]);
  });

  test('are kept apart by unit if each line states one', () => {
    expect(
      places([
        bought('Coffee', 300, 1),
        bought('Coffee', 300, 1, { measurementUnit: 2 }),
        bought('Coffee', 300, 1),
      ]),
    ).toEqual([[0, 2], [1]]);
  });
});
