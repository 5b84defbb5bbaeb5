import { describe, expect, it, test } from 'vitest';
import type { OrderedLine, Worth } from '../../../../src/flows/table/ordered-line.js';
import { readOrderedLine } from '../../../../src/flows/table/ordered-line.js';
import type { StoredPrice } from '../../../../src/flows/table/state.js';
import { factsOf, isSameGoods, offerKey } from '../../../../src/flows/table/stated-line.js';
import { exactAsPrinted } from '../../../../src/money/as-printed.js';
import { type Cents, parseAmount } from '../../../../src/money/index.js';
import type { InvoiceLine } from '../../../../src/types/index.js';

const cents = (text: string): Cents => {
  const read = parseAmount(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const lineOf = (price: StoredPrice, of: Partial<InvoiceLine>): OrderedLine => {
  const line = { itemDescr: 'Wine', quantity: 2, vatCategory: 1, ...of } as InvoiceLine;
  const read = readOrderedLine({ slip: 0, line: 0 }, line, price);
  if (read === undefined) throw new Error('slip and price do not belong together');
  return read;
};

/** Two at 10.00 net. */
const plain = lineOf({ lead: 'unitPrice', price: '10' }, { netValue: 20, vatAmount: 4.8 });
/** Two at 10.00 net, 10 % off. */
const byPercent = lineOf(
  { lead: 'unitPrice', price: '10', percent: '10' },
  { netValue: 18, vatAmount: 4.32, totalDiscountValue: 2 },
);
/** Two at 10.00 net, 1.00 off both together. */
const byAmount = lineOf(
  { lead: 'unitPrice', price: '10' },
  { netValue: 19, vatAmount: 4.56, totalDiscountValue: 1 },
);
/** Two for 10.00 net, and with 1.00 off. */
const whole = lineOf({ lead: 'net', price: '10' }, { netValue: 10, vatAmount: 2.4 });
const wholeOff = lineOf(
  { lead: 'net', price: '10' },
  { netValue: 9, vatAmount: 2.16, totalDiscountValue: 1 },
);
/** Two for 12.40 with VAT. */
const gross = lineOf({ lead: 'gross', price: '12.4' }, { netValue: 10, vatAmount: 2.4 });
/** 18.00 with VAT is 14.52 + 3.48, and 20.00 is 16.13 + 3.87; the net price of one is 8.06. */
const withVat = (lineUnitPrice: number | undefined) =>
  lineOf(
    { lead: 'unitPriceWithVat', price: '10', percent: '10' },
    { netValue: 14.52, vatAmount: 3.48, totalDiscountValue: 1.61, lineUnitPrice },
  );
/** 20.00 with VAT, without a discount. */
const withVatFull = lineOf(
  { lead: 'unitPriceWithVat', price: '10' },
  { netValue: 16.13, vatAmount: 3.87, lineUnitPrice: 8.06 },
);

describe('the facts of a quantity with a value', () => {
  test.each<[string, OrderedLine, string, [before: string, after: string, net: string], object]>([
    ['a unit price', plain, '1', ['10.00', '10.00', '10.00'], { unitPrice: '10' }],
    [
      'a percentage off',
      byPercent,
      '1',
      ['10.00', '9.00', '9.00'],
      { unitPrice: '10', discount: { percent: '10' } },
    ],
    [
      'a value that the percentage does not give',
      byPercent,
      '1',
      ['10.00', '8.99', '8.99'],
      { unitPrice: '10', discount: { amount: '1.01' } },
    ],
    [
      'a share of an amount off',
      byAmount,
      '1',
      ['10.00', '9.50', '9.50'],
      { unitPrice: '10', discount: { amount: '0.50' } },
    ],
    ['a value above a reduced price', byAmount, '1', ['10.00', '10.01', '10.01'], { net: '10.01' }],
    ['a value below a price without a discount', plain, '1', ['10.00', '9.99', '9.99'], { net: '9.99' }],
    ['an amount', whole, '1', ['5.00', '5.00', '5.00'], { net: '5.00' }],
    [
      'an amount with a discount',
      wholeOff,
      '2',
      ['10.00', '9.00', '9.00'],
      { net: '10.00', discount: { amount: '1.00' } },
    ],
    ['an amount with VAT', gross, '1', ['6.20', '6.20', '5.00'], { gross: '6.20' }],
    [
      'a net amount that no price with VAT gives, by the net price',
      withVat(8.06),
      '1',
      ['10.00', '9.00', '7.25'],
      { unitPrice: '8.06', discount: { amount: '0.81' } },
    ],
    ['the same at the net price itself', withVat(8.06), '1', ['10.00', '9.00', '8.06'], { net: '8.06' }],
    ['the same above the net price', withVat(8.06), '1', ['10.00', '9.00', '8.07'], { net: '8.07' }],
    ['the same without a net price', withVat(undefined), '1', ['10.00', '9.00', '7.25'], { net: '7.25' }],
    ['the same without a discount', withVatFull, '1', ['10.00', '10.00', '8.00'], { net: '8.00' }],
  ])('by %s', (_, line, quantity, [before, after, net], facts) => {
    const worth: Worth = { before: cents(before), after: cents(after), net: cents(net), vat: cents('0') };
    expect(factsOf(line, exactAsPrinted(Number(quantity)), worth)).toEqual({
      description: 'Wine',
      vatCategory: 1,
      quantity,
      ...facts,
    });
  });
});

describe('the same goods', () => {
  const price: StoredPrice = { lead: 'unitPrice', price: '10' };
  const values = { netValue: 20, vatAmount: 4.8 };
  const same = (one: Partial<InvoiceLine>, other: Partial<InvoiceLine>) =>
    isSameGoods(lineOf(price, { ...values, ...one }), lineOf(price, { ...values, ...other }));
  const free = { vatCategory: 7, vatAmount: 0 } as const;

  it.each<[boolean, Partial<InvoiceLine>, Partial<InvoiceLine>]>([
    [true, { itemDescr: 'Coffee' }, { itemDescr: 'Coffee' }],
    [false, { itemDescr: 'Coffee' }, { itemDescr: 'Tea' }],
    [true, { itemCode: 'C', itemDescr: 'Coffee' }, { itemCode: 'C', itemDescr: 'Coffee, sweet' }],
    [false, { itemCode: 'C' }, { itemCode: 'T' }],
    [false, { itemCode: 'Coffee' }, { itemDescr: 'Coffee' }],
    [false, { measurementUnit: 1 }, { measurementUnit: 2 }],
    [true, { ...free, vatExemptionCategory: 1 }, { ...free, vatExemptionCategory: 1 }],
    [false, { ...free, vatExemptionCategory: 1 }, { ...free, vatExemptionCategory: 2 }],
  ])('%s for %j and %j', (expected, one, other) => {
    expect(same(one, other)).toBe(expected);
  });

  it('have the same discount', () => {
    const fifth = lineOf(
      { ...price, percent: '20' },
      { netValue: 16, vatAmount: 3.84, totalDiscountValue: 4 },
    );
    expect(isSameGoods(byPercent, fifth)).toBe(false);
    expect(isSameGoods(byPercent, plain)).toBe(false);
  });

  it('stand on one line of a bill only with the same texts', () => {
    const key = (of: Partial<InvoiceLine>) => offerKey(lineOf(price, { ...values, ...of }));
    expect(key({ itemCode: 'C', itemDescr: 'Coffee' })).toBe(key({ itemCode: 'C', itemDescr: 'Coffee' }));
    expect(key({ itemCode: 'C', itemDescr: 'Coffee' })).not.toBe(
      key({ itemCode: 'C', itemDescr: 'Coffee, sweet' }),
    );
    expect(key({ lineCode: '1' })).not.toBe(key({ lineCode: '2' }));
  });
});
