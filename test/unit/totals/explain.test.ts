import { describe, expect, test } from 'vitest';
import { explainTotals, type TotalsStep } from '../../../src/totals/index.js';

const line = {
  lineNumber: 1,
  quantity: 4,
  lineUnitPrice: 3.225,
  totalNetPriceBeforeDiscount: 12.9,
  totalDiscountValue: 1.29,
  netValue: 11.61,
  vatCategory: 1,
  vatCategoryPercent: 24,
  vatAmount: 2.79,
  withheldAmount: 1,
  incomeClassification: [
    { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 11.61 },
  ],
};
const summary = {
  totalNetValue: 11.61,
  totalVatAmount: 2.79,
  totalWithheldAmount: 3.5,
  totalFeesAmount: 0,
  totalStampDutyAmount: 0,
  totalOtherTaxesAmount: 0,
  totalDeductionsAmount: 0,
  totalGrossValue: 10.9,
  incomeClassification: [
    { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 11.61 },
  ],
};
const document = {
  invoiceDetails: [line],
  taxesTotals: [{ taxType: 1, taxCategory: 3, underlyingValue: 11.61, taxAmount: 2.5 }],
  invoiceSummary: summary,
  paymentMethods: [
    { type: 3, amount: 10 },
    { type: 7, amount: 0.9 },
  ],
};

const pointer = (step: TotalsStep): string => step.path.join('/');
const find = (steps: readonly TotalsStep[], path: string) => steps.find((step) => pointer(step) === path);
const withLine = (changes: object) =>
  explainTotals({ ...document, invoiceDetails: [{ ...line, ...changes }] });

describe('explainTotals of a consistent document', () => {
  const explained = () => explainTotals(document);

  test('has a step for each amount, in order', () => {
    const steps = explained();
    expect(steps.map(pointer)).toEqual([
      'invoiceDetails/0/totalNetPriceBeforeDiscount',
      'invoiceDetails/0/netValue',
      'invoiceDetails/0/vatAmount',
      'invoiceSummary/totalNetValue',
      'invoiceSummary/totalVatAmount',
      'invoiceSummary/totalWithheldAmount',
      'invoiceSummary/totalFeesAmount',
      'invoiceSummary/totalStampDutyAmount',
      'invoiceSummary/totalOtherTaxesAmount',
      'invoiceSummary/totalDeductionsAmount',
      'invoiceSummary/totalGrossValue',
      'invoiceSummary/incomeClassification/0/amount',
      'paymentMethods',
    ]);
    expect(steps.filter((step) => !step.agrees)).toEqual([]);
  });

  test('explains a product', () => {
    expect(explained()[0]).toEqual({
      path: ['invoiceDetails', 0, 'totalNetPriceBeforeDiscount'],
      operation: 'product',
      terms: [
        { path: ['invoiceDetails', 0, 'quantity'], label: 'quantity', value: '4', sign: 1 },
        { path: ['invoiceDetails', 0, 'lineUnitPrice'], label: 'lineUnitPrice', value: '3.225', sign: 1 },
      ],
      computed: '12.90',
      stated: '12.90',
      tolerance: '0.00',
      agrees: true,
    });
  });

  test('explains a percentage', () => {
    expect(explained()[2]).toMatchObject({
      operation: 'percent',
      terms: [
        { label: 'netValue', value: '11.61' },
        { label: 'vatCategoryPercent', value: '24' },
      ],
      computed: '2.79',
      tolerance: '0.01',
    });
  });

  test('explains a sum over lines and taxes, and the gross total with its signs', () => {
    const steps = explained();
    expect(find(steps, 'invoiceSummary/totalWithheldAmount')?.terms).toEqual([
      { path: ['invoiceDetails', 0, 'withheldAmount'], label: 'withheldAmount', value: '1.00', sign: 1 },
      { path: ['taxesTotals', 0, 'taxAmount'], label: 'taxAmount', value: '2.50', sign: 1 },
    ]);
    const gross = find(steps, 'invoiceSummary/totalGrossValue');
    expect(gross?.terms.map(({ sign }) => sign)).toEqual([1, 1, -1, 1, 1, 1, -1]);
    expect(gross?.computed).toBe('10.90');
  });

  test('compares payments with the gross total', () => {
    expect(explained().at(-1)).toMatchObject({ computed: '10.90', stated: '10.90', terms: [{}, {}] });
  });
});

