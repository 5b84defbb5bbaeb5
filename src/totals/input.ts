import type { Exact } from '../money/index.js';
import type { ExpensesClassification, IncomeClassification } from '../types/index.js';

/**
 * How a line is priced: a net unit price, a unit price with VAT, a net amount, or an amount with VAT. From the first
 * and the third the net amount is computed first, from the other two the gross amount.
 */
export type Lead = 'unitPrice' | 'unitPriceWithVat' | 'net' | 'gross';

/** A discount, as a percentage or an amount. Includes VAT if the price of the line does. */
export interface DiscountInput {
  readonly kind: 'percent' | 'amount';
  readonly value: Exact;
}

/** The taxes other than VAT, with the names that facts use. */
export type TaxKind = 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions';

/**
 * A tax, with the rate of its category: a percentage of the base, or a fixed amount per item. A stated amount takes
 * precedence. If all three are absent, the amount is missing.
 */
export interface TaxInput {
  readonly category?: number | undefined;
  readonly percent?: Exact | undefined;
  readonly fixedAmount?: Exact | undefined;
  readonly amount?: Exact | undefined;
}

/** A tax on the whole document. Its base is the net total unless a base is stated. */
export interface DocumentTaxInput extends TaxInput {
  readonly kind: TaxKind;
  readonly base?: Exact | undefined;
  /** The number of items for a fixed amount. */
  readonly quantity?: Exact | undefined;
}

/** Taxes of one line, at most one of each kind. */
export type LineTaxesInput = { readonly [kind in TaxKind]?: TaxInput | undefined };

/** A classification whose amount may be omitted. It then gets the part of the net value that the others leave. */
export type ClassificationInput<Row> = Omit<Row, 'amount'> & { readonly amount?: Exact | undefined };

export interface LineInput {
  readonly lead: Lead;
  /** The unit price or the amount, according to `lead`. */
  readonly price: Exact;
  readonly quantity?: Exact | undefined;
  /** 0 for categories without VAT. */
  readonly vatPercent: Exact;
  readonly discount?: DiscountInput | undefined;
  readonly taxes?: LineTaxesInput | undefined;
  readonly incomeClassification?: readonly ClassificationInput<IncomeClassification>[] | undefined;
  readonly expensesClassification?: readonly ClassificationInput<ExpensesClassification>[] | undefined;
}

/** The facts of a document, with parsed numbers and the rates of their categories. */
export interface TotalsInput {
  readonly lines: readonly LineInput[];
  /** The discount on the whole document, after the discounts of the lines. */
  readonly discount?: DiscountInput | undefined;
  readonly taxes?: readonly DocumentTaxInput[] | undefined;
}
