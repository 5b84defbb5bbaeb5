import { describe, expect, it } from 'vitest';
import { amountsOf, type LineAmounts, type LineLeft, taxesOf } from '../../../../src/flows/credit/left.js';
import { taxesWithout, without } from '../../../../src/flows/credit/subtract.js';
import { take } from '../../../../src/flows/credit/take.js';
import { asCents, type Cents, exactAsPrinted } from '../../../../src/money/index.js';
import type { DocumentView, LineView } from '../../../../src/rules/engine/rule.js';

const euros = (amount: number): Cents => asCents(Math.round(amount * 100));
const pieces = (count: number) => exactAsPrinted(count);
const row = (classificationCategory: string | undefined, amount: number) => ({
  classificationType: 'E3_561_001',
  classificationCategory,
  amount: euros(amount),
});
const noTaxes = {
  withheldAmount: undefined,
  feesAmount: undefined,
  stampDutyAmount: undefined,
  otherTaxesAmount: undefined,
  deductionsAmount: undefined,
};

type Rows = readonly ReturnType<typeof row>[];
interface Figures {
  readonly quantity?: number | undefined;
  readonly before?: number;
  readonly net?: number;
  readonly vat?: number;
  readonly fees?: number | undefined;
  readonly income?: Rows | undefined;
  readonly expenses?: Rows | undefined;
}

/** Three pieces for 10.00 net and 2.40 VAT, 12.00 before a discount, with a fee of 3.00. */
const amounts = (figures: Figures = {}): LineAmounts => {
  const { quantity, before, net, vat, fees, income, expenses } = {
    quantity: 3,
    before: 12,
    net: 10,
    vat: 2.4,
    fees: 3,
    income: undefined,
    expenses: undefined,
    ...figures,
  };
  return {
    quantity: quantity === undefined ? undefined : pieces(quantity),
    before: euros(before),
    net: euros(net),
    vat: euros(vat),
    taxes: { ...noTaxes, feesAmount: fees === undefined ? undefined : euros(fees) },
    income: income as LineAmounts['income'],
    expenses: expenses as LineAmounts['expenses'],
  };
};
const left = (
  figures: Figures = {},
  of: object = { netValue: euros(10), vatAmount: euros(2.4) },
): LineLeft => ({
  of: of as LineView,
  credited: false,
  ...amounts(figures),
});
const six = [row('category1_1', 6), row('category1_2', 4)];

describe('a credit of a line', () => {
  it('takes everything that is left', () => {
    const all = left({ income: six, expenses: [row('category2_1', 10)] });
    const { of: _, credited: __, ...everything } = all;
    expect(take(all, { by: 'all' })).toEqual(everything);
  });

  it('takes no pieces if only a value is left', () => {
    expect(take(left({ quantity: 0 }), { by: 'all' })).toEqual({ ...amounts(), quantity: undefined });
    expect(take(left({ quantity: undefined }), { by: 'all' })).toEqual(amounts({ quantity: undefined }));
  });

  it('by pieces takes the same share of each amount, and the VAT of its amount with VAT', () => {
    const taken = take(left({ income: six, expenses: [row('category2_1', 10)] }), {
      by: 'quantity',
      value: pieces(1),
    });
    // 12.40 / 3 is 4.13 with VAT.
    expect(taken).toEqual(
      amounts({
        quantity: 1,
        before: 4,
        net: 3.33,
        vat: 0.8,
        fees: 1,
        income: [row('category1_1', 2), row('category1_2', 1.33)],
        expenses: [row('category2_1', 3.33)],
      }),
    );
  });

  it('by pieces takes everything of a line without pieces', () => {
    expect(take(left({ quantity: undefined }), { by: 'quantity', value: pieces(2) })).toEqual(
      amounts({ quantity: 2 }),
    );
  });

  it('by net amount takes exactly that amount, at no other price before discount', () => {
    expect(take(left(), { by: 'net', value: euros(5) })).toEqual(
      amounts({ quantity: undefined, before: 5, net: 5, vat: 1.2, fees: 1.5 }),
    );
    // A third of 12.40 is 4.13, so the VAT is 0.80.
    expect(take(left(), { by: 'net', value: euros(3.33) })).toMatchObject({ net: 333, vat: 80 });
  });

  it('by an amount with VAT takes exactly that amount', () => {
    expect(take(left(), { by: 'gross', value: euros(6.2) })).toEqual(
      amounts({ quantity: undefined, before: 5, net: 5, vat: 1.2, fees: 1.5 }),
    );
    expect(take(left(), { by: 'gross', value: euros(1) })).toMatchObject({ net: 81, vat: 19 });
  });
});

