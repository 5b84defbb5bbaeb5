import { describe, expect, test } from 'vitest';
import { change, find } from '../totals/change.js';

const ids = (document: unknown): unknown[] => find(document, 'classification').map(({ rule }) => rule);

describe('the classification side', () => {
  const COST = { classificationType: 'E3_102_001', classificationCategory: 'category2_1' };

  test.each([
    ...[
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.1',
      '2.2',
      '2.3',
      '2.4',
      '5.2',
      '6.1',
      '6.2',
      '7.1',
      '8.1',
      '8.2',
      '8.4',
      '8.5',
    ],
    ...['8.6', '9.1', '9.2', '9.3', '10.1', '10.2', '11.1', '11.2', '11.3', '11.4', '11.5'],
  ])('of %s cannot be expenses', (type) => {
    const document = change('salesInvoice', {
      '/invoiceHeader/invoiceType': type,
      '/invoiceDetails/1/expensesClassification': [{ ...COST, amount: 13.5 }],
      '/invoiceSummary/expensesClassification': [{ ...COST, amount: 13.5 }],
    });
    expect(find(document, 'classification')).toEqual(
      expect.arrayContaining([
        {
          rule: 'classification/expenses-not-allowed',
          severity: 'error',
          path: ['invoiceDetails', 1, 'expensesClassification'],
          params: { type },
          authorityCode: 231,
        },
        expect.objectContaining({
          rule: 'classification/expenses-not-allowed',
          path: ['invoiceSummary', 'expensesClassification'],
        }),
      ]),
    );
  });

  test.each(['1.1', '2.1', '5.2'])('of a self-billed %s can be expenses', (type) => {
    const document = (selfPricing: boolean) =>
      change('salesInvoice', {
        '/invoiceHeader/invoiceType': type,
        ...(selfPricing && { '/invoiceHeader/selfPricing': true }),
        '/invoiceDetails/0/incomeClassification': undefined,
        '/invoiceDetails/1/incomeClassification': undefined,
        '/invoiceSummary/incomeClassification': undefined,
        '/invoiceDetails/0/expensesClassification': [{ ...COST, amount: 49.8 }],
        '/invoiceDetails/1/expensesClassification': [{ ...COST, amount: 13.5 }],
        '/invoiceSummary/expensesClassification': [{ ...COST, amount: 63.3 }],
      });
    expect(ids(document(true))).toEqual([]);
    expect(ids(document(false))).toContain('classification/expenses-not-allowed');
  });

  test.each(['3.1', '3.2'])('of %s cannot be income', (type) => {
    const document = change('titleOfAcquisition', {
      '/invoiceHeader/invoiceType': type,
      '/invoiceDetails/0/incomeClassification': [{ classificationCategory: 'category1_95', amount: 240 }],
    });
    expect(ids(document)).toContain('classification/income-not-allowed');
    expect(find(change('titleOfAcquisition'), 'classification')).toEqual([]);
  });

  test.each(['1.6', '5.1'])('of %s is one of both, like that of the corrected document', (type) => {
    const cost = [{ ...COST, amount: 24.9 }];
    const both = {
      '/invoiceHeader/invoiceType': type,
      '/invoiceDetails/0/expensesClassification': cost,
      '/invoiceSummary/expensesClassification': cost,
    };
    expect(ids(change('creditInvoice', both))).toEqual(['classification/income-and-expenses']);
    const alone = {
      ...both,
      '/invoiceDetails/0/incomeClassification': undefined,
      '/invoiceSummary/incomeClassification': undefined,
    };
    expect(ids(change('creditInvoice', alone))).toEqual([]);
  });

  test('of 1.5 is both, each on its own lines', () => {
    expect(find(change('clearanceInvoice'), 'classification')).toEqual([]);
    const crossed = change('clearanceInvoice', {
      '/invoiceDetails/0/invoiceDetailType': 2,
      '/invoiceDetails/1/invoiceDetailType': 1,
    });
    expect(find(crossed, 'classification')).toEqual([
      {
        rule: 'classification/side-of-detail-type',
        severity: 'error',
        path: ['invoiceDetails', 0, 'expensesClassification'],
        params: { line: 1, detailType: 2 },
        authorityCode: 339,
      },
      {
        rule: 'classification/side-of-detail-type',
        severity: 'error',
        path: ['invoiceDetails', 1, 'incomeClassification'],
        params: { line: 2, detailType: 1 },
        authorityCode: 339,
      },
    ]);
  });
});
