import { describe, expect, it } from 'vitest';
import { finds } from '../found.js';

const line = (vatCategory: number, exemption: number | undefined, vatType: string) =>
  ({
    sample: 'titleOfAcquisition',
    set: {
      '/invoiceDetails/0/vatCategory': vatCategory,
      ...(exemption !== undefined && { '/invoiceDetails/0/vatExemptionCategory': exemption }),
      '/invoiceDetails/0/expensesClassification/1': { classificationType: vatType, amount: 240 },
    },
  }) as const;

describe('VAT classifications of exempt lines', () => {
  it.each([
    // category, exemption, type, 316, 317
    [7, 14, 'VAT_361', true, false],
    [7, 14, 'VAT_366', true, false],
    [7, 16, 'VAT_361', false, true],
    [7, 16, 'VAT_366', false, false],
    [7, 14, 'NOT_VAT_295', false, false],
    [8, undefined, 'VAT_361', false, false],
    [1, undefined, 'VAT_361', false, false],
  ])('are checked for category %i, exemption %s: %s', (category, exemption, type, on, of) => {
    const example = line(category, exemption, type);
    expect(finds('classification/vat-type-on-exempt', example)).toBe(on);
    expect(finds('classification/vat-type-of-exemption', example)).toBe(of);
  });
});

describe('classification/information-mixed', () => {
  const rows = (first: string, second: string) =>
    ({
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/incomeClassification/0/classificationCategory': first,
        '/invoiceDetails/1/incomeClassification/0/classificationCategory': second,
      },
    }) as const;

  it.each([
    ['category1_1', 'category1_2', false],
    ['category1_95', 'category1_95', false],
    ['category1_95', 'category1_1', true],
    ['category1_1', 'category1_95', true],
    ['category1_1', 'category3', true],
  ])('reports %s next to %s', (first, second, mixed) => {
    expect(finds('classification/information-mixed', rows(first, second))).toBe(mixed);
  });
});
