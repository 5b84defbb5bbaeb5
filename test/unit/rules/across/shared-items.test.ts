import { describe, expect, test } from 'vitest';
import { asCents } from '../../../../src/money/index.js';
import { areComparable, placeIn, sumShared } from '../../../../src/rules/across/shared-items.js';
import type { DocumentView } from '../../../../src/rules/engine/rule.js';
import type { ItemLine, SignedLine } from '../../../../src/totals/by-item.js';

const line = (itemDescr: string, cents: number, sign: 1 | -1): SignedLine => ({
  line: {
    itemDescr,
    quantity: 1,
    measurementUnit: 1,
    vatCategory: 2,
    netValue: asCents(cents),
  } satisfies ItemLine,
  sign,
});

const LINES = new Map<DocumentView, SignedLine[]>();
/** A document of which only its lines are looked at. */
function documentOf(...lines: SignedLine[]): DocumentView {
  const document = { invoiceDetails: lines } as unknown as DocumentView;
  LINES.set(document, lines);
  return document;
}
const linesOf = (document: DocumentView): SignedLine[] => LINES.get(document) ?? [];

describe('items that several documents share', () => {
  const first = documentOf(line('Coffee', 350, -1), line('Tea', 200, -1), line('Tea', 200, -1));
  const second = documentOf(line('Cake', 600, -1), line('Coffee', 350, -1));
  const items = sumShared([first, second], linesOf, [line('Coffee', 1050, 1), line('Water', 50, 1)]);

  test('are summed over all of them and over the documents they are compared with', () => {
    expect(items.map(({ sum }) => [sum.lines[0].line.itemDescr, sum.net])).toEqual([
      ['Coffee', 350],
      ['Tea', -400],
      ['Cake', -600],
      ['Water', 50],
    ]);
  });

  test('are reported at the first line of each document that has them', () => {
    expect(items.map((item) => placeIn(first, item))).toEqual([
      ['invoiceDetails', 0],
      ['invoiceDetails', 1],
      ['invoiceDetails'],
      ['invoiceDetails'],
    ]);
    expect(items.map((item) => placeIn(second, item))).toEqual([
      ['invoiceDetails', 1],
      ['invoiceDetails'],
      ['invoiceDetails', 0],
      ['invoiceDetails'],
    ]);
  });

  test('can be compared if one occurs on both sides', () => {
    expect(items.map(({ isOnBoth }) => isOnBoth)).toEqual([true, false, false, false]);
    expect(areComparable(items)).toBe(true);
    expect(areComparable(items.slice(1))).toBe(false);
  });
});
