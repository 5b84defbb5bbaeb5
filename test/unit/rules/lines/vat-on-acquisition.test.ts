import { expect, it } from 'vitest';
import { finds } from '../found.js';

it.each([
  [1, true],
  [3, true],
  [7, false],
  [8, false],
])('VAT category %i on a title of acquisition, or on its refusal, is reported: %s', (vatCategory, told) => {
  for (const type of ['3.1', '3.2']) {
    const set = { '/invoiceHeader/invoiceType': type, '/invoiceDetails/0/vatCategory': vatCategory };
    expect(finds('lines/vat-on-acquisition', { sample: 'titleOfAcquisition', set })).toBe(told);
  }
});
