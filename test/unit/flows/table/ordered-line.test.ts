import { expect, it } from 'vitest';
import { readOrderedLine } from '../../../../src/flows/table/ordered-line.js';
import { centsToString } from '../../../../src/money/index.js';
import type { InvoiceLine } from '../../../../src/types/index.js';

const at = { slip: 0, line: 0 };
/** 9.00 with VAT of 24 % is 7.26 + 1.74. */
const wine = {
  lineNumber: 1,
  itemDescr: 'Wine',
  quantity: 1,
  measurementUnit: 1,
  netValue: 7.26,
  vatCategory: 1,
  vatAmount: 1.74,
} as InvoiceLine;
const price = { lead: 'unitPriceWithVat', price: '9.00' } as const;

const read = (change: Readonly<Record<string, unknown>>) =>
  readOrderedLine(at, { ...wine, ...change } as InvoiceLine, price);

it('an ordered line has the amount of its price', () => {
  const line = read({});
  expect(line && centsToString(line.amount)).toBe('9.00');
  const net = readOrderedLine(at, wine, { lead: 'unitPrice', price: '7.26' });
  expect(net && centsToString(net.amount)).toBe('7.26');
});

it.each([
  ['another net value', { netValue: 7.25 }],
  ['another VAT amount', { vatAmount: 1.75 }],
  ['a net and a VAT amount that only add up', { netValue: 7.25, vatAmount: 1.75 }],
  ['a discount that its price does not have', { totalDiscountValue: 1 }],
  ['a net value that is no amount', { netValue: Number.NaN }],
  ['a net value of a tenth of a cent', { netValue: 7.261 }],
  ['a VAT amount that is no amount', { vatAmount: Number.NaN }],
  ['no quantity', { quantity: undefined }],
  ['a VAT category without a rate', { vatCategory: 99 }],
  ['nothing that can be read', { netValue: Number.NaN, vatAmount: Number.NaN, vatCategory: 99 }],
])('a line with %s does not belong to its price', (_, change) => {
  expect(read(change)).toBeUndefined();
});
