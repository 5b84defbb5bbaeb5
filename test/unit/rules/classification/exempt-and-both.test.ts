import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('VAT classifications of exempt lines', () => {
  const ON_EXEMPT = 'classification/vat-type-on-exempt';
  const line = (vatCategory: number, exemption: number | undefined, row: object) =>
    ({
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/vatCategory': vatCategory,
        '/invoiceDetails/0/expensesClassification/1': row,
        ...(exemption !== undefined && { '/invoiceDetails/0/vatExemptionCategory': exemption }),
      },
    }) as const;
  const vat = { classificationType: 'VAT_361', amount: 240 };

  it('are reported if VAT category and exemption both require it', () => {
    expect(finds(ON_EXEMPT, line(7, 14, vat))).toBe(true);
    expect(finds(ON_EXEMPT, line(1, 14, vat))).toBe(false);
    expect(finds(ON_EXEMPT, line(7, undefined, vat))).toBe(false);
    expect(finds('classification/vat-type-of-exemption', line(1, 16, vat))).toBe(false);
  });

  it('are ignored on rows without a type', () => {
    expect(finds(ON_EXEMPT, line(7, 14, { classificationCategory: 'category2_95', amount: 0 }))).toBe(false);
  });
});

describe('income and expenses', () => {
  const RULE = 'classification/income-and-expenses';
  const row = [{ classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 24.9 }];

  it('are both reported if one line, or the summary, has expenses', () => {
    const second = { lineNumber: 2, netValue: 0, vatCategory: 1, vatAmount: 0 };
    const lines = { '/invoiceDetails/1': second, '/invoiceDetails/0/expensesClassification': row };
    expect(finds(RULE, { sample: 'creditInvoice', set: lines })).toBe(true);
    expect(
      found(RULE, { sample: 'creditInvoice', set: { '/invoiceSummary/expensesClassification': row } }),
    ).toEqual([{ at: 'invoiceDetails', params: {} }]);
    expect(finds(RULE, { sample: 'creditInvoice' })).toBe(false);
  });
});
