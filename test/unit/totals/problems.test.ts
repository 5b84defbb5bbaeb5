import { expect, test } from 'vitest';
import { computeTotals, type TotalsInput } from '../../../src/totals/index.js';
import { exact } from '../money/exact.js';
import { amount, line, percent, problemsOf } from './facts.js';

const goods = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' } as const;
const huge = '9999999999999.99';

const cases: [string, TotalsInput, object[]][] = [
  [
    'a unit price without quantity',
    { lines: [line('unitPrice', '1')] },
    [{ problem: 'quantity-missing', path: ['lines', 0, 'quantity'], params: { lead: 'unitPrice' } }],
  ],
  [
    'a negative price',
    { lines: [line('unitPriceWithVat', '-1', { quantity: '1' })] },
    [{ problem: 'value-negative', path: ['lines', 0, 'unitPriceWithVat'], params: { value: '-1' } }],
  ],
  [
    'a negative quantity',
    { lines: [line('unitPrice', '1', { quantity: '-2' })] },
    [{ problem: 'value-negative', path: ['lines', 0, 'quantity'], params: { value: '-2' } }],
  ],
  [
    'a negative amount',
    { lines: [line('gross', '-0.01')] },
    [{ problem: 'value-negative', path: ['lines', 0, 'gross'], params: { value: '-0.01' } }],
  ],
  [
    'a negative VAT percent',
    { lines: [line('net', '1', { vat: '-24' })] },
    [{ problem: 'value-negative', path: ['lines', 0, 'vat'], params: { value: '-24' } }],
  ],
  [
    'three decimals',
    { lines: [line('net', '10.005')] },
    [{ problem: 'amount-decimals', path: ['lines', 0, 'net'], params: { value: '10.005' } }],
  ],
  [
    'an amount of 16 digits',
    { lines: [line('net', '10000000000000')] },
    [{ problem: 'amount-range', path: ['lines', 0, 'net'], params: { value: '10000000000000' } }],
  ],
  [
    'a product of 16 digits',
    { lines: [line('unitPrice', huge, { quantity: '2' })] },
    [{ problem: 'amount-range', path: ['lines', 0, 'unitPrice'], params: {} }],
  ],
  [
    'VAT beyond 15 digits',
    { lines: [line('net', huge)] },
    [{ problem: 'amount-range', path: ['lines', 0], params: {} }],
  ],
  [
    'a sum beyond 15 digits',
    { lines: [line('net', huge, { vat: '0' }), line('net', '0.01', { vat: '0' })] },
    [{ problem: 'amount-range', path: ['lines'], params: {} }],
  ],
  [
    'a price that no number prints',
    { lines: [line('unitPrice', '0.1234567890123456', { quantity: '1' })] },
    [{ problem: 'value-digits', path: ['lines', 0, 'unitPrice'], params: { value: '0.1234567890123456' } }],
  ],
  [
    'a quantity that no number prints',
    { lines: [line('net', '1', { quantity: '1.0000000000000001' })] },
    [{ problem: 'value-digits', path: ['lines', 0, 'quantity'], params: { value: '1.0000000000000001' } }],
  ],
  [
    'a discount above the amount',
    { lines: [line('net', '10', { discount: amount('10.01') })] },
    [
      {
        problem: 'discount-too-large',
        path: ['lines', 0, 'discount'],
        params: { discount: '10.01', of: '10.00' },
      },
    ],
  ],
  [
    'a discount above 100 %',
    { lines: [line('net', '10', { discount: percent('100.5') })] },
    [
      {
        problem: 'discount-too-large',
        path: ['lines', 0, 'discount'],
        params: { discount: '100.5%', of: '10.00' },
      },
    ],
  ],
  [
    'a negative discount',
    {
      lines: [line('net', '10', { discount: percent('-1') }), line('net', '10', { discount: amount('-1') })],
    },
    [
      { problem: 'value-negative', path: ['lines', 0, 'discount'], params: { value: '-1' } },
      { problem: 'value-negative', path: ['lines', 1, 'discount'], params: { value: '-1' } },
    ],
  ],
  [
    'a discount with three decimals',
    { lines: [line('net', '10', { discount: amount('0.001') })] },
    [{ problem: 'amount-decimals', path: ['lines', 0, 'discount'], params: { value: '0.001' } }],
  ],
  [
    'a document discount above the lines',
    { lines: [line('net', '10')], discount: amount('10.01') },
    [{ problem: 'discount-too-large', path: ['discount'], params: { discount: '10.01', of: '10.00' } }],
  ],
  [
    'a document discount on nothing',
    { lines: [], discount: amount('1') },
    [{ problem: 'discount-too-large', path: ['discount'], params: { discount: '1.00', of: '0.00' } }],
  ],
  [
    'an amount off mixed lines',
    { lines: [line('net', '10'), line('gross', '10')], discount: amount('1') },
    [{ problem: 'discount-basis-mixed', path: ['discount'], params: {} }],
  ],
  [
    'a document discount on too much',
    { lines: [line('net', huge, { vat: '0' }), line('net', '1', { vat: '0' })], discount: amount('1') },
    [
      { problem: 'amount-range', path: ['discount'], params: {} },
      { problem: 'amount-range', path: ['lines'], params: {} },
    ],
  ],
  [
    'a tax entered freely, without amount',
    { lines: [line('net', '10', { taxes: { fees: { category: 10 } } })] },
    [{ problem: 'tax-amount-missing', path: ['lines', 0, 'fees', 'amount'], params: { category: 10 } }],
  ],
  [
    'a tax per item, without quantity',
    { lines: [line('net', '10', { taxes: { fees: { category: 8, fixedAmount: exact('0.07') } } })] },
    [{ problem: 'tax-amount-missing', path: ['lines', 0, 'fees', 'amount'], params: { category: 8 } }],
  ],
  [
    'deductions without amount',
    { lines: [], taxes: [{ kind: 'deductions' }] },
    [{ problem: 'tax-amount-missing', path: ['taxes', 0, 'amount'], params: {} }],
  ],
  [
    'an invalid tax amount',
    {
      lines: [],
      taxes: [
        { kind: 'fees', amount: exact('-1') },
        { kind: 'fees', amount: exact('0.001') },
      ],
    },
    [
      { problem: 'value-negative', path: ['taxes', 0, 'amount'], params: { value: '-1' } },
      { problem: 'amount-decimals', path: ['taxes', 1, 'amount'], params: { value: '0.001' } },
    ],
  ],
  [
    'an invalid base',
    { lines: [], taxes: [{ kind: 'fees', amount: exact('1'), base: exact('0.001') }] },
    [{ problem: 'amount-decimals', path: ['taxes', 0, 'base'], params: { value: '0.001' } }],
  ],
  [
    'a tax on fewer than no items',
    { lines: [], taxes: [{ kind: 'fees', fixedAmount: exact('1'), quantity: exact('-1') }] },
    [{ problem: 'value-negative', path: ['taxes', 0, 'quantity'], params: { value: '-1' } }],
  ],
  [
    'a tax beyond 15 digits',
    {
      lines: [
        line('net', '1', { quantity: '999999999999999', taxes: { fees: { fixedAmount: exact('1') } } }),
      ],
    },
    [{ problem: 'amount-range', path: ['lines', 0, 'fees'], params: {} }],
  ],
  [
    'more withheld than there is',
    { lines: [line('net', '10')], taxes: [{ kind: 'withheld', amount: exact('12.41') }] },
    [{ problem: 'gross-negative', path: [], params: { gross: '-0.01' } }],
  ],
  [
    'two classifications without amount',
    { lines: [line('net', '10', { incomeClassification: [goods, goods] })] },
    [
      {
        problem: 'classification-amount-missing',
        path: ['lines', 0, 'incomeClassification', 1, 'amount'],
        params: {},
      },
    ],
  ],
  [
    'classifications above the net value',
    { lines: [line('net', '10', { incomeClassification: [{ ...goods, amount: exact('10.01') }, goods] })] },
    [
      {
        problem: 'classification-too-large',
        path: ['lines', 0, 'incomeClassification', 1, 'amount'],
        params: { stated: '10.01', net: '10.00' },
      },
    ],
  ],
  [
    'an invalid classification amount',
    { lines: [line('net', '10', { incomeClassification: [{ ...goods, amount: exact('-1') }] })] },
    [
      {
        problem: 'value-negative',
        path: ['lines', 0, 'incomeClassification', 0, 'amount'],
        params: { value: '-1' },
      },
    ],
  ],
];

test.each(cases)('computeTotals reports: %s', (_, input, problems) => {
  expect(problemsOf(input)).toEqual(problems);
});

test('all problems are reported together, with provisional amounts for the rest', () => {
  const result = computeTotals({
    lines: [line('net', '1.001'), line('net', '10.00'), line('unitPrice', '1'), line('net', huge)],
    taxes: [{ kind: 'withheld', percent: exact('20') }],
  });
  expect(result.ok).toBe(false);
  expect(result.problems.map(({ path }) => path[1])).toEqual([0, 2, 3]);
  expect(result.totals.summary).toMatchObject({
    totalNetValue: 1000,
    totalVatAmount: 240,
    totalGrossValue: 1040,
  });
});