describe('the classification of a credit', () => {
  const onePiece = { by: 'quantity', value: pieces(1) } as const;
  const stood = { netValue: euros(10), vatAmount: euros(2.4), incomeClassification: six };

  it('follows the original line if what is left of it is less than the credit', () => {
    const spent = left({ income: [row('category1_1', 1), row('category1_2', 0)] }, stood);
    expect(take(spent, { by: 'net', value: euros(5) }).income).toEqual([
      row('category1_1', 3),
      row('category1_2', 2),
    ]);
  });

  it('leaves out what gets nothing, but keeps one row', () => {
    const rows = [row('category1_1', 10), row('category1_2', 0)];
    expect(take(left({ income: rows }), onePiece).income).toEqual([row('category1_1', 3.33)]);
    const none = [row('category1_1', 0), row('category1_2', 0)];
    expect(take(left({ income: none }), onePiece).income).toEqual([row('category1_1', 0)]);
  });

  it('has a VAT classification with its own share', () => {
    const expenses = [row('category2_1', 10), row(undefined, 5)];
    expect(take(left({ expenses }), onePiece).expenses).toEqual([
      row('category2_1', 3.33),
      row(undefined, 1.67),
    ]);
  });

  it('includes the VAT if the expenses of the original do', () => {
    const expenses = [row('category2_1', 12.4), row(undefined, 10)];
    const withVat = { netValue: euros(10), vatAmount: euros(2.4), expensesClassification: expenses };
    expect(take(left({ expenses }, withVat), onePiece).expenses).toEqual([
      row('category2_1', 4.13),
      row(undefined, 3.33),
    ]);
    const net = { ...withVat, expensesClassification: [row('category2_1', 10)] };
    expect(take(left({ expenses: [row('category2_1', 10)] }, net), onePiece).expenses).toEqual([
      row('category2_1', 3.33),
    ]);
  });
});

describe('what a line has left', () => {
  it('is what it had less each amount that was taken', () => {
    const before = left({ income: six, expenses: [row('category2_1', 10)] });
    const taken = amounts({
      quantity: 1,
      before: 4,
      net: 3.33,
      vat: 0.8,
      fees: 1,
      income: [row('category1_2', 1.33), row('category1_9', 2)],
      expenses: [{ ...row('category2_1', 3.33), classificationType: 'E3_102_001' }],
    });
    expect(without(before, taken)).toEqual({
      of: before.of,
      credited: true,
      ...amounts({
        quantity: 2,
        before: 8,
        net: 6.67,
        vat: 1.6,
        fees: 2,
        income: [row('category1_1', 6), row('category1_2', 2.67)],
        expenses: [row('category2_1', 10)],
      }),
    });
  });

  it('is never less than nothing', () => {
    const more = amounts({
      quantity: 4,
      before: 13,
      net: 10.01,
      vat: 2.41,
      fees: 3.01,
      income: [row('category1_1', 7)],
    });
    expect(without(left({ income: six }), more)).toMatchObject(
      amounts({
        quantity: 0,
        before: 0,
        net: 0,
        vat: 0,
        fees: 0,
        income: [row('category1_1', 0), row('category1_2', 4)],
      }),
    );
  });

  it('has a price before discount that is not below its net value', () => {
    expect(without(left(), amounts({ before: 6, net: 1 }))).toMatchObject({ before: 900, net: 900 });
  });

  it.each([
    [{ quantity: undefined }, { quantity: 1 }, { quantity: undefined }],
    [{ quantity: 3 }, { quantity: undefined }, { quantity: 3 }],
    [{ fees: undefined }, { fees: 1 }, { fees: undefined }],
    [{ fees: 3 }, { fees: undefined }, { fees: 3 }],
    [{ income: undefined }, { income: six }, { income: undefined }],
    [{ income: six }, { income: undefined }, { income: six }],
    [{ expenses: six }, { expenses: undefined }, { expenses: six }],
  ])('of %j, after %j was taken, is %j', (had, taken, has) => {
    const nothing = { before: 0, net: 0, vat: 0 };
    const { quantity, taxes, income, expenses } = without(
      left({ fees: undefined, ...had }),
      amounts({ quantity: 0, fees: undefined, ...nothing, ...taken }),
    );
    expect({ quantity, taxes, income, expenses }).toEqual(
      (({ quantity, taxes, income, expenses }) => ({ quantity, taxes, income, expenses }))(
        amounts({ fees: undefined, ...had, ...has }),
      ),
    );
  });
});