describe('explainTotals of an inconsistent document', () => {
  test('shows a difference of one cent in a total', () => {
    const steps = explainTotals({ ...document, invoiceSummary: { ...summary, totalNetValue: 11.62 } });
    expect(find(steps, 'invoiceSummary/totalNetValue')).toMatchObject({
      computed: '11.61',
      stated: '11.62',
      agrees: false,
    });
    expect(find(steps, 'invoiceSummary/totalGrossValue')).toMatchObject({ computed: '10.91', agrees: false });
  });

  test.each([
    [2.78, true],
    [2.8, true],
    [2.77, false],
    [2.81, false],
  ])('shows a VAT amount of %d', (vatAmount, agrees) => {
    const step = find(withLine({ vatAmount }), 'invoiceDetails/0/vatAmount');
    expect(step).toMatchObject({ computed: '2.79', agrees });
  });

  test('has no result for unreadable amounts', () => {
    for (const netValue of ['11.61', 11.615, -1, null, undefined, Number.NaN, 1e15]) {
      const step = find(withLine({ netValue }), 'invoiceSummary/totalNetValue');
      expect(step).toMatchObject({ computed: undefined, stated: '11.61', agrees: false });
      expect(step?.terms[0]?.value).toBeUndefined();
    }
  });

  test('still calculates amounts that are not stated', () => {
    const { totalVatAmount, totalGrossValue, ...rest } = summary;
    const steps = explainTotals({ ...document, invoiceSummary: rest });
    expect(find(steps, 'invoiceSummary/totalVatAmount')).toMatchObject({ computed: '2.79', agrees: false });
    const gross = find(steps, 'invoiceSummary/totalGrossValue');
    expect(gross).toMatchObject({ computed: '10.90', stated: undefined, agrees: false });
    expect(gross?.terms[1]).toEqual({ label: 'totalVatAmount', value: '2.79', sign: 1 });
  });

  test('leaves a tax without a type out of the totals', () => {
    const steps = explainTotals({ ...document, taxesTotals: [{ taxAmount: 2.5 }] });
    expect(find(steps, 'invoiceSummary/totalNetValue')).toMatchObject({ computed: '11.61', agrees: true });
    expect(find(steps, 'invoiceSummary/totalVatAmount')).toMatchObject({ computed: '2.79', agrees: true });
    expect(find(steps, 'invoiceSummary/totalWithheldAmount')?.computed).toBe('1.00');
    expect(find(steps, 'invoiceSummary/totalDeductionsAmount')?.computed).toBe('0.00');
  });

  test('handles a negative gross total and sums beyond 15 digits', () => {
    const negative = explainTotals({ ...document, invoiceSummary: { ...summary, totalWithheldAmount: 20 } });
    expect(find(negative, 'invoiceSummary/totalGrossValue')?.computed).toBe('-5.60');
    const huge = { ...line, netValue: 9_999_999_999_999.99, quantity: 1e14, lineUnitPrice: 1e14 };
    const steps = explainTotals({ ...document, invoiceDetails: [huge, huge] });
    expect(find(steps, 'invoiceSummary/totalNetValue')?.computed).toBeUndefined();
    expect(find(steps, 'invoiceDetails/0/totalNetPriceBeforeDiscount')?.computed).toBeUndefined();
  });

  test('shows a kind of income that only a line has, and one that only the summary has', () => {
    const other = [{ classificationCategory: 'category1_3', amount: 11.61 }];
    const steps = withLine({ incomeClassification: other });
    const [summaryRow, lineRow] = steps.filter((step) => step.path[1] === 'incomeClassification');
    expect(summaryRow).toMatchObject({ computed: '0.00', stated: '11.61', terms: [], agrees: false });
    expect(lineRow).toMatchObject({
      path: ['invoiceSummary', 'incomeClassification'],
      computed: '11.61',
      stated: undefined,
      terms: [{ label: 'category1_3', path: ['invoiceDetails', 0, 'incomeClassification', 0, 'amount'] }],
    });
  });
});

