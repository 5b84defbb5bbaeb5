import { describe, expect, test } from 'vitest';
import { asCents, centsToString, formatExact } from '../../../src/money/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import {
  type ItemLine,
  isSettled,
  itemLineOf,
  type SignedLine,
  sumByItem,
} from '../../../src/totals/by-item.js';
import { isSamePrice } from '../../../src/totals/same-price.js';

const coffee = { itemDescr: 'Coffee', measurementUnit: 1, vatCategory: 2 };
const line = (given: Partial<ItemLine>, net: number, quantity?: number): ItemLine => ({
  ...coffee,
  quantity,
  netValue: asCents(net),
  ...given,
});
const plus = (given: ItemLine): SignedLine => ({ line: given, sign: 1 });
const minus = (given: ItemLine): SignedLine => ({ line: given, sign: -1 });

const sums = (lines: readonly SignedLine[], apart?: (each: ItemLine) => string): unknown[] =>
  sumByItem(lines, apart).map(({ lines: [first], quantity, net }) => [
    first.line.itemDescr ?? first.line.itemCode,
    quantity && formatExact(quantity),
    centsToString(net),
  ]);

describe('totals by item', () => {
  test('subtract cancelled from ordered, in order of appearance', () => {
    expect(
      sums([plus(line({}, 1050, 3)), plus(line({ itemDescr: 'Cake' }, 600, 1)), minus(line({}, 350, 1))]),
    ).toEqual([
      ['Coffee', '2', '7.00'],
      ['Cake', '1', '6.00'],
    ]);
  });

  test('have exact quantities, which can be negative', () => {
    expect(sums([plus(line({}, 100, 0.1)), plus(line({}, 200, 0.2)), minus(line({}, 500, 0.4))])).toEqual([
      ['Coffee', '-0.1', '-2.00'],
    ]);
  });

  test('have only the value if a line has no quantity', () => {
    expect(sums([plus(line({}, 1050, 3)), minus(line({}, 50))])).toEqual([['Coffee', undefined, '10.00']]);
  });

  test('add up discounts separately', () => {
    const [sum] = sumByItem([
      plus(line({ totalDiscountValue: asCents(105) }, 945, 3)),
      minus(line({ totalDiscountValue: asCents(35) }, 315, 1)),
    ]);
    expect(sum && [centsToString(sum.net), centsToString(sum.discount)]).toEqual(['6.30', '0.70']);
  });

  test('mark a value beyond 15 digits instead of throwing', () => {
    const most = line({}, 999_999_999_999_999, 1);
    expect(sums([plus(most), plus(most)])).toEqual([['Coffee', '2', '19999999999999.98']]);
  });

  test('are empty without lines', () => {
    expect(sumByItem([])).toEqual([]);
  });

  test('are settled without quantity and value', () => {
    const settled = (lines: SignedLine[]) => sumByItem(lines).map(isSettled);
    expect(settled([plus(line({}, 350, 1)), minus(line({}, 350, 1))])).toEqual([true]);
    expect(settled([plus(line({}, 350, 1)), minus(line({}, 349, 1))])).toEqual([false]);
    expect(settled([plus(line({}, 350, 2)), minus(line({}, 350, 1))])).toEqual([false]);
    expect(settled([plus(line({}, 350)), minus(line({}, 350, 1))])).toEqual([true]);
  });
});

