import { expect, it } from 'vitest';
import { remainingOf } from '../../../../src/flows/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { credited, issued, withLines } from './credit.js';

it('what is left of a document names each line by what it has, and nothing else', () => {
  const receipt = withLines(
    samples.retailReceipt,
    [
      { itemCode: 'K-1', itemDescr: 'Καρέκλα', quantity: 2, netValue: 10, vatAmount: 2.4 },
      { itemDescr: 'Μεταφορά', netValue: 5, vatAmount: 1.2 },
      { itemCode: 'X-9', netValue: 1, vatAmount: 0.24 },
    ],
    { net: 16, vat: 3.84, gross: 19.84 },
  );
  const first = credited(receipt, { lines: [{ line: 1 }] }).document;
  expect(remainingOf(issued(receipt), [first])).toStrictEqual({
    lines: [
      { lineNumber: 1, itemCode: 'K-1', itemDescr: 'Καρέκλα', quantity: 0, netValue: 0, vatAmount: 0 },
      { lineNumber: 2, itemDescr: 'Μεταφορά', netValue: 5, vatAmount: 1.2 },
      { lineNumber: 3, itemCode: 'X-9', netValue: 1, vatAmount: 0.24 },
    ],
    totalNetValue: 6,
    totalVatAmount: 1.44,
    totalGrossValue: 7.44,
    unplaced: { lines: 0, netValue: 0, vatAmount: 0 },
    isSettled: false,
  });
});
