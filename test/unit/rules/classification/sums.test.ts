import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/rules/fixes/apply-fixes.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { change, errors, find } from '../totals/change.js';

const ids = (document: unknown): unknown[] => find(document, 'classification').map(({ rule }) => rule);
const GOODS = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' };
const PRODUCTS = { classificationType: 'E3_561_001', classificationCategory: 'category1_2' };

/** The sample invoice: lines of 49.80 and 13.50. */
const invoice = (first: object[] | undefined, second: object[] | undefined, summary: object[] | undefined) =>
  change('salesInvoice', {
    '/invoiceDetails/0/incomeClassification': first,
    '/invoiceDetails/1/incomeClassification': second,
    '/invoiceSummary/incomeClassification': summary,
  });

describe('the classification of a line', () => {
  test.each([49.79, 49.81])('of 49.80 with %s is reported', (amount) => {
    const document = invoice(
      [{ ...GOODS, amount }],
      [{ ...GOODS, amount: 13.5 }],
      [{ ...GOODS, amount: Number((amount + 13.5).toFixed(2)) }],
    );
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/line-sum',
        severity: 'error',
        path: ['invoiceDetails', 0, 'incomeClassification'],
        params: { line: 1, computed: amount.toFixed(2), net: '49.80' },
        authorityCode: 306,
      },
    ]);
    expect(errors(document)).toEqual(['classification/line-sum']);
  });

  test('can have two kinds', () => {
    const document = (goods: number) =>
      invoice(
        [
          { ...GOODS, amount: goods },
          { ...PRODUCTS, amount: 19.8 },
        ],
        [{ ...GOODS, amount: 13.5 }],
        [
          { ...GOODS, amount: Number((goods + 13.5).toFixed(2)) },
          { ...PRODUCTS, amount: 19.8 },
        ],
      );
    expect(ids(document(30))).toEqual([]);
    expect(ids(document(30.01))).toEqual(['classification/line-sum']);
  });

  test('cannot have one kind twice (305)', () => {
    const document = invoice(
      [
        { ...GOODS, amount: 30 },
        { ...PRODUCTS, amount: 9.8 },
        { ...GOODS, amount: 10 },
      ],
      [{ ...GOODS, amount: 13.5 }],
      [
        { ...GOODS, amount: 53.5 },
        { ...PRODUCTS, amount: 9.8 },
      ],
    );
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/repeated-on-line',
        severity: 'error',
        path: ['invoiceDetails', 0, 'incomeClassification', 2],
        params: { line: 1, category: 'category1_1', classificationType: 'E3_561_001' },
        authorityCode: 305,
      },
    ]);
  });

  test('can count VAT that is not deductible as an expense', () => {
    const expense = (amount: number, vat: number) => {
      const row = { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount };
      return ids(
        change('titleOfAcquisition', {
          '/invoiceHeader/invoiceType': '3.2',
          '/invoiceDetails/0/vatCategory': vat === 0 ? 8 : 1,
          '/invoiceDetails/0/vatAmount': vat,
          '/invoiceDetails/0/expensesClassification': [row],
          '/invoiceSummary/expensesClassification': [row],
        }),
      );
    };
    expect(expense(240, 0)).toEqual([]);
    expect(expense(297.6, 57.6)).toEqual([]);
    expect(expense(240, 57.6)).toEqual([]);
    expect(expense(297.6, 0)).toEqual(['classification/line-sum']);
  });

  test('can be 0 on a note with values', () => {
    const note = (amount: number) =>
      ids(
        change('deliveryNote', {
          '/invoiceDetails/0/netValue': 100,
          '/invoiceDetails/0/incomeClassification': [{ classificationCategory: 'category3', amount }],
          '/invoiceSummary/incomeClassification': [{ classificationCategory: 'category3', amount }],
        }),
      );
    expect(note(0)).toEqual([]);
    expect(note(100)).toEqual([]);
    expect(note(50)).toEqual(['classification/line-sum']);
  });
});