describe('explainTotals of lines', () => {
  const { totalNetPriceBeforeDiscount, totalDiscountValue, lineUnitPrice, vatCategoryPercent, ...bare } =
    line;
  const steps = (only: object) =>
    explainTotals({ invoiceDetails: [only] }).filter((step) => step.path[0] === 'invoiceDetails');

  test('with only net and VAT', () => {
    expect(steps(bare).map(pointer)).toEqual(['invoiceDetails/0/vatAmount']);
    expect(steps(bare)[0]?.terms[1]).toEqual({
      path: ['invoiceDetails', 0, 'vatCategory'],
      label: 'vatCategory',
      value: '24',
      sign: 1,
    });
  });

  test('leads from a price without a discount to the net value', () => {
    expect(steps({ ...bare, lineUnitPrice: 2.9025 })[0]).toMatchObject({
      path: ['invoiceDetails', 0, 'netValue'],
      operation: 'product',
      computed: '11.61',
      agrees: true,
    });
  });

  test('handles a price and a discount without the amount before it', () => {
    expect(steps({ ...bare, lineUnitPrice, totalDiscountValue })[0]).toMatchObject({
      path: ['invoiceDetails', 0, 'netValue'],
      operation: 'sum',
      terms: [
        { label: 'totalNetPriceBeforeDiscount', value: '12.90', sign: 1 },
        { label: 'totalDiscountValue', value: '1.29', sign: -1 },
      ],
      agrees: true,
    });
  });

  test.each([7, 8])('has no VAT in category %i', (vatCategory) => {
    expect(steps({ netValue: 5, vatAmount: 0, vatCategory })[0]).toMatchObject({
      computed: '0.00',
      agrees: true,
    });
  });

  test('has no step for an unknown category', () => {
    expect(steps({ netValue: 5, vatAmount: 0, vatCategory: 99 })).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a number', 0],
  ['a text', '{}'],
  ['a list', []],
  ['an empty object', {}],
  ['an empty list of lines', { invoiceDetails: [] }],
  ['lines that are not a list', { invoiceDetails: 'lines' }],
  [
    'an object that throws',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        getOwnPropertyDescriptor: () => {
          throw new Error('no');
        },
      },
    ),
  ],
])('explainTotals has no steps for %s', (_, input) => {
  expect(explainTotals(input)).toEqual([]);
});

test('explainTotals accepts lines and rows of any kind', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const steps = explainTotals({
    invoiceDetails: [null, 1, 'x', [], revoked.proxy, { incomeClassification: [null, { amount: '1' }] }],
    taxesTotals: [null, { taxType: 1 }],
    paymentMethods: [null],
    invoiceSummary: { incomeClassification: [null, 5] },
  });
  expect(steps.every((step) => !step.agrees || step.computed === '0.00')).toBe(true);
  expect(explainTotals({ invoiceDetails: revoked.proxy })).toEqual([]);
});

describe.each([
  [1, 'withheldAmount', 'totalWithheldAmount', -1],
  [2, 'feesAmount', 'totalFeesAmount', 1],
  [3, 'otherTaxesAmount', 'totalOtherTaxesAmount', 1],
  [4, 'stampDutyAmount', 'totalStampDutyAmount', 1],
  [5, 'deductionsAmount', 'totalDeductionsAmount', -1],
] as const)('a tax of type %i', (taxType, ofLine, total, sign) => {
  const { withheldAmount: _, ...plain } = line;
  const none = { ...summary, totalWithheldAmount: 0 };
  const taxed = {
    invoiceDetails: [plain, { ...plain, lineNumber: 2, [ofLine]: 1.25 }],
    // One of each type, with a different amount.
    taxesTotals: [1, 2, 3, 4, 5].map((type) => ({ taxType: type, underlyingValue: 23.22, taxAmount: type })),
    invoiceSummary: none,
  };
  const steps = explainTotals(taxed);

  test('is summed over the lines and the rows of its type alone', () => {
    expect(find(steps, `invoiceSummary/${total}`)).toMatchObject({
      terms: [
        { path: ['invoiceDetails', 1, ofLine], value: '1.25', sign: 1 },
        { path: ['taxesTotals', taxType - 1, 'taxAmount'], value: `${taxType}.00`, sign: 1 },
      ],
      computed: `${taxType + 1}.25`,
      stated: '0.00',
      agrees: false,
    });
  });

  test('is added to the gross total, or subtracted from it, also when its total is not stated', () => {
    const { [total]: _, ...without } = none;
    const gross = (stated: object) =>
      find(explainTotals({ ...taxed, invoiceSummary: stated }), 'invoiceSummary/totalGrossValue');
    // 11.61 + 2.79, and the tax.
    const term = (step: TotalsStep | undefined) => step?.terms.find(({ label }) => label === total);
    const stated = gross({ ...none, [total]: 5 });
    expect(term(stated)).toMatchObject({ value: '5.00', sign });
    expect(stated?.computed).toBe(sign === 1 ? '19.40' : '9.40');
    const computed = gross(without);
    expect(term(computed)).toEqual({ label: total, value: `${taxType + 1}.25`, sign });
  });
});
