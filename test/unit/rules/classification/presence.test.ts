import { describe, expect, test } from 'vitest';
import { change, find } from '../totals/change.js';

const ids = (document: unknown): unknown[] => find(document, 'classification').map(({ rule }) => rule);
const GOODS = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' };

/** The sample invoice: lines of 49.80 and 13.50. */
const invoice = (first: object[] | undefined, second: object[] | undefined, summary: object[] | undefined) =>
  change('salesInvoice', {
    '/invoiceDetails/0/incomeClassification': first,
    '/invoiceDetails/1/incomeClassification': second,
    '/invoiceSummary/incomeClassification': summary,
  });

describe('a missing classification', () => {
  test('is reported on one of two lines (304)', () => {
    const document = invoice([{ ...GOODS, amount: 49.8 }], undefined, [{ ...GOODS, amount: 49.8 }]);
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/not-on-all-lines',
        severity: 'error',
        path: ['invoiceDetails', 1],
        params: { line: 2, count: 1 },
        authorityCode: 304,
      },
    ]);
  });

  test('is reported for an empty list', () => {
    expect(ids(invoice([{ ...GOODS, amount: 49.8 }], [], [{ ...GOODS, amount: 49.8 }]))).toEqual([
      'classification/not-on-all-lines',
    ]);
  });

  test.each([2, 3, 6])('is accepted on a line of recType %s', (recType) => {
    const document = change('salesInvoice', {
      '/invoiceDetails/1/recType': recType,
      '/invoiceDetails/1/incomeClassification': undefined,
      '/invoiceSummary/incomeClassification/0/amount': 49.8,
    });
    expect(ids(document)).toEqual([]);
  });

  test('is accepted on all lines of a self-billed document', () => {
    const document = change('salesInvoice', {
      '/invoiceHeader/selfPricing': true,
      '/invoiceDetails/0/incomeClassification': undefined,
      '/invoiceDetails/1/incomeClassification': undefined,
      '/invoiceSummary/incomeClassification': undefined,
    });
    expect(find(document, 'classification')).toEqual([]);
  });

  test('is a warning on all lines if the type has classifications', () => {
    const none = (sample: Parameters<typeof change>[0]) =>
      find(
        change(sample, {
          '/invoiceDetails/0/incomeClassification': undefined,
          '/invoiceDetails/1': undefined,
          '/invoiceSummary/incomeClassification': undefined,
        }),
        'classification',
      );
    expect(none('retailReceipt')).toEqual([
      {
        rule: 'classification/missing',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { type: '11.1' },
        authorityCode: 230,
      },
    ]);
    expect(none('orderCancellation')).toMatchObject([{ rule: 'classification/missing' }]);
    for (const sample of [
      'posCollection',
      'posRefund',
      'deliveryNote',
      'receivingNote',
      'tableCancellation',
    ] as const) {
      expect(none(sample)).toEqual([]);
    }
  });

  test('is accepted on a total cancellation', () => {
    const row = [{ classificationCategory: 'category1_95', amount: 0 }];
    const document = change('tableCancellation', {
      '/invoiceDetails/0/incomeClassification': row,
      '/invoiceSummary/incomeClassification': row,
    });
    expect(find(document, 'classification')).toMatchObject([
      { rule: 'classification/on-total-cancellation', path: ['invoiceDetails', 0, 'incomeClassification'] },
      { rule: 'classification/on-total-cancellation', path: ['invoiceSummary', 'incomeClassification'] },
    ]);
  });
});
