import { describe, expect, it } from 'vitest';
import { fitIncome } from '../../../../src/flows/credit/credit-of.js';
import type { LineAmounts } from '../../../../src/flows/credit/left.js';
import { asCents } from '../../../../src/money/index.js';

const row = (classificationCategory: string, amount: number, classificationType?: string) => ({
  ...(classificationType !== undefined && { classificationType }),
  classificationCategory,
  amount: asCents(amount),
});

const fitted = (type: '5.1' | '5.2' | '11.4', ...income: readonly ReturnType<typeof row>[]) =>
  fitIncome({ income } as unknown as LineAmounts, type).income;

describe('the income of a credit', () => {
  it('loses a type that its category does not have there', () => {
    // On 5.2, category1_95 has no type (classification combinations); E3_596 is disputed there.
    expect(fitted('5.2', row('category1_95', 500, 'E3_562'))).toEqual([row('category1_95', 500)]);
    expect(fitted('5.2', row('category1_95', 500, 'E3_596'))).toEqual([row('category1_95', 500)]);
  });

  it('keeps everything else, also what does not fit, for the rules to report', () => {
    const goods = row('category1_1', 300, 'E3_561_001');
    expect(fitted('5.1', goods)).toEqual([goods]);
    const unfit = row('category1_1', 300, 'E3_598_001');
    expect(fitted('5.1', unfit)).toEqual([unfit]);
  });

  it('adds rows that are the same then, and keeps those that differ in one member', () => {
    expect(
      fitted(
        '5.2',
        row('category1_95', 500, 'E3_596'),
        row('category1_1', 100, 'E3_561_001'),
        row('category1_95', 250, 'E3_597'),
        row('category1_1', 40, 'E3_561_002'),
        row('category1_2', 7, 'E3_561_001'),
      ),
    ).toEqual([
      row('category1_95', 750),
      row('category1_1', 100, 'E3_561_001'),
      row('category1_1', 40, 'E3_561_002'),
      row('category1_2', 7, 'E3_561_001'),
    ]);
  });

  it('is absent if the line has none', () => {
    const amounts = { income: undefined } as LineAmounts;
    expect(fitIncome(amounts, '5.1')).toBe(amounts);
  });
});