describe('the amounts of a line', () => {
  const line = { netValue: euros(10), vatAmount: euros(2.4) };
  it.each([
    ['the stated price', { totalNetPriceBeforeDiscount: euros(12), totalDiscountValue: euros(1) }, 1200],
    ['the net value and the discount', { totalDiscountValue: euros(1) }, 1100],
    ['the net value', {}, 1000],
    ['the net value, if the stated price is lower', { totalNetPriceBeforeDiscount: euros(9) }, 1000],
  ])('start from %s before discount', (_, members, before) => {
    expect(amountsOf({ ...line, ...members } as object as LineView).before).toBe(before);
  });

  it('have the taxes of the line, but no zero without a category', () => {
    const zero = {
      withheldAmount: euros(0),
      feesAmount: euros(0),
      stampDutyAmount: euros(0),
      otherTaxesAmount: euros(0),
      deductionsAmount: euros(0),
    };
    expect(amountsOf({ ...line, ...zero } as object as LineView).taxes).toEqual(noTaxes);
    const categories = {
      withheldPercentCategory: 1,
      feesPercentCategory: 1,
      stampDutyPercentCategory: 1,
      otherTaxesPercentCategory: 1,
    };
    expect(amountsOf({ ...line, ...zero, ...categories } as object as LineView).taxes).toEqual({
      ...zero,
      deductionsAmount: undefined,
    });
    const stated = {
      withheldAmount: euros(1),
      feesAmount: euros(2),
      stampDutyAmount: euros(3),
      otherTaxesAmount: euros(4),
      deductionsAmount: euros(5),
    };
    expect(amountsOf({ ...line, ...stated } as object as LineView).taxes).toEqual(stated);
  });

  it('have its quantity and its classification', () => {
    const classified = { incomeClassification: six, expensesClassification: [row(undefined, 10)] };
    expect(amountsOf({ ...line, quantity: 3, ...classified } as object as LineView)).toMatchObject({
      quantity: pieces(3),
      net: 1000,
      vat: 240,
      income: six,
      expenses: [row(undefined, 10)],
    });
    expect(amountsOf(line as object as LineView)).toMatchObject({
      quantity: undefined,
      income: undefined,
      expenses: undefined,
    });
  });
});

describe('the taxes on a document', () => {
  const tax = (taxType: number, taxCategory: number | undefined, base: number, amount: number) =>
    ({ taxType, taxCategory, underlyingValue: euros(base), taxAmount: euros(amount) }) as ReturnType<
      typeof taxesOf
    >[number];

  it('have the net total as their base if they state none', () => {
    const taxesTotals = [{ taxType: 1, taxCategory: 2, taxAmount: euros(2) }, tax(2, undefined, 5, 1)];
    const view = { taxesTotals, invoiceSummary: { totalNetValue: euros(10) } } as unknown as DocumentView;
    expect(taxesOf(view)).toEqual([tax(1, 2, 10, 2), tax(2, undefined, 5, 1)]);
    expect(taxesOf({ invoiceSummary: { totalNetValue: euros(10) } } as unknown as DocumentView)).toEqual([]);
  });

  it('are subtracted from those of the same type and category, the first from the first', () => {
    const had = [tax(1, 2, 10, 2), tax(1, 3, 10, 3), tax(1, 2, 20, 4), tax(2, 2, 10, 1)];
    const taken = [tax(1, 2, 4, 1), tax(1, 2, 30, 5), tax(3, 2, 1, 1)];
    expect(taxesWithout(had, taken)).toEqual([
      tax(1, 2, 6, 1),
      tax(1, 3, 10, 3),
      tax(1, 2, 0, 0),
      tax(2, 2, 10, 1),
    ]);
  });
});
