import { expect, test } from 'vitest';
import { exact } from '../money/exact.js';
import { amount, figures, line, percent, totalsOf } from './facts.js';

// before, discount, net, VAT, gross in cents; by hand.
test.each([
  ['a net unit price', line('unitPrice', '24.90', { quantity: '2' }), [4980, 0, 4980, 1195, 6175]], // VAT 11.952
  [
    'a net unit price less 10 %',
    line('unitPrice', '4.00', { quantity: '4', discount: percent('10') }),
    [1600, 160, 1440, 346, 1786],
  ], // VAT 3.456
  [
    'a net unit price less 1.60',
    line('unitPrice', '4.00', { quantity: '4', discount: amount('1.60') }),
    [1600, 160, 1440, 346, 1786],
  ],
  ['half a cent up', line('unitPrice', '0.01', { quantity: '0.5', vat: '0' }), [1, 0, 1, 0, 1]],
  ['VAT of half a cent up', line('net', '0.50', { vat: '13' }), [50, 0, 50, 7, 57]], // 0.065
  [
    'a net amount',
    line('net', '199.99', { vat: '6', discount: percent('5') }),
    [19999, 1000, 18999, 1140, 20139],
  ], // 9.9995; 11.3994
  ['the accepted split of 30.00', line('gross', '30.00'), [2419, 0, 2419, 581, 3000]], // 24.1935
  ['a unit price with VAT', line('unitPriceWithVat', '4.00', { quantity: '3' }), [968, 0, 968, 232, 1200]], // 9.677
  [
    'a unit price with VAT less 10 %',
    line('unitPriceWithVat', '4.00', { quantity: '3', discount: percent('10') }),
    [968, 97, 871, 209, 1080],
  ], // 8.7097
  [
    'four of them',
    line('unitPriceWithVat', '4.00', { quantity: '4', discount: percent('10') }),
    [1290, 129, 1161, 279, 1440],
  ], // 12.903; 11.613
  [
    'a gross amount less an amount',
    line('gross', '16.00', { discount: amount('1.60') }),
    [1290, 129, 1161, 279, 1440],
  ],
  ['a discount of all', line('gross', '16.00', { discount: percent('100') }), [1290, 1290, 0, 0, 0]],
  ['no VAT', line('gross', '16.00', { vat: '0' }), [1600, 0, 1600, 0, 1600]],
  ['nothing', line('net', '0', { vat: '0' }), [0, 0, 0, 0, 0]],
  [
    'the largest',
    line('net', '9999999999999.99', { vat: '0' }),
    [999_999_999_999_999, 0, 999_999_999_999_999, 0, 999_999_999_999_999],
  ],
  [
    'many decimals',
    line('unitPrice', '0.0000810000', { quantity: '1234567.8901234', vat: '24' }),
    [10000, 0, 10000, 2400, 12400],
  ], // 99.99999909…
])('a line has amounts calculated by hand: %s', (_, input, cents) => {
  expect(figures(totalsOf({ lines: [input] }).lines)).toEqual([cents]);
});

test.each([
  ['the price given', line('unitPrice', '24.90', { quantity: '2' }), 2, 24.9],
  [
    'the price given, with many decimals',
    line('unitPrice', '0.123456789', { quantity: '10' }),
    10,
    0.123456789,
  ],
  ['found for a price with VAT', line('unitPriceWithVat', '4.00', { quantity: '4' }), 4, 3.225], // 12.90 / 4
  ['found for an amount', line('net', '10.00', { quantity: '3' }), 3, 3.333],
  ['none without quantity', line('net', '10.00'), undefined, undefined],
  ['none for a quantity of zero', line('net', '10.00', { quantity: '0' }), 0, undefined],
])('a line has the unit price of the payload: %s', (_, input, quantity, lineUnitPrice) => {
  expect(totalsOf({ lines: [input] }).lines[0]).toMatchObject({ quantity, lineUnitPrice });
});

test('taxes on lines are calculated by percentage, by item and by amount', () => {
  const taxes = {
    withheld: { category: 3, percent: exact('20') },
    fees: { category: 8, fixedAmount: exact('0.07') },
    stampDuty: { category: 1, percent: exact('1.2') },
    otherTaxes: { category: 10, fixedAmount: exact('0.50'), amount: exact('9.99') },
    deductions: { amount: exact('1.23') },
  };
  const { lines, summary } = totalsOf({ lines: [line('unitPrice', '33.33', { quantity: '3', taxes })] });
  expect(lines[0]).toMatchObject({
    netValue: 9999,
    vatAmount: 2400, // 23.9976
    withheldAmount: 2000, // 19.998
    feesAmount: 21,
    stampDutyAmount: 120, // 1.19988
    otherTaxesAmount: 999,
    deductionsAmount: 123,
  });
  expect(summary).toEqual({
    totalNetValue: 9999,
    totalVatAmount: 2400,
    totalWithheldAmount: 2000,
    totalFeesAmount: 21,
    totalStampDutyAmount: 120,
    totalOtherTaxesAmount: 999,
    totalDeductionsAmount: 123,
    totalGrossValue: 11416, // 99.99 + 24.00 − 20.00 + 0.21 + 1.20 + 9.99 − 1.23
  });
});

test.each([
  ['withheld', 'withheldAmount', 10499],
  ['fees', 'feesAmount', 14299],
  ['stampDuty', 'stampDutyAmount', 14299],
  ['otherTaxes', 'otherTaxesAmount', 14299],
] as const)(
  '%s of a line as a percentage is that of its net value, not of a piece',
  (kind, member, gross) => {
    const taxes = { [kind]: { category: 4, percent: exact('19') } };
    const { lines, summary } = totalsOf({ lines: [line('unitPrice', '33.33', { quantity: '3', taxes })] });
    // 99.99 × 19 % = 18.9981; 99.99 + 24.00 ± 19.00.
    expect(lines[0]).toMatchObject({ [member]: 1900 });
    expect(summary.totalGrossValue).toBe(gross);
  },
);

test('a line without taxes has no tax amounts', () => {
  const [only] = totalsOf({ lines: [line('net', '10.00')] }).lines;
  expect(only?.withheldAmount).toBeUndefined();
  expect(only?.deductionsAmount).toBeUndefined();
});
