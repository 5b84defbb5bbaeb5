import { describe, expect, test } from 'vitest';
import { exact } from '../money/exact.js';
import { amount, figures, line, percent, problemsOf, totalsOf } from './facts.js';

const goods = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' } as const;
const services = { classificationType: 'E3_561_001', classificationCategory: 'category1_3' } as const;

describe('zero is never negative', () => {
  test('as a price, an amount or a quantity', () => {
    const lines = [line('unitPrice', '0', { quantity: '3' }), line('net', '0'), line('gross', '0')];
    expect(problemsOf({ lines })).toEqual([]);
    expect(figures(totalsOf({ lines }).lines)).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('as a discount', () => {
    for (const discount of [percent('0'), amount('0')]) {
      expect(figures(totalsOf({ lines: [line('net', '10', { discount })] }).lines)).toEqual([
        [1000, 0, 1000, 240, 1240],
      ]);
    }
  });

  test('as a tax, its base or its quantity', () => {
    const taxes = [
      { kind: 'fees', amount: exact('0') },
      { kind: 'fees', base: exact('0'), percent: exact('2') },
      { kind: 'fees', quantity: exact('0'), fixedAmount: exact('0.5') },
    ] as const;
    const totals = totalsOf({ lines: [line('net', '10')], taxes });
    expect(totals.taxes.map(({ taxAmount }) => taxAmount)).toEqual([0, 0, 0]);
    expect(totals.taxes[1]?.underlyingValue).toBe(0);
  });

  test('as a part of a classification', () => {
    const incomeClassification = [{ ...goods, amount: exact('0') }, services];
    const totals = totalsOf({ lines: [line('net', '10', { incomeClassification })] });
    expect(totals.lines[0]?.incomeClassification).toEqual([
      { ...goods, amount: 0 },
      { ...services, amount: 1000 },
    ]);
  });
});

describe('a discount can take off the whole amount', () => {
  test.each([percent('100'), amount('10')])('if it is stated as %j', (discount) => {
    expect(figures(totalsOf({ lines: [line('net', '10', { discount })] }).lines)).toEqual([
      [1000, 1000, 0, 0, 0],
    ]);
  });
});

test('a negative tax base is refused', () => {
  const taxes = [{ kind: 'fees', base: exact('-1'), percent: exact('2') }] as const;
  expect(problemsOf({ lines: [line('net', '10')], taxes })).toEqual([
    { problem: 'value-negative', path: ['taxes', 0, 'base'], params: { value: '-1' } },
  ]);
});

test('a row without a category does not count as a split of the net value', () => {
  const expensesClassification = [
    { classificationType: 'VAT_361', amount: exact('10') } as const,
    { classificationType: 'E3_102_001', classificationCategory: 'category2_1' } as const,
  ];
  const totals = totalsOf({ lines: [line('net', '10', { expensesClassification })] });
  expect(totals.lines[0]?.expensesClassification?.map((row) => row.amount)).toEqual([1000, 1000]);
});

test('a single row can state its amount', () => {
  const incomeClassification = [{ ...goods, amount: exact('4') }];
  const totals = totalsOf({ lines: [line('net', '10', { incomeClassification })] });
  expect(totals.lines[0]?.incomeClassification).toEqual([{ ...goods, amount: 400 }]);
});

describe('calculating totals', () => {
  test('keeps an empty classification', () => {
    const totals = totalsOf({ lines: [line('net', '10', { incomeClassification: [] })] });
    expect(totals.lines[0]?.incomeClassification).toEqual([]);
  });

  test('refuses an invalid amount in a classification at its path', () => {
    const expensesClassification = [
      {
        classificationType: 'E3_102_001',
        classificationCategory: 'category2_1',
        amount: exact('1.005'),
      } as const,
    ];
    expect(problemsOf({ lines: [line('net', '10', { expensesClassification })] })).toEqual([
      {
        problem: 'amount-decimals',
        path: ['lines', 0, 'expensesClassification', 0, 'amount'],
        params: { value: '1.005' },
      },
    ]);
  });

  test('reports a tax with a quantity that has no unit amount', () => {
    const missing = (category?: number) =>
      problemsOf({ lines: [line('net', '10')], taxes: [{ kind: 'fees', category, quantity: exact('2') }] });
    const problem = 'tax-amount-missing';
    const path = ['taxes', 0, 'amount'];
    expect(missing()).toStrictEqual([{ problem, path, params: {} }]);
    expect(missing(8)).toStrictEqual([{ problem, path, params: { category: 8 } }]);
  });
});
