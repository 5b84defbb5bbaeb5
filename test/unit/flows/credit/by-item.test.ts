import { expect, it } from 'vitest';
import type { LineLeft } from '../../../../src/flows/credit/left.js';
import { subtractByItem } from '../../../../src/flows/credit/place.js';
import { without } from '../../../../src/flows/credit/subtract.js';
import { asCents, exactAsPrinted, exactToNumber } from '../../../../src/money/index.js';
import type { LineView } from '../../../../src/rules/engine/rule.js';

/** Pieces, net value in cents, and the unit. The VAT is 24 %. */
type Figures = readonly [quantity: number | undefined, net: number, measurementUnit?: number];

const lineOf = ([quantity, net, measurementUnit]: Figures): LineLeft => ({
  of: { measurementUnit } as LineView,
  credited: false,
  quantity: quantity === undefined ? undefined : exactAsPrinted(quantity),
  before: asCents(net),
  net: asCents(net),
  vat: asCents(Math.round(net * 0.24)),
  taxes: {
    withheldAmount: undefined,
    feesAmount: undefined,
    stampDutyAmount: undefined,
    otherTaxesAmount: undefined,
    deductionsAmount: undefined,
  },
  income: undefined,
  expenses: undefined,
});
const figuresOf = ({ quantity, net, vat }: Pick<LineLeft, 'quantity' | 'net' | 'vat'>) => [
  quantity && exactToNumber(quantity),
  net,
  vat,
];

/** What is taken from which line, and what no line has. */
function subtracted(credited: Figures, ...lines: readonly Figures[]) {
  const left = lines.map(lineOf);
  const taken: unknown[][] = [];
  const at = (place: number): LineLeft => {
    const line = left[place];
    if (line === undefined) throw new RangeError(String(place));
    return line;
  };
  const rest = subtractByItem(lineOf(credited), [...lines.keys()], at, (place, amounts) => {
    taken.push([place, ...figuresOf(amounts)]);
    left[place] = without(at(place), amounts);
  });
  return { taken, rest: figuresOf(rest) };
}

const none = [0, 0, 0];

it('pieces are taken from the lines in order, each with its share of the amounts', () => {
  expect(subtracted([3, 1000], [2, 2000], [5, 5000])).toEqual({
    taken: [
      [0, 2, 667, 160],
      [1, 1, 333, 80],
    ],
    rest: none,
  });
});

it('a line gives no more pieces and no more value than it has', () => {
  expect(subtracted([3, 1000], [3, 500])).toEqual({ taken: [[0, 3, 500, 120]], rest: [0, 500, 120] });
  expect(subtracted([3, 1000], [3, 1000])).toEqual({ taken: [[0, 3, 1000, 240]], rest: none });
  expect(subtracted([4, 1000], [3, 1000])).toEqual({
    taken: [
      [0, 3, 750, 180],
      [0, undefined, 250, 60],
    ],
    rest: [1, 0, 0],
  });
});

it('what remains of the value is taken from lines that still have some', () => {
  expect(subtracted([2, 1000], [1, 100], [5, 5000])).toEqual({
    taken: [
      [0, 1, 100, 24],
      [1, 1, 900, 216],
    ],
    rest: none,
  });
  expect(subtracted([1, 1000], [1, 100], [5, 300], [5, 5000])).toEqual({
    taken: [
      [0, 1, 100, 24],
      [1, undefined, 300, 72],
      [2, undefined, 600, 144],
    ],
    rest: none,
  });
});

it.each<[string, Figures, Figures, unknown[][], unknown[]]>([
  ['a credit without pieces', [undefined, 100], [5, 1000], [[0, undefined, 100, 24]], [undefined, 0, 0]],
  ['a credit of no pieces', [0, 100], [5, 1000], [[0, undefined, 100, 24]], none],
  ['a line without pieces', [1, 100], [undefined, 1000], [[0, undefined, 100, 24]], [1, 0, 0]],
  ['a line whose pieces are used up', [1, 100], [0, 1000], [[0, undefined, 100, 24]], [1, 0, 0]],
  ['another unit', [1, 100, 2], [5, 1000, 1], [[0, undefined, 100, 24]], [1, 0, 0]],
  ['the same unit', [1, 100, 1], [5, 1000, 1], [[0, 1, 100, 24]], none],
  ['a unit that only the line states', [1, 100], [5, 1000, 1], [[0, 1, 100, 24]], none],
  ['a unit that only the credit states', [1, 100, 1], [5, 1000], [[0, 1, 100, 24]], none],
  ['a line without value', [1, 100], [5, 0], [[0, 1, 0, 0]], [0, 100, 24]],
  ['a line with nothing', [1, 100], [0, 0], [], [1, 100, 24]],
])('pieces are only compared if both have them in one unit: %s', (_, credited, line, taken, rest) => {
  expect(subtracted(credited, line)).toEqual({ taken, rest });
});
