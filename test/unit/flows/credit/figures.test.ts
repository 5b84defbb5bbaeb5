import { describe, expect, it } from 'vitest';
import { figuresOf, shareTaxes } from '../../../../src/flows/credit/figures.js';
import type { Left, LineAmounts, TaxLeft } from '../../../../src/flows/credit/left.js';
import { asCents, parseDecimal } from '../../../../src/money/index.js';
import type { LineView } from '../../../../src/rules/engine/rule.js';

const amounts = (net: number, more: Partial<LineAmounts> = {}): LineAmounts => ({
  quantity: undefined,
  before: asCents(net),
  net: asCents(net),
  vat: asCents(0),
  taxes: {
    withheldAmount: undefined,
    feesAmount: undefined,
    stampDutyAmount: undefined,
    otherTaxesAmount: undefined,
    deductionsAmount: undefined,
  },
  income: undefined,
  expenses: undefined,
  ...more,
});

const tax = (base: number, amount: number, taxCategory = 1): TaxLeft =>
  ({ taxType: 1, taxCategory, underlyingValue: asCents(base), taxAmount: asCents(amount) }) as TaxLeft;

const left = (net: number, taxes: readonly TaxLeft[], unplaced = 0): Left =>
  ({
    lines: [amounts(net)],
    taxes,
    unplaced: { count: 0, net: asCents(unplaced), vat: asCents(0) },
  }) as unknown as Left;

describe('the taxes on a document', () => {
  it('are credited in proportion to the net total that is left, with a base not above the credited net', () => {
    expect(shareTaxes(left(10_000, [tax(10_000, 2_000)]), [amounts(2_500)])).toEqual([tax(2_500, 500)]);
    // Of 100.00, 20.00 belong to no line: 25.00 are a share of 80.00.
    expect(shareTaxes(left(10_000, [tax(10_000, 2_000)], 2_000), [amounts(2_000)])).toEqual([
      tax(2_000, 500),
    ]);
  });

  it('are credited in full with a base of zero if no net value is left to share them by', () => {
    expect(shareTaxes(left(0, [tax(10_000, 2_000)]), [amounts(0)])).toEqual([tax(0, 2_000)]);
  });

  it('are left out if neither tax nor base is left, unless a similar one shows its place', () => {
    expect(shareTaxes(left(100, [tax(0, 0)]), [amounts(100)])).toEqual([]);
    expect(shareTaxes(left(100, [tax(100, 0)]), [amounts(100)])).toEqual([tax(100, 0)]);
    expect(shareTaxes(left(100, [tax(0, 5)]), [amounts(100)])).toEqual([tax(0, 5)]);
    expect(shareTaxes(left(100, [tax(0, 0), tax(100, 5)]), [amounts(100)])).toEqual([tax(0, 0), tax(100, 5)]);
    expect(shareTaxes(left(100, [tax(0, 0), tax(100, 5, 2)]), [amounts(100)])).toEqual([tax(100, 5, 2)]);
  });
});

describe('the unit price of a credited line', () => {
  const priceOf = (lineUnitPrice: number | undefined, quantity: string | undefined, before: number) => {
    const parsed = quantity === undefined ? undefined : parseDecimal(quantity);
    const exact = parsed?.ok === true ? parsed.value : undefined;
    const of = { vatCategory: 1, ...(lineUnitPrice !== undefined && { lineUnitPrice }) } as LineView;
    const line = { of, amounts: amounts(before, { quantity: exact }) };
    return figuresOf({ lines: [line], taxes: [] }).lines[0]?.lineUnitPrice;
  };

  it('is that of the original if it gives the amount, however it is written', () => {
    // 3 × 3.333 = 9.999, rounded 10.00. Without the original it would be 10 / 3.
    expect(priceOf(3.333, '3', 1_000)).toBe(3.333);
    expect(priceOf(5, '2', 1_000)).toBe(5);
  });

  it('is computed if that of the original does not give the amount, or there is none', () => {
    expect(priceOf(4, '2', 1_000)).toBe(5);
    expect(priceOf(undefined, '2', 1_000)).toBe(5);
  });

  it('is absent without pieces', () => {
    expect(priceOf(5, undefined, 1_000)).toBeUndefined();
  });

  it('does not fail for a number of pieces that no JSON number holds', () => {
    expect(() => priceOf(5, '0.12345678901234567891', 1_000)).not.toThrow();
  });
});
