import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../../../src/flows/credit/left.js';
import { afterCredits } from '../../../../src/flows/credit/place.js';
import { exactToNumber } from '../../../../src/money/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { InvoiceHeader, InvoiceLine } from '../../../../src/types/index.js';
import { viewOf } from '../../rules/view-of.js';

type Line = Partial<InvoiceLine> & Pick<InvoiceLine, 'netValue'>;

/** A document whose lines are of one item unless they say otherwise. Their VAT is 24 % of amounts that divide well. */
const documentOf = (lines: readonly Line[], header: Partial<InvoiceHeader> = {}) =>
  viewOf({
    ...samples.retailReceipt,
    invoiceHeader: { ...samples.retailReceipt.invoiceHeader, ...header },
    invoiceDetails: lines.map((line, index) => ({
      lineNumber: index + 1,
      itemDescr: 'Καρέκλα',
      vatCategory: 1,
      vatAmount: (line.netValue * 24) / 100,
      ...line,
    })),
  });

/** A credit of other software: its line numbers are not those of the original. */
const creditOf = (lines: readonly Line[], header: Partial<InvoiceHeader> = {}) =>
  documentOf(
    lines.map((line, index) => ({ lineNumber: 90 + index, ...line })),
    { invoiceType: '11.4', ...header },
  );

type Credits = Parameters<typeof afterCredits>[1];

/** Pieces, net value and VAT in cents that each line has left, and what belongs to no line. */
function left(original: readonly Line[], credits: Credits) {
  const { lines, unplaced } = afterCredits(wholeOf(documentOf(original)), credits);
  return {
    net: lines.map(({ net }) => net),
    vat: lines.map(({ vat }) => vat),
    pieces: lines.map(({ quantity }) => quantity && exactToNumber(quantity)),
    unplaced,
  };
}

const none = { count: 0, net: 0, vat: 0 };

describe('a line of a credit with the number of a line', () => {
  it('is subtracted from that line if it is of the same item and kind', () => {
    const own = documentOf([{ netValue: 5, lineNumber: 2 }], { invoiceType: '11.4' });
    expect(left([{ netValue: 50 }, { netValue: 25 }], [own])).toMatchObject({
      net: [5000, 2000],
      unplaced: none,
    });
  });

  it('is not subtracted from a line of another item', () => {
    const other = documentOf([{ netValue: 5, lineNumber: 2, itemDescr: 'Τραπέζι' }], { invoiceType: '11.4' });
    expect(left([{ netValue: 50 }, { netValue: 25 }], [other])).toMatchObject({
      net: [5000, 2500],
      unplaced: { count: 1, net: 500, vat: 120 },
    });
  });
});

describe('several credits', () => {
  // 8.00 fits the line of 10.00, and then 10.00 fits only the line of 20.00. In the other order 2.00 more of it is left.
  it.each<[string, Partial<InvoiceHeader>, Partial<InvoiceHeader>]>([
    ['date', { issueDate: '2026-11-20', aa: '9' }, { issueDate: '2026-11-21', aa: '1' }],
    ['type', { invoiceType: '11.4', aa: '9' }, { invoiceType: '5.2', aa: '1' }],
    ['series', { series: 'A', aa: '9' }, { series: 'B', aa: '1' }],
    ['number', { aa: '9' }, { aa: '10' }],
  ])('are subtracted by their %s, whatever the order in which they are given', (_, first, second) => {
    const credits = [creditOf([{ netValue: 8 }], first), creditOf([{ netValue: 10 }], second)];
    const original = [{ netValue: 10 }, { netValue: 20 }];
    for (const given of [credits, [...credits].reverse()]) {
      expect(left(original, given)).toMatchObject({ net: [200, 1000], unplaced: none });
    }
  });
});

