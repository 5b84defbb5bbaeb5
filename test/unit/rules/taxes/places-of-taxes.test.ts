import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('taxes/rate-mismatch', () => {
  const mismatch = (set: Record<string, unknown>) =>
    found('taxes/rate-mismatch', { sample: 'salesInvoice', set }).map(({ at, params }) => [
      at,
      params['computed'],
    ]);

  it('names the tax of the line that differs from its rate', () => {
    // The first line has 49.80 net: 12 % are 5.976, 1.2 % are 0.5976, 20 % are 9.96.
    expect(
      mismatch({ '/invoiceDetails/0/feesAmount': 1, '/invoiceDetails/0/feesPercentCategory': 1 }),
    ).toEqual([['invoiceDetails/0/feesAmount', '5.98']]);
    expect(
      mismatch({ '/invoiceDetails/0/stampDutyAmount': 1, '/invoiceDetails/0/stampDutyPercentCategory': 1 }),
    ).toEqual([['invoiceDetails/0/stampDutyAmount', '0.60']]);
    expect(
      mismatch({ '/invoiceDetails/0/withheldAmount': 1, '/invoiceDetails/0/withheldPercentCategory': 3 }),
    ).toEqual([['invoiceDetails/0/withheldAmount', '9.96']]);
  });

  it('finds nothing for an amount without a category', () => {
    expect(mismatch({ '/invoiceDetails/0/feesAmount': 1 })).toEqual([]);
  });

  it('uses the net total if a document tax states no base', () => {
    // 1.2 % of 63.30 are 0.7596; of 50.00 they are 0.60.
    const tax = { taxType: 4, taxCategory: 1, taxAmount: 0.1 };
    expect(mismatch({ '/taxesTotals': [tax] })).toEqual([['taxesTotals/0/taxAmount', '0.76']]);
    expect(mismatch({ '/taxesTotals': [{ ...tax, underlyingValue: 50 }] })).toEqual([
      ['taxesTotals/0/taxAmount', '0.60'],
    ]);
    expect(mismatch({ '/taxesTotals': [{ taxType: 5, taxAmount: 0.1 }] })).toEqual([]);
  });
});

describe('taxes/on-lines-and-document', () => {
  const both = (taxesTotals: object[]) =>
    found('taxes/on-lines-and-document', {
      sample: 'serviceInvoice',
      set: { '/taxesTotals': taxesTotals },
    }).map(({ at }) => at);

  it('counts a document tax above zero', () => {
    const none = { taxType: 5, taxAmount: 0 };
    expect(both([])).toEqual([]);
    expect(both([none, none])).toEqual([]);
    expect(both([none, { taxType: 5, taxAmount: 1.25 }])).toEqual(['invoiceDetails/0/withheldAmount']);
  });
});

describe('taxes/unknown-category', () => {
  const unknown = (tax: object) =>
    finds('taxes/unknown-category', {
      sample: 'salesInvoice',
      set: { '/taxesTotals': [{ taxAmount: 1, ...tax }] },
    });

  it('knows the table of each tax, and that deductions have none', () => {
    expect(unknown({ taxType: 4, taxCategory: 4 })).toBe(false);
    expect(unknown({ taxType: 4, taxCategory: 5 })).toBe(true);
    expect(unknown({ taxType: 4 })).toBe(false);
    expect(unknown({ taxType: 5, taxCategory: 1 })).toBe(false);
  });
});

describe('taxes/withdrawn-category', () => {
  const withdrawn = (category: number) =>
    found('taxes/withdrawn-category', {
      sample: 'salesInvoice',
      set: { '/taxesTotals': [{ taxType: 3, taxCategory: category, taxAmount: 1 }] },
    }).length;

  it('reports the two withdrawn rates of fire insurance', () => {
    expect([1, 2, 3, 8].map(withdrawn)).toEqual([1, 1, 0, 0]);
  });
});
