import { describe, expect, it } from 'vitest';
import { found, issuesOf } from '../found.js';

const levy = (category: number, amount: number, issueDate: string, more: Record<string, unknown> = {}) =>
  ({
    sample: 'residenceLevy',
    set: {
      '/invoiceHeader/issueDate': issueDate,
      '/invoiceDetails/0/otherTaxesAmount': amount,
      '/invoiceDetails/0/otherTaxesPercentCategory': category,
      '/invoiceSummary/totalOtherTaxesAmount': amount,
      '/invoiceSummary/totalGrossValue': amount,
      '/paymentMethods/0/amount': amount,
      ...more,
    },
  }) as const;

describe('the amount of a levy', () => {
  const RULE = 'taxes/levy-amount';
  const at = 'invoiceDetails/0/otherTaxesAmount';

  it.each([
    // Five stars, high season: 15.00 since 2025, 10.00 in 2024.
    [23, 15, '2026-07-15'],
    [23, 45, '2026-07-15'],
    [23, 20, '2024-07-15'],
    // Around New Year the nights may be of the year before.
    [28, 0.5, '2025-01-05'],
    [28, 2, '2025-01-05'],
    [9, 8, '2026-12-20'],
    [23, 0, '2026-07-15'],
  ])('of category %i can be %d on %s', (category, amount, issueDate) => {
    expect(issuesOf(levy(category, amount, issueDate))).toEqual([]);
  });

  it.each([
    // The labels say 1.50, 10.00 and 0.50, the amounts of 2024.
    [20, 1.5, '2026-07-15', '2.00', '1.50'],
    [23, 10, '2026-07-15', '15.00', '10.00'],
    [28, 0.5, '2026-01-15', '2.00', '0.50'],
    [23, 15, '2024-07-15', '10.00', '15.00'],
  ])('of category %i cannot be %d on %s', (category, amount, issueDate, each, stated) => {
    expect(found(RULE, levy(category, amount, issueDate))).toEqual([
      { at, params: { category, each, stated, issueDate } },
    ]);
    expect(issuesOf(levy(category, amount, issueDate)).map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('is checked only in euros, and from 2024 on', () => {
    const dollars = { '/invoiceHeader/currency': 'USD', '/invoiceHeader/exchangeRate': 0.9 };
    expect(found(RULE, levy(23, 10, '2026-07-15', dollars))).toEqual([]);
    expect(found(RULE, levy(23, 0.07, '2023-07-15'))).toEqual([]);
  });

  it('can also be in taxesTotals', () => {
    const set = {
      '/invoiceHeader/issueDate': '2026-07-15',
      '/taxesTotals': [{ taxType: 3, taxCategory: 23, taxAmount: 10 }],
    };
    expect(found(RULE, { sample: 'salesInvoice', set })).toEqual([
      {
        at: 'taxesTotals/0/taxAmount',
        params: { category: 23, each: '15.00', stated: '10.00', issueDate: '2026-07-15' },
      },
    ]);
  });
});

describe('the season of a levy', () => {
  const RULE = 'taxes/levy-season';
  const at = 'invoiceDetails/0/otherTaxesPercentCategory';

  it.each([
    [9, '2026-07-15', 23],
    [23, '2026-01-15', 9],
    [30, '2026-06-01', 27],
  ])('of category %i is unusual on %s, where %i is expected', (category, issueDate, other) => {
    expect(found(RULE, levy(category, 0, issueDate))).toEqual([
      { at, params: { category, issueDate, other } },
    ]);
    expect(issuesOf(levy(category, 0, issueDate)).map(({ severity }) => severity)).toEqual(['warning']);
  });

  it.each([
    [23, '2026-11-20'],
    [9, '2026-11-01'],
    [9, '2026-04-20'],
    [23, '2026-03-20'],
    [23, '2023-01-15'],
  ])(
    'of category %i is accepted on %s, near the change of season or if it is not checked',
    (category, issueDate) => {
      expect(found(RULE, levy(category, 0, issueDate))).toEqual([]);
    },
  );
});