describe('lines of one item', () => {
  const both = (a: Partial<ItemLine>, b: Partial<ItemLine>) =>
    sumByItem([plus(line(a, 350, 1)), plus(line(b, 350, 1))]).length === 1;

  test.each([
    ['the same description', {}, {}, true],
    ['another description', {}, { itemDescr: 'Tea' }, false],
    ['spaces', {}, { itemDescr: ' Coffee ' }, true],
    [
      'the same code, described in another way',
      { itemCode: 'C1' },
      { itemCode: 'C1', itemDescr: 'Tea' },
      true,
    ],
    ['another code, described in the same way', { itemCode: 'C1' }, { itemCode: 'C2' }, false],
    ['a code, and the description that goes with it', { itemCode: 'C1' }, {}, true],
    ['a description that is another code', { itemCode: 'C1' }, { itemDescr: 'C1' }, false],
    ['another VAT category', {}, { vatCategory: 1 }, false],
    [
      'another exemption',
      { vatCategory: 7, vatExemptionCategory: 3 },
      { vatCategory: 7, vatExemptionCategory: 4 },
      false,
    ],
    ['another unit', {}, { measurementUnit: 2 }, false],
    ['a unit that is not stated', {}, { measurementUnit: undefined }, true],
    ['another price', { lineUnitPrice: 3.5 }, { lineUnitPrice: 3.51 }, false],
    ['a price that is not stated', { lineUnitPrice: 3.5 }, {}, true],
    ['no names', { itemDescr: undefined }, { itemDescr: undefined }, true],
  ])('are recognized: %s', (_, a, b, one) => {
    expect(both(a, b)).toBe(one);
    expect(both(b, a)).toBe(one);
  });

  test('are not merged by a description that has two codes', () => {
    expect(
      sums([
        plus(line({ itemCode: 'C1' }, 100, 1)),
        plus(line({ itemCode: 'C2' }, 200, 1)),
        plus(line({}, 400, 1)),
      ]),
    ).toEqual([
      ['Coffee', '1', '1.00'],
      ['Coffee', '1', '2.00'],
      ['Coffee', '1', '4.00'],
    ]);
  });

  test('stay apart if the caller asks for it', () => {
    const lines = [plus(line({}, 100, 1)), plus(line({}, 200, 2))];
    expect(sums(lines, ({ quantity }) => String(quantity))).toEqual([
      ['Coffee', '1', '1.00'],
      ['Coffee', '2', '2.00'],
    ]);
  });

  test('are merged if their prices come from one VAT-inclusive price', () => {
    // 3.50 with 13 % VAT: net 3.10, 6.19, 9.29 and 15.49 for 1, 2, 3 and 5.
    expect(
      sums([
        plus(line({ lineUnitPrice: 15.49 / 5 }, 1549, 5)),
        minus(line({ lineUnitPrice: 3.1 }, 310, 1)),
        minus(line({ lineUnitPrice: 3.095 }, 619, 2)),
        plus(line({ lineUnitPrice: 3.0967 }, 929, 3)),
        plus(line({ lineUnitPrice: 4 }, 400, 1)),
      ]),
    ).toEqual([
      ['Coffee', '5', '15.49'],
      ['Coffee', '1', '4.00'],
    ]);
  });
});

describe('isSamePrice', () => {
  const at = (price: number, quantity: number, before: number | undefined) => ({
    price,
    quantity,
    before: before === undefined ? undefined : asCents(before),
  });

  test.each([
    [at(3.5, 1, 350), at(3.5, 7, 2450), true],
    [at(3.5, 1, 350), at(3.51, 1, 351), false],
    [at(3.1, 1, 310), at(3.095, 2, 619), true],
    // 0.33 × 10.09 = 3.3297; 0.33 × 9.99 = 3.2967, three cents less; 0.33 × 10.0606 = 3.319998, one cent less.
    [at(10.09, 0.33, 333), at(9.99, 1, 999), false],
    [at(10.09, 0.33, 333), at(10.0606, 3.3, 3320), true],
    // 0.3 × 10.07 = 3.021 and 0.3 × 10.05 = 3.015: both are 3.02.
    [at(10.07, 0.3, 302), at(10.05, 1, 1005), true],
    [at(10.09, 0.33, undefined), at(10.0606, 3.3, 3320), false],
  ])('compares %j and %j: %s', (a, b, same) => {
    expect(isSamePrice(a, b)).toBe(same);
    expect(isSamePrice(b, a)).toBe(same);
  });
});

describe('a line of a document', () => {
  test('is read with its amounts in cents', () => {
    const [first] = samples.orderSlip.invoiceDetails;
    expect(first && itemLineOf(first)).toEqual({
      of: first,
      itemCode: undefined,
      itemDescr: 'Καφές',
      measurementUnit: 1,
      quantity: 3,
      lineUnitPrice: undefined,
      totalNetPriceBeforeDiscount: undefined,
      totalDiscountValue: undefined,
      vatCategory: 2,
      vatExemptionCategory: undefined,
      netValue: 1050,
    });
  });

  test('is skipped if its net value is not an amount', () => {
    for (const netValue of [-1, 0.001, Number.NaN]) {
      expect(itemLineOf({ lineNumber: 1, vatCategory: 1, vatAmount: 0, netValue })).toBeUndefined();
    }
  });
});
