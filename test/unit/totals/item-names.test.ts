import { describe, expect, it } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { type ItemLine, itemLineOf, sumByItem } from '../../../src/totals/by-item.js';
import { nameLines } from '../../../src/totals/item-names.js';

describe('the item name of a line', () => {
  it('is its code, or the only code that its description has elsewhere', () => {
    expect(nameLines([{ itemCode: 'K1', itemDescr: 'Coffee' }, { itemDescr: 'Coffee' }])).toEqual([
      'code K1',
      'code K1',
    ]);
  });

  it('is the description if it has several codes, or no code', () => {
    const coffee = 'Coffee';
    expect(
      nameLines([
        { itemCode: 'K1', itemDescr: coffee },
        { itemCode: 'K2', itemDescr: coffee },
        { itemDescr: coffee },
        { itemDescr: 'Cake' },
      ]),
    ).toEqual(['code K1', 'code K2', 'item Coffee', 'item Cake']);
  });

  it('is not a code on a line that has nothing else', () => {
    expect(nameLines([{ itemCode: 'K1' }, {}, { itemDescr: '' }])).toEqual(['code K1', 'item ', 'item ']);
  });

  it('collapses several spaces in a text to one', () => {
    expect(nameLines([{ itemDescr: ' Greek \t coffee ' }, { itemDescr: 'Greekcoffee' }])).toEqual([
      'item Greek coffee',
      'item Greekcoffee',
    ]);
  });
});

describe('lines whose prices differ by rounding', () => {
  const line = (given: Partial<ItemLine>): ItemLine => ({
    itemDescr: 'Coffee',
    measurementUnit: 1,
    vatCategory: 2,
    netValue: asCents(0),
    ...given,
  });
  // 3.50 with 13 % VAT: 3.10 net for one, 6.19 for two.
  const one = { quantity: 1, lineUnitPrice: 3.1, netValue: asCents(310) };
  const two = line({ quantity: 2, lineUnitPrice: 3.095, netValue: asCents(619) });
  const places = (...lines: ItemLine[]) =>
    sumByItem(lines.map((each) => ({ line: each, sign: 1 as const }))).map((item) =>
      item.lines.map(({ place }) => place),
    );

  it('are one item with lines in the given order', () => {
    expect(places(line(one), two)).toEqual([[0, 1]]);
    expect(places(two, line(one))).toEqual([[0, 1]]);
    expect(places(line(one), two, line(one))).toEqual([[0, 1, 2]]);
  });

  it('are one item with a discount of zero, but two if a discount hides the amount before it', () => {
    expect(places(line({ ...one, totalDiscountValue: asCents(0) }), two)).toEqual([[0, 1]]);
    expect(places(line({ ...one, totalDiscountValue: asCents(5) }), two)).toEqual([[0], [1]]);
    const before = { totalDiscountValue: asCents(5), totalNetPriceBeforeDiscount: asCents(310) };
    expect(places(line({ ...one, ...before }), two)).toEqual([[0, 1]]);
  });

  it('stay in order, with other prices between them', () => {
    const dear = line({ quantity: 1, lineUnitPrice: 4, netValue: asCents(400) });
    const cheap = line({ quantity: 1, lineUnitPrice: 2, netValue: asCents(200) });
    expect(places(dear, cheap, line(one), cheap, two, dear)).toEqual([
      [0, 5],
      [1, 3],
      [2, 4],
    ]);
  });
});

describe('a line of a document', () => {
  const stated = { lineNumber: 1, netValue: 9.45, vatCategory: 2, vatAmount: 1.23 };

  it('has its printed amounts in cents', () => {
    expect(
      itemLineOf({ ...stated, totalNetPriceBeforeDiscount: 10.5, totalDiscountValue: 1.05 } as never),
    ).toMatchObject({ netValue: 945, totalNetPriceBeforeDiscount: 1050, totalDiscountValue: 105 });
  });

  it('has no amounts that it does not state', () => {
    const line = itemLineOf(stated as never);
    expect([line?.netValue, line?.totalNetPriceBeforeDiscount, line?.totalDiscountValue]).toEqual([
      945,
      undefined,
      undefined,
    ]);
  });
});
