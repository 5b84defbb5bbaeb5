import { expect, test } from 'vitest';
import { exact } from '../money/exact.js';
import { amount, figures, line, percent, totalsOf } from './facts.js';

const noTaxes = {
  totalWithheldAmount: 0,
  totalFeesAmount: 0,
  totalStampDutyAmount: 0,
  totalOtherTaxesAmount: 0,
  totalDeductionsAmount: 0,
};

test('the summary adds up the rounded lines', () => {
  // Three times 0.10 at 24 %: 0.024 each, so 0.02 each; the VAT of 0.30 would be 0.07.
  const { summary } = totalsOf({ lines: [line('net', '0.10'), line('net', '0.10'), line('net', '0.10')] });
  expect(summary).toEqual({ totalNetValue: 30, totalVatAmount: 6, totalGrossValue: 36, ...noTaxes });
});

test('an invoice of two lines has the right totals', () => {
  const { summary } = totalsOf({
    lines: [
      line('unitPrice', '24.90', { quantity: '2' }),
      line('unitPriceWithVat', '4.00', { quantity: '3', discount: percent('10') }),
    ],
  });
  // 49.80 + 11.95 and 8.71 + 2.09.
  expect(summary).toEqual({ totalNetValue: 5851, totalVatAmount: 1404, totalGrossValue: 7255, ...noTaxes });
});

test('totals without lines are zero', () => {
  expect(totalsOf({ lines: [] })).toMatchObject({ lines: [], summary: { totalGrossValue: 0, ...noTaxes } });
});

test('a document discount is spread over the lines by largest remainder', () => {
  const ten = line('net', '10.00', { vat: '0' });
  const { lines } = totalsOf({ lines: [ten, ten, ten], discount: amount('10.00') });
  expect(figures(lines)).toEqual([
    [1000, 334, 666, 0, 666],
    [1000, 333, 667, 0, 667],
    [1000, 333, 667, 0, 667],
  ]);
});

test('a percentage discount on the document can be applied to net and gross lines together', () => {
  const { lines } = totalsOf({
    lines: [line('net', '100.00'), line('gross', '124.00')],
    discount: percent('5'),
  });
  // 11.20 of 224.00: 5.00 and 6.20.
  expect(figures(lines)).toEqual([
    [10000, 500, 9500, 2280, 11780],
    [10000, 500, 9500, 2280, 11780],
  ]);
});

test('a document discount comes after line discounts and skips lines of zero', () => {
  const { lines } = totalsOf({
    lines: [
      line('net', '10.00', { discount: percent('100') }),
      line('net', '10.00', { discount: amount('5') }),
    ],
    discount: amount('1.01'),
  });
  expect(figures(lines)).toEqual([
    [1000, 1000, 0, 0, 0],
    [1000, 601, 399, 96, 495], // VAT 0.9576
  ]);
});

test('an amount off a receipt lowers the amount to pay by exactly that', () => {
  const { summary } = totalsOf({
    lines: [
      line('gross', '19.99'),
      line('gross', '5.55', { vat: '13' }),
      line('unitPriceWithVat', '0.99', { quantity: '3' }),
    ],
    discount: amount('2.50'),
  });
  expect(summary.totalGrossValue).toBe(2601); // 19.99 + 5.55 + 2.97 − 2.50
});

test('taxes on the document are added to the totals', () => {
  const { taxes, summary } = totalsOf({
    lines: [line('net', '1000.00')],
    taxes: [
      { kind: 'withheld', category: 7, percent: exact('8') },
      { kind: 'stampDuty', category: 3, percent: exact('3.6'), base: exact('500.55') },
      { kind: 'fees', category: 17, fixedAmount: exact('0.08'), quantity: exact('12') },
      { kind: 'otherTaxes', category: 4, percent: exact('15'), amount: exact('0.01') },
      { kind: 'deductions', amount: exact('12.34') },
    ],
  });
  expect(taxes).toEqual([
    { taxType: 1, taxCategory: 7, underlyingValue: 100000, taxAmount: 8000 },
    { taxType: 4, taxCategory: 3, underlyingValue: 50055, taxAmount: 1802 }, // 18.0198
    { taxType: 2, taxCategory: 17, underlyingValue: 100000, taxAmount: 96 },
    { taxType: 3, taxCategory: 4, underlyingValue: 100000, taxAmount: 1 },
    { taxType: 5, taxCategory: undefined, underlyingValue: 100000, taxAmount: 1234 },
  ]);
  // 1000.00 + 240.00 − 80.00 + 0.96 + 18.02 + 0.01 − 12.34
  expect(summary.totalGrossValue).toBe(116665);
});

