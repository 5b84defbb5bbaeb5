import type { OtherTaxesCategory } from '../../codes/index.js';
import type { DecimalInput } from '../../money/index.js';
import type { Given } from './given.js';
import { type CodeInput, decimal, integer, object, optional } from './leaves.js';
import type { ValueOf } from './value-of.js';

const amountMember = {
  /** Amount. Computed from the category unless stated; needed where the category has neither percent nor fixed amount. */
  amount: optional(decimal),
};

const ofCategory = (last: number) => {
  const category = integer(1, last);
  return {
    line: object('LineTaxFacts', {
      /** Category in the table of the tax. */
      category,
      ...amountMember,
    }),
    document: object('TaxFacts', {
      /** Category in the table of the tax. */
      category,
      ...amountMember,
      /** Base; the net total unless stated. */
      base: optional(decimal),
    }),
  };
};

export const withheldShapes = ofCategory(18);
export const feesShapes = ofCategory(22);
export const stampDutyShapes = ofCategory(4);

const stay = {
  /** Levy on accommodation: the first night. */
  firstNight: optional({ kind: 'date' } as const),
  /** Levy on accommodation: how many nights. */
  nights: optional(integer(1, 999)),
  /** Levy on accommodation: how many rooms or properties. */
  rooms: optional(integer(1, 99_999)),
};

const otherTaxes = ofCategory(30);

/** Other taxes, the levy on accommodation among them: by its amount, or by the stay. */
export const otherTaxesShapes = {
  line: object('LineTaxFacts', { ...otherTaxes.line.members, ...stay }),
  document: object('TaxFacts', { ...otherTaxes.document.members, ...stay }),
};

export const deductionsShapes = {
  line: object('LineTaxFacts', { /** Amount of the deductions. */ amount: decimal }),
  document: object('TaxFacts', {
    /** Amount of the deductions. */
    amount: decimal,
    /** Base; the net total unless stated. */
    base: optional(decimal),
  }),
};

export const discountShape = object('Discount', {
  /** Percent of the price, 0 to 100. */
  percent: optional(decimal),
  /** Amount, with or without VAT as the price is. */
  amount: optional(decimal),
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

/** A stay of which a levy on accommodation is computed; all three, and no amount. */
interface StayFacts {
  /** The first night, `YYYY-MM-DD`. */
  readonly firstNight?: string | undefined;
  /** How many nights. */
  readonly nights?: number | undefined;
  /** How many rooms or properties. */
  readonly rooms?: number | undefined;
}

/**
 * Other taxes on one line. A levy on accommodation (categories 6 to 10 and 20 to 30) is never computed from its category
 * alone: state its amount, or the stay, with the category of the lodging in either season. A stay over two seasons gives
 * two lines on an 8.2.
 *
 * @example
 * const levy: LineOtherTaxFacts = { category: 23, firstNight: '2026-10-30', nights: 4, rooms: 1 };
 */
export interface LineOtherTaxFacts extends LineTaxFacts<OtherTaxesCategory>, StayFacts {}

/**
 * Other taxes on the whole document; a levy on accommodation as on a line.
 *
 * @example
 * const levy: OtherTaxFacts = { category: 23, firstNight: '2026-10-30', nights: 4, rooms: 1 };
 */
export interface OtherTaxFacts extends TaxFacts<OtherTaxesCategory>, StayFacts {}

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
export type DeductionFacts = Given<ValueOf<typeof deductionsShapes.document>>;

/**
 * A discount: a percent, or an amount in the terms of the price.
 *
 * @example
 * const tenth: DiscountFacts = { percent: 10 };
 */
export type DiscountFacts = Given<
  | (Required<Pick<ValueOf<typeof discountShape>, 'percent'>> & { amount?: never })
  | (Required<Pick<ValueOf<typeof discountShape>, 'amount'>> & { percent?: never })
>;
