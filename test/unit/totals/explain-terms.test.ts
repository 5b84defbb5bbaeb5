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

describe('terms say where they stand', () => {
  test('of the VAT of a line', () => {
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

  test('of the payments', () => {
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

  test('of the gross total, and of a total that the document does not state', () => {
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

  test('of the kinds of expenses', () => {
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

describe('what cannot be computed', () => {
  test('a product of what is no number', () => {
    for (const change of [{ quantity: '2' }, { lineUnitPrice: '5' }, { quantity: 0.1 + 0.2 }]) {
      const document = withLine({ quantity: 2, lineUnitPrice: 5, netValue: 10, ...change });
      const product = step(document, 'invoiceDetails/0/netValue');
      expect(product.computed).toBeUndefined();
      expect(product.agrees).toBe(false);
      expect(product.terms.filter(({ value }) => value === undefined)).toHaveLength(1);
    }
  });

  test('a percent that is no number', () => {
    const document = withLine({ netValue: 10, vatCategoryPercent: '24', vatAmount: 2.4 });
    expect(step(document, 'invoiceDetails/0/vatAmount')).toMatchObject({
      computed: undefined,
      agrees: false,
    });
  });

  test('a sum of what is not an amount, or with nothing to compare', () => {
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

  test('a category that is no number, or null', () => {
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
  test('is taken off the product', () => {
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

  test('says nothing without a product', () => {
    expect(hasStep(withLine({ totalDiscountValue: 1, netValue: 9 }), 'invoiceDetails/0/netValue')).toBe(
      false,
    );
  });
});

test('a summary alone has steps; neither lines nor a summary have none', () => {
  expect(explainTotals({ invoiceSummary: { totalNetValue: 0 } }).length).toBeGreaterThan(0);
  for (const nothing of [undefined, null, 7, 'text', [], {}, { invoiceDetails: [] }]) {
    expect(explainTotals(nothing)).toEqual([]);
  }
});