test.each([
  ['withheld', 1, 'totalWithheldAmount', 116498],
  ['fees', 2, 'totalFeesAmount', 131502],
  ['otherTaxes', 3, 'totalOtherTaxesAmount', 131502],
  ['stampDuty', 4, 'totalStampDutyAmount', 131502],
] as const)('%s of the document as a percentage is that of its base', (kind, taxType, total, gross) => {
  const tax = { kind, category: 4, percent: exact('15') };
  const { taxes, summary } = totalsOf({
    lines: [line('net', '1000.00')],
    // Half of 0.01 is rounded up: 500.10 × 15 % is 75.015.
    taxes: [{ ...tax, base: exact('500.10') }],
  });
  expect(taxes).toEqual([{ taxType, taxCategory: 4, underlyingValue: 50010, taxAmount: 7502 }]);
  expect(summary).toMatchObject({ [total]: 7502, totalGrossValue: gross });
  const whole = totalsOf({ lines: [line('net', '1000.00')], taxes: [tax] });
  expect(whole.taxes).toEqual([{ taxType, taxCategory: 4, underlyingValue: 100000, taxAmount: 15000 }]);
});

const goods = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' } as const;
const services = { classificationType: 'E3_561_001', classificationCategory: 'category1_3' } as const;

test('the summary classification has one row per kind, in order of first appearance', () => {
  const totals = totalsOf({
    lines: [
      line('net', '10.00', { incomeClassification: [services] }),
      line('net', '20.00', { incomeClassification: [goods] }),
      line('gross', '12.40', { incomeClassification: [services] }),
      line('net', '5.00', { incomeClassification: [{ ...goods, amount: exact('1.50') }, services] }),
    ],
  });
  expect(totals.lines[3]?.incomeClassification).toEqual([
    { ...goods, amount: 150 },
    { ...services, amount: 350 },
  ]);
  expect(totals.incomeClassification).toEqual([
    { ...services, amount: 2350 },
    { ...goods, amount: 2150 },
  ]);
  expect(totals.expensesClassification).toEqual([]);
});

test('the rest of a classification can be zero', () => {
  const { lines } = totalsOf({
    lines: [line('net', '5.00', { incomeClassification: [services, { ...goods, amount: exact('5') }] })],
  });
  expect(lines[0]?.incomeClassification?.map((row) => row.amount)).toEqual([0, 500]);
});

test('a classification can have no type, and a VAT classification no category', () => {
  const slip = { classificationCategory: 'category1_95' } as const;
  const expense = { classificationType: 'E3_102_001', classificationCategory: 'category2_1' } as const;
  const vat = { classificationType: 'VAT_361' } as const;
  const totals = totalsOf({
    lines: [line('net', '10.00', { incomeClassification: [slip], expensesClassification: [expense, vat] })],
  });
  expect(totals.incomeClassification).toEqual([{ ...slip, amount: 1000 }]);
  expect(totals.expensesClassification).toEqual([
    { ...expense, amount: 1000 },
    { ...vat, amount: 1000 },
  ]);
});

test('many kinds of classification stay separate', () => {
  const kinds = Array.from({ length: 40 }, (_, i) => ({ ...goods, classificationType: `E3_${i % 20}` }));
  const { incomeClassification } = totalsOf({
    lines: kinds.map((kind) => line('net', '1.00', { incomeClassification: [kind as typeof goods] })),
  });
  expect(incomeClassification).toEqual(kinds.slice(0, 20).map((kind) => ({ ...kind, amount: 200 })));
});
