import { expect, it } from 'vitest';
import { seriesIn, valuesOf } from '../../../../src/flows/numbering/series-columns.js';

const A = { vatNumber: '123456783', branch: 2, invoiceType: '11.1', series: 'A' } as const;

it('a series has its values in the order of the columns', () => {
  expect(valuesOf(A)).toEqual(['123456783', 2, '11.1', 'A']);
});

it('a row gives the series, with a branch as a number', () => {
  const row = { vat_number: '123456783', branch: '2', invoice_type: '11.1', series: 'A', aa: '7' };
  expect(seriesIn(row)).toEqual(A);
});
