import { describe, expect, test } from 'vitest';
import { explainTotals } from '../../../src/totals/index.js';

const step = (document: unknown, path: string) => {
  const found = explainTotals(document).find((each) => each.path.join('/') === path);
  if (found === undefined) throw new Error(`no step ${path}`);
  return found;
};
const hasStep = (document: unknown, path: string): boolean =>
  explainTotals(document).some((each) => each.path.join('/') === path);

const withLine = (line: object) => ({ invoiceDetails: [line], invoiceSummary: {} });

describe('the terms of an explanation have paths', () => {
  test('for the VAT of a line', () => {
    const document = withLine({ netValue: 10, vatCategory: 1, vatAmount: 2.4 });
    expect(step(document, 'invoiceDetails/0/vatAmount')).toEqual({
      path: ['invoiceDetails', 0, 'vatAmount'],
      operation: 'percent',
      terms: [
        { path: ['invoiceDetails', 0, 'netValue'], label: 'netValue', value: '10.00', sign: 1 },
        { path: ['invoiceDetails', 0, 'vatCategory'], label: 'vatCategory', value: '24', sign: 1 },
      ],
      computed: '2.40',
      stated: '2.40',
      tolerance: '0.01',
      agrees: true,
    });
  });

  test('for the payments', () => {
    const document = {
      invoiceDetails: [],
      invoiceSummary: { totalGrossValue: 3 },
      paymentMethods: [{ amount: 1 }, { amount: 2 }],
    };
    expect(step(document, 'paymentMethods').terms).toEqual([
      { path: ['paymentMethods', 0, 'amount'], label: 'amount', value: '1.00', sign: 1 },
      { path: ['paymentMethods', 1, 'amount'], label: 'amount', value: '2.00', sign: 1 },
    ]);
    expect(hasStep({ ...document, paymentMethods: [] }, 'paymentMethods')).toBe(false);
  });

  test('for the gross total, and for a total that the document does not state', () => {
    const document = {
      invoiceDetails: [{ netValue: 10, vatAmount: 2.4 }],
      invoiceSummary: { totalNetValue: 10, totalGrossValue: 12.4 },
    };
    const [net, vat] = step(document, 'invoiceSummary/totalGrossValue').terms;
    expect(net).toStrictEqual({
      path: ['invoiceSummary', 'totalNetValue'],
      label: 'totalNetValue',
      value: '10.00',
      sign: 1,
    });
    expect(vat).toStrictEqual({ label: 'totalVatAmount', value: '2.40', sign: 1 });
  });

  test('for the kinds of expenses', () => {
    const row = { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 10 };
    const document = {
      invoiceDetails: [{ expensesClassification: [row, { ...row, classificationType: 'E3_102_002' }] }],
      invoiceSummary: { expensesClassification: [row] },
    };
    const { terms, agrees } = step(document, 'invoiceSummary/expensesClassification/0/amount');
    expect(agrees).toBe(true);
    expect(terms).toEqual([
      {
        path: ['invoiceDetails', 0, 'expensesClassification', 0, 'amount'],
        label: 'category2_1 E3_102_001',
        value: '10.00',
        sign: 1,
      },
    ]);
    expect(step(document, 'invoiceSummary/expensesClassification').terms[0]?.label).toBe(
      'category2_1 E3_102_002',
    );
  });
});

describe('explainTotals reports as unreadable', () => {
  test('a product of values that are not numbers', () => {
    for (const change of [{ quantity: '2' }, { lineUnitPrice: '5' }, { quantity: 0.1 + 0.2 }]) {
      const document = withLine({ quantity: 2, lineUnitPrice: 5, netValue: 10, ...change });
      const product = step(document, 'invoiceDetails/0/netValue');
      expect(product.computed).toBeUndefined();
      expect(product.agrees).toBe(false);
      expect(product.terms.filter(({ value }) => value === undefined)).toHaveLength(1);
    }
  });

  test('a percentage that is not a number', () => {
    const document = withLine({ netValue: 10, vatCategoryPercent: '24', vatAmount: 2.4 });
    expect(step(document, 'invoiceDetails/0/vatAmount')).toMatchObject({
      computed: undefined,
      agrees: false,
    });
  });

  test('a sum of values that are not amounts, or without a stated value', () => {
    const document = {
      invoiceDetails: [{ netValue: '10' }, { netValue: 1 }],
      invoiceSummary: { totalVatAmount: 0 },
    };
    expect(step(document, 'invoiceSummary/totalNetValue')).toMatchObject({
      computed: undefined,
      stated: undefined,
      agrees: false,
    });
    expect(step({ invoiceDetails: [{ netValue: 1 }] }, 'invoiceSummary/totalNetValue')).toMatchObject({
      computed: '1.00',
      stated: undefined,
      agrees: false,
    });
  });

  test('a category that is not a number or is null', () => {
    for (const vatCategory of ['1', null]) {
      expect(
        hasStep(withLine({ netValue: 10, vatCategory, vatAmount: 2.4 }), 'invoiceDetails/0/vatAmount'),
      ).toBe(false);
    }
    const nothing = withLine({ quantity: null, lineUnitPrice: 5, netValue: 10 });
    expect(hasStep(nothing, 'invoiceDetails/0/netValue')).toBe(false);
  });
});

describe('a discount without the amount before it', () => {
  test('is subtracted from the product', () => {
    const line = { quantity: 2, lineUnitPrice: 5, totalDiscountValue: 1, netValue: 9 };
    expect(step(withLine(line), 'invoiceDetails/0/netValue').terms).toStrictEqual([
      { label: 'totalNetPriceBeforeDiscount', value: '10.00', sign: 1 },
      {
        path: ['invoiceDetails', 0, 'totalDiscountValue'],
        label: 'totalDiscountValue',
        value: '1.00',
        sign: -1,
      },
    ]);
  });

  test('has no step without a product', () => {
    expect(hasStep(withLine({ totalDiscountValue: 1, netValue: 9 }), 'invoiceDetails/0/netValue')).toBe(
      false,
    );
  });
});

test('a document with only a summary has steps; one without lines and summary has none', () => {
  expect(explainTotals({ invoiceSummary: { totalNetValue: 0 } }).length).toBeGreaterThan(0);
  for (const nothing of [undefined, null, 7, 'text', [], {}, { invoiceDetails: [] }]) {
    expect(explainTotals(nothing)).toEqual([]);
  }
});
