import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('lines/quantity-unit-pair', () => {
  it('says which of the two is there and which is not', () => {
    const without = (member: string) =>
      found('lines/quantity-unit-pair', { sample: 'salesInvoice', remove: [`/invoiceDetails/1/${member}`] });
    expect(without('measurementUnit')).toEqual([
      {
        at: 'invoiceDetails/1/measurementUnit',
        params: { line: 2, present: 'quantity', missing: 'measurementUnit' },
      },
    ]);
    expect(without('quantity')).toEqual([
      {
        at: 'invoiceDetails/1/quantity',
        params: { line: 2, present: 'measurementUnit', missing: 'quantity' },
      },
    ]);
  });
});

describe('lines/quantity-unexpected', () => {
  const unexpected = (set: Record<string, unknown>) =>
    found('lines/quantity-unexpected', {
      sample: 'serviceInvoice',
      set: { '/invoiceHeader/invoiceType': '7.1', ...set },
    });

  it('names the member that stands', () => {
    expect(unexpected({})).toEqual([]);
    expect(unexpected({ '/invoiceDetails/0/quantity': 1 })).toEqual([
      { at: 'invoiceDetails/0/quantity', params: { line: 1, member: 'quantity', type: '7.1' } },
    ]);
    expect(unexpected({ '/invoiceDetails/0/measurementUnit': 1 })).toEqual([
      { at: 'invoiceDetails/0/measurementUnit', params: { line: 1, member: 'measurementUnit', type: '7.1' } },
    ]);
  });
});

describe('lines/unit-label-mismatch', () => {
  const mismatch = (label: unknown, remove: string[] = []) =>
    found('lines/unit-label-mismatch', {
      sample: 'salesInvoice',
      set: { '/invoiceDetails/0/measurementUnitLabel': label },
      remove,
    });

  it('compares the printed unit with the filed one by its Greek name', () => {
    expect(mismatch('Τεμάχια')).toEqual([]);
    expect(mismatch('Κιλά')).toEqual([
      {
        at: 'invoiceDetails/0/measurementUnitLabel',
        params: { line: 1, label: 'Κιλά', measurementUnit: 1 },
      },
    ]);
  });

  it('says nothing where only one of the two stands', () => {
    expect(mismatch('Κιλά', ['/invoiceDetails/0/measurementUnit'])).toEqual([]);
    expect(finds('lines/unit-label-mismatch', { sample: 'salesInvoice' })).toBe(false);
  });
});

describe('line numbers', () => {
  it('may stand in any order, but none twice', () => {
    const numbers = (first: number, second: number) =>
      found('lines/number-repeated', {
        sample: 'salesInvoice',
        set: { '/invoiceDetails/0/lineNumber': first, '/invoiceDetails/1/lineNumber': second },
      });
    expect(numbers(1, 2)).toEqual([]);
    expect(numbers(2, 1)).toEqual([]);
    expect(numbers(7, 7)).toEqual([{ at: 'invoiceDetails/1/lineNumber', params: { lineNumber: 7 } }]);
  });
});