describe('a line of a credit without its number', () => {
  it('is subtracted whole from the first line that has enough left', () => {
    expect(left([{ netValue: 5 }, { netValue: 20 }], [creditOf([{ netValue: 10 }])])).toMatchObject({
      net: [500, 1000],
      vat: [120, 240],
      unplaced: none,
    });
  });

  it.each<[string, Line]>([
    ['exemption', { netValue: 10, vatCategory: 7, vatAmount: 0 }],
    ['unit', { netValue: 10, quantity: 1 }],
  ])('is subtracted whole without an %s, too', (member, credit) => {
    const lines: readonly Line[] =
      member === 'unit'
        ? [
            { netValue: 5, quantity: 4, measurementUnit: 1 },
            { netValue: 20, quantity: 4, measurementUnit: 1 },
          ]
        : [
            { netValue: 5, vatCategory: 7, vatAmount: 0, vatExemptionCategory: 14 },
            { netValue: 20, vatCategory: 7, vatAmount: 0, vatExemptionCategory: 14 },
          ];
    expect(left(lines, [creditOf([credit])])).toMatchObject({ net: [500, 1000], unplaced: none });
  });

  it('is split if no line has enough', () => {
    expect(left([{ netValue: 5 }, { netValue: 20 }], [creditOf([{ netValue: 22 }])])).toMatchObject({
      net: [0, 300],
      unplaced: none,
    });
  });

  const chair = { quantity: 4, measurementUnit: 1, netValue: 20, lineUnitPrice: 5 } as const;
  const cheap = { ...chair, netValue: 12, lineUnitPrice: 3 } as const;
  const exempt = { netValue: 20, vatCategory: 7, vatAmount: 0 } as const;

  it.each<[string, Line, Line, Line, 'first' | 'second']>([
    [
      'the VAT category',
      { netValue: 20 },
      { netValue: 20, vatCategory: 2 },
      { netValue: 5, vatCategory: 2 },
      'second',
    ],
    [
      'the exemption',
      { ...exempt, vatExemptionCategory: 14 },
      { ...exempt, vatExemptionCategory: 8 },
      { ...exempt, netValue: 5, vatExemptionCategory: 8 },
      'second',
    ],
    [
      'an exemption that the credit does not state',
      { ...exempt, vatExemptionCategory: 14 },
      { ...exempt, vatExemptionCategory: 8 },
      { ...exempt, netValue: 5 },
      'first',
    ],
    [
      'an exemption that the line does not state',
      { ...exempt },
      { ...exempt, vatExemptionCategory: 8 },
      { ...exempt, netValue: 5, vatExemptionCategory: 8 },
      'first',
    ],
    [
      'the VAT category together with equal exemptions',
      { ...exempt, vatCategory: 8, vatExemptionCategory: 8 },
      { ...exempt, vatExemptionCategory: 8 },
      { ...exempt, netValue: 5, vatExemptionCategory: 8 },
      'second',
    ],
    [
      'the unit',
      { netValue: 20, quantity: 4, measurementUnit: 1 },
      { netValue: 20, quantity: 4, measurementUnit: 2 },
      { netValue: 5, quantity: 1, measurementUnit: 2 },
      'second',
    ],
    [
      'a unit that the credit does not state',
      { netValue: 20, quantity: 4, measurementUnit: 1 },
      { netValue: 20, quantity: 4, measurementUnit: 2 },
      { netValue: 5, quantity: 1 },
      'first',
    ],
    [
      'a unit that the line does not state',
      { netValue: 20, quantity: 4 },
      { netValue: 20, quantity: 4, measurementUnit: 2 },
      { netValue: 5, quantity: 1, measurementUnit: 2 },
      'first',
    ],
    ['the price', chair, cheap, { ...cheap, quantity: 1, netValue: 3 }, 'second'],
    ['a price that the credit does not state', chair, cheap, { quantity: 1, netValue: 3 }, 'first'],
    ['a price without pieces in the credit', chair, cheap, { netValue: 3, lineUnitPrice: 3 }, 'first'],
    [
      'a price that the line does not state',
      { netValue: 20, quantity: 4, measurementUnit: 1 },
      cheap,
      { ...cheap, quantity: 1, netValue: 3 },
      'first',
    ],
    ['pieces', { netValue: 20 }, { netValue: 20, quantity: 4 }, { netValue: 5, quantity: 1 }, 'second'],
    [
      'enough pieces',
      { netValue: 20, quantity: 1 },
      { netValue: 20, quantity: 4 },
      { netValue: 5, quantity: 2 },
      'second',
    ],
  ])('is compared by %s', (_, one, other, credit, taken) => {
    const { net, unplaced } = left([one, other], [creditOf([credit])]);
    const cents = (line: Line, less: number) => Math.round((line.netValue - less) * 100);
    expect(net).toEqual(
      taken === 'first'
        ? [cents(one, credit.netValue), cents(other, 0)]
        : [cents(one, 0), cents(other, credit.netValue)],
    );
    expect(unplaced).toEqual(none);
  });

  it('is subtracted from the next line at its price before a line at another price', () => {
    const twice = { ...cheap, quantity: 1, netValue: 3 } as const;
    expect(
      left([chair, { ...cheap, quantity: 1, netValue: 3 }, cheap], [creditOf([twice, twice])]),
    ).toMatchObject({
      net: [2000, 0, 900],
      pieces: [4, 0, 3],
    });
  });
});

describe('VAT of a credit above that of its line', () => {
  it('is subtracted from other lines of its category, and what none has belongs to no line', () => {
    const credit = documentOf([{ netValue: 10, vatAmount: 5 }], { invoiceType: '11.4' });
    const original = [
      { netValue: 10 },
      { netValue: 10, vatCategory: 2, vatAmount: 1.3, itemDescr: 'Βιβλίο' },
      { netValue: 5, itemDescr: 'Τραπέζι' },
    ];
    // 5.00 is 2.60 more than 2.40; the third line has 1.20, so 1.40 is left over.
    expect(left(original, [credit])).toMatchObject({
      vat: [0, 130, 0],
      unplaced: { count: 0, net: 0, vat: 140 },
    });
  });
});
