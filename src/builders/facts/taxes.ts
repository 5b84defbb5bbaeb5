import * as z from 'zod/mini';
import type { DecimalInput } from '../../money/index.js';
import { integer } from '../../types/leaf.js';
import type { Given } from './given.js';
import { type CodeInput, decimal } from './leaves.js';

const amountMember = {
  /** Amount. Computed from the category unless stated; needed where the category has neither percent nor fixed amount. */
  amount: z.optional(decimal()),
};

const ofCategory = (last: number) => {
  const category = integer(1, last);
  return {
    line: z.strictObject({ /** Category in the table of the tax. */ category, ...amountMember }),
    document: z.strictObject({
      /** Category in the table of the tax. */
      category,
      ...amountMember,
      /** Base; the net total unless stated. */
      base: z.optional(decimal()),
    }),
  };
};

export const withheldShapes = ofCategory(18);
export const feesShapes = ofCategory(22);
export const stampDutyShapes = ofCategory(4);
export const otherTaxesShapes = ofCategory(30);

export const deductionsShapes = {
  line: z.strictObject({ /** Amount of the deductions. */ amount: decimal() }),
  document: z.strictObject({
    /** Amount of the deductions. */
    amount: decimal(),
    /** Base; the net total unless stated. */
    base: z.optional(decimal()),
  }),
};

export const discountShape = z.strictObject({
  /** Percent of the price, 0 to 100. */
  percent: z.optional(decimal()),
  /** Amount, with or without VAT as the price is. */
  amount: z.optional(decimal()),
});

/**
 * A tax on one line: withheld tax, fees, stamp duty or other taxes.
 *
 * @example
 * const withheld: LineTaxFacts = { category: 3 }; // 20 % of the net value
 */
export interface LineTaxFacts<Category extends number = number> {
  /** Category in the table of the tax. */
  readonly category: CodeInput<Category>;
  /** Amount. Computed from the category unless stated; needed where the category has neither percent nor fixed amount. */
  readonly amount?: DecimalInput | undefined;
}

/**
 * A tax on the whole document: withheld tax, fees, stamp duty or other taxes.
 *
 * @example
 * const withheld: TaxFacts = { category: 3, base: '800.00' };
 */
export interface TaxFacts<Category extends number = number> extends LineTaxFacts<Category> {
  /** Base; the net total unless stated. */
  readonly base?: DecimalInput | undefined;
}

/**
 * Deductions on the whole document.
 *
 * @example
 * const deductions: DeductionFacts = { amount: '12.50' };
 */
export type DeductionFacts = Given<z.infer<typeof deductionsShapes.document>>;

/**
 * A discount: a percent, or an amount in the terms of the price.
 *
 * @example
 * const tenth: DiscountFacts = { percent: 10 };
 */
export type DiscountFacts = Given<
  | (Required<Pick<z.infer<typeof discountShape>, 'percent'>> & { amount?: never })
  | (Required<Pick<z.infer<typeof discountShape>, 'amount'>> & { percent?: never })
>;