describe('the classification of the summary', () => {
  const goods = [{ ...GOODS, amount: 49.8 }];
  const products = [{ ...PRODUCTS, amount: 13.5 }];

  test.each([63.29, 63.31])('is reported as %s of 63.30', (amount) => {
    const document = change('salesInvoice', { '/invoiceSummary/incomeClassification/0/amount': amount });
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/summary-sum',
        severity: 'error',
        path: ['invoiceSummary', 'incomeClassification', 0],
        params: {
          category: 'category1_1',
          classificationType: 'E3_561_001',
          computed: '63.30',
          stated: amount.toFixed(2),
        },
        authorityCode: 312,
        fix: { path: ['invoiceSummary', 'incomeClassification', 0, 'amount'], value: 63.3, safe: true },
      },
    ]);
    expect(errors(document)).toEqual(['classification/summary-sum']);
  });

  test('has no fix if a line does not add up', () => {
    const document = invoice(
      [{ ...GOODS, amount: 49 }],
      [{ ...GOODS, amount: 13.5 }],
      [{ ...GOODS, amount: 63.3 }],
    );
    const [line, summary] = find(document, 'classification');
    expect(line?.rule).toBe('classification/line-sum');
    expect(summary).toMatchObject({ rule: 'classification/summary-sum', params: { computed: '62.50' } });
    expect(summary).not.toHaveProperty('fix');
  });

  test.each<[string, object[] | undefined]>([
    ['is missing', undefined],
    ['is empty', []],
    ['has no type', [{ classificationCategory: 'category1_1', amount: 49.8 }]],
    ['has another code', [{ ...PRODUCTS, amount: 49.8 }]],
  ])('is never changed if the classification of a line %s', (_, first) => {
    const document = invoice(first, [{ ...GOODS, amount: 13.5 }], [{ ...GOODS, amount: 63.3 }]);
    const found = find(document, 'classification');
    expect(found.map(({ rule }) => rule)).toContain('classification/summary-sum');
    expect(found.filter(({ fix }) => fix !== undefined)).toEqual([]);
    expect(applyFixes(document, validate(document)).document.invoiceSummary).toEqual(document.invoiceSummary);
  });

  test('is never changed if the lines do not add up to the net total', () => {
    const document = change('salesInvoice', {
      '/invoiceDetails/1/netValue': 1.35,
      '/invoiceDetails/1/incomeClassification/0/amount': 1.35,
    });
    const [sum] = find(document, 'classification');
    expect(sum).toMatchObject({ rule: 'classification/summary-sum', params: { computed: '51.15' } });
    expect(sum).not.toHaveProperty('fix');
  });

  test('is never changed in two entries, because one of the lines may have the wrong code', () => {
    const document = invoice(
      [{ ...GOODS, amount: 49.8 }],
      [{ ...PRODUCTS, amount: 13.5 }],
      [
        { ...GOODS, amount: 13.5 },
        { ...PRODUCTS, amount: 49.8 },
      ],
    );
    expect(find(document, 'classification').map(({ rule, fix }) => [rule, fix])).toEqual([
      ['classification/summary-sum', undefined],
      ['classification/summary-sum', undefined],
    ]);
  });

  test('is reported twice, without a fix, if one entry covers two kinds of lines', () => {
    expect(find(invoice(goods, products, [{ ...GOODS, amount: 63.3 }]), 'classification')).toEqual([
      {
        rule: 'classification/summary-sum',
        severity: 'error',
        path: ['invoiceSummary', 'incomeClassification', 0],
        params: {
          category: 'category1_1',
          classificationType: 'E3_561_001',
          computed: '49.80',
          stated: '63.30',
        },
        authorityCode: 312,
      },
      {
        rule: 'classification/summary-row-missing',
        severity: 'error',
        path: ['invoiceSummary', 'incomeClassification'],
        params: { category: 'category1_2', classificationType: 'E3_561_001', computed: '13.50' },
        authorityCode: 311,
      },
    ]);
  });

  test('cannot have an entry that no line has', () => {
    const document = invoice(
      goods,
      [{ ...GOODS, amount: 13.5 }],
      [
        { ...GOODS, amount: 63.3 },
        { ...PRODUCTS, amount: 0 },
      ],
    );
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/summary-row-extra',
        severity: 'error',
        path: ['invoiceSummary', 'incomeClassification', 1],
        params: { category: 'category1_2', classificationType: 'E3_561_001' },
        authorityCode: 312,
      },
    ]);
  });

  test('cannot have an entry in two parts', () => {
    const parts = (second: number) =>
      invoice(
        goods,
        [{ ...GOODS, amount: 13.5 }],
        [
          { ...GOODS, amount: 49.8 },
          { ...GOODS, amount: second },
        ],
      );
    expect(ids(parts(13.5))).toEqual(['classification/repeated-in-summary']);
    const found = find(parts(13.51), 'classification');
    expect(found).toMatchObject([
      { rule: 'classification/summary-sum', params: { computed: '63.30', stated: '63.31' } },
      { rule: 'classification/repeated-in-summary', path: ['invoiceSummary', 'incomeClassification', 1] },
    ]);
    expect(found[0]).not.toHaveProperty('fix');
  });

  test('must not be missing', () => {
    expect(ids(invoice(goods, products, undefined))).toEqual([
      'classification/summary-row-missing',
      'classification/summary-row-missing',
    ]);
  });

  test('must not be the only one (321)', () => {
    const document = invoice(undefined, undefined, [{ ...GOODS, amount: 63.3 }]);
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/summary-only',
        severity: 'error',
        path: ['invoiceSummary', 'incomeClassification'],
        params: {},
        authorityCode: 321,
      },
    ]);
  });

  test('is compared quickly with many kinds', () => {
    const types = [
      'E3_561_007',
      'E3_562',
      'E3_563',
      'E3_564',
      'E3_565',
      'E3_566',
      'E3_567',
      'E3_568',
      'E3_570',
    ];
    const rows = types.map((classificationType, index) => ({
      classificationType,
      classificationCategory: 'category1_5',
      amount: index + 1,
    }));
    // 1 + 2 + … + 9 = 45.00 on the first line, 13.50 on the second.
    const many = (summary: object[]) =>
      change('salesInvoice', {
        '/invoiceDetails/0/netValue': 45,
        '/invoiceDetails/0/incomeClassification': rows,
        '/invoiceDetails/1/incomeClassification': [{ ...GOODS, amount: 13.5 }],
        '/invoiceSummary/incomeClassification': summary,
      });
    const right = [...rows, { ...GOODS, amount: 13.5 }];
    expect(ids(many(right))).toEqual([]);
    expect(find(many([...rows.slice(1), { ...GOODS, amount: 13.51 }]), 'classification')).toMatchObject([
      { rule: 'classification/summary-sum', params: { computed: '13.50', stated: '13.51' } },
      {
        rule: 'classification/summary-row-missing',
        params: { classificationType: 'E3_561_007', computed: '1.00' },
      },
    ]);
    expect(
      find(many([...right, { ...PRODUCTS, amount: 0 }, rows[0] as object]), 'classification'),
    ).toMatchObject([
      { rule: 'classification/summary-sum', params: { computed: '1.00', stated: '2.00' } },
      { rule: 'classification/summary-row-extra', path: ['invoiceSummary', 'incomeClassification', 10] },
      { rule: 'classification/repeated-in-summary', path: ['invoiceSummary', 'incomeClassification', 11] },
    ]);
  });
});
