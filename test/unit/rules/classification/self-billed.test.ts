import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { issuesOf } from '../found.js';

const GOODS = { classificationType: 'E3_102_001', classificationCategory: 'category2_1' };
const MATERIALS = { classificationType: 'E3_202_001', classificationCategory: 'category2_2' };
const INCOME = { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 100 };

/** The sample is a self-billed 1.1 of 100.00 and VAT of 24.00, on one line. */
const classified = (example: Omit<Example, 'sample'>) =>
  issuesOf({ sample: 'selfBilledInvoice', ...example })
    .filter(({ rule }) => rule.startsWith('classification/'))
    .map(({ severity, rule, authorityCode }) => `${severity} ${rule} ${authorityCode}`);

const expenses = (line: readonly object[], summary: readonly object[] = line) =>
  classified({
    set: {
      '/invoiceDetails/0/expensesClassification': line,
      '/invoiceSummary/expensesClassification': summary,
    },
  });

describe('expenses of a self-billed document', () => {
  it('are valid, and optional', () => {
    expect(classified({})).toEqual([]);
    expect(
      classified({
        remove: ['/invoiceDetails/0/expensesClassification', '/invoiceSummary/expensesClassification'],
      }),
    ).toEqual([]);
  });

  it.each([
    [100, []],
    [124, []],
    [99.99, ['error classification/line-sum 306']],
    [100.01, ['error classification/line-sum 306']],
    [123.99, ['error classification/line-sum 306']],
    [124.01, ['error classification/line-sum 306']],
    [5000, ['error classification/line-sum 306']],
  ])('of %d on a line of 100.00 and VAT of 24.00 cause %j', (amount, issues) => {
    expect(expenses([{ ...GOODS, amount }])).toEqual(issues);
  });

  it('are added up over their rows', () => {
    expect(
      expenses([
        { ...GOODS, amount: 60 },
        { ...MATERIALS, amount: 64 },
      ]),
    ).toEqual([]);
    expect(
      expenses([
        { ...GOODS, amount: 60 },
        { ...MATERIALS, amount: 63.99 },
      ]),
    ).toEqual(['error classification/line-sum 306']);
  });

  it('have each pair of category and type once', () => {
    const twice = [
      { ...GOODS, amount: 60 },
      { ...GOODS, amount: 40 },
    ];
    expect(expenses(twice, [{ ...GOODS, amount: 100 }])).toEqual([
      'error classification/repeated-on-line 305',
    ]);
    expect(expenses([{ ...GOODS, amount: 100 }], twice)).toEqual([
      'error classification/repeated-in-summary 312',
    ]);
  });

  it('are summed in the summary', () => {
    const line = [{ ...GOODS, amount: 100 }];
    expect(expenses(line, [{ ...GOODS, amount: 99.99 }])).toEqual(['error classification/summary-sum 312']);
    expect(expenses(line, [{ ...MATERIALS, amount: 100 }])).toEqual([
      'error classification/summary-row-missing 311',
      'error classification/summary-row-extra 312',
    ]);
    expect(classified({ remove: ['/invoiceSummary/expensesClassification'] })).toEqual([
      'error classification/summary-row-missing 311',
    ]);
  });

  it('have pairs of the table, and a VAT row without a category', () => {
    expect(expenses([{ ...GOODS, classificationType: 'E3_585_001', amount: 100 }])).toEqual([
      'error classification/type-not-allowed 313',
    ]);
    expect(expenses([{ ...GOODS, classificationCategory: 'category2_6', amount: 100 }])).toEqual([
      'error classification/category-not-allowed 308',
    ]);
    const goods = { ...GOODS, amount: 100 };
    expect(expenses([goods, { classificationType: 'VAT_361', amount: 100 }])).toEqual([]);
    expect(expenses([{ ...GOODS, classificationType: 'VAT_361', amount: 100 }])).toEqual([
      'error classification/category-of-vat-type 315',
    ]);
  });

  it('exclude income', () => {
    expect(
      classified({
        set: {
          '/invoiceDetails/0/incomeClassification': [INCOME],
          '/invoiceSummary/incomeClassification': [INCOME],
        },
      }),
    ).toEqual(['error classification/income-and-expenses 314']);
  });

  it('are refused on the same document without the flag', () => {
    expect(classified({ remove: ['/invoiceHeader/selfPricing'] })).toEqual([
      'error classification/expenses-not-allowed 231',
      'error classification/expenses-not-allowed 231',
    ]);
  });
});

describe('income of a self-billed document', () => {
  const income = (type: string) =>
    classified({
      set: {
        '/invoiceHeader/invoiceType': type,
        '/invoiceDetails/0/incomeClassification': [INCOME],
        '/invoiceSummary/incomeClassification': [INCOME],
      },
      remove: ['/invoiceDetails/0/expensesClassification', '/invoiceSummary/expensesClassification'],
    });

  it.each(['1.1', '5.1', '5.2', '1.6'])('causes one warning on %s', (type) => {
    expect(income(type)).toEqual(['warning classification/income-on-self-billed 231']);
  });

  it('is accepted on a clearance, which has both sides', () => {
    expect(
      issuesOf({ sample: 'clearanceInvoice', set: { '/invoiceHeader/selfPricing': true } }).map(
        ({ rule }) => rule,
      ),
    ).toEqual([]);
  });
});

describe('expenses of other documents', () => {
  it('have a limit on a clearance', () => {
    const sum = (amount: number) =>
      issuesOf({
        sample: 'clearanceInvoice',
        set: {
          '/invoiceDetails/0/expensesClassification/0/amount': amount,
          '/invoiceSummary/expensesClassification/0/amount': amount,
        },
      }).map(({ rule, params }) => [rule, params['computed'], params['net'], params['withVat']]);
    expect(sum(100)).toEqual([]);
    expect(sum(124)).toEqual([]);
    expect(sum(5000)).toEqual([['classification/line-sum', '5000.00', '100.00', '124.00']]);
  });
});
