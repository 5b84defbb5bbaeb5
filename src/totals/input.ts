import type { Exact } from '../money/index.js';
import type { ExpensesClassification, IncomeClassification } from '../types/index.js';

/**
 * What a line is priced by: a net unit price, a unit price that includes VAT, a net amount, or an amount
 * that includes VAT. The first and the third lead to the net, the other two to the gross.
 */
export type Lead = 'unitPrice' | 'unitPriceWithVat' | 'net' | 'gross';

/** A discount, as a percent or as an amount, in the terms of the line's price (with VAT or without). */
export interface DiscountInput {
  readonly kind: 'percent' | 'amount';
  readonly value: Exact;
}

/** The taxes other than VAT, by the names of the facts. */
export type TaxKind = 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions';

/**
 * A tax with what the codes say of its category: a percent of the base, or a fixed amount per item.
 * An amount given wins; without any of the three the amount is missing.
 */
export interface TaxInput {
  readonly category?: number | undefined;
  readonly percent?: Exact | undefined;
  readonly fixedAmount?: Exact | undefined;
  readonly amount?: Exact | undefined;
}

/** A tax on the whole document. Its base is the net total unless one is given. */
export interface DocumentTaxInput extends TaxInput {
  readonly kind: TaxKind;
  readonly base?: Exact | undefined;
  /** How many items a fixed amount counts. */
  readonly quantity?: Exact | undefined;
}

/** Taxes of one line, at most one of each kind. */
export type LineTaxesInput = { readonly [kind in TaxKind]?: TaxInput | undefined };

/** A classification whose amount may be left out: it then takes what the others leave of the net value. */
export type ClassificationInput<Row> = Omit<Row, 'amount'> & { readonly amount?: Exact | undefined };

/** One line as facts. */
export interface LineInput {
  readonly lead: Lead;
  /** The unit price, or the amount, that `lead` speaks of. */
  readonly price: Exact;
  readonly quantity?: Exact | undefined;
  /** 0 for the categories without VAT. */
  readonly vatPercent: Exact;
  readonly discount?: DiscountInput | undefined;
  readonly taxes?: LineTaxesInput | undefined;
  readonly incomeClassification?: readonly ClassificationInput<IncomeClassification>[] | undefined;
  readonly expensesClassification?: readonly ClassificationInput<ExpensesClassification>[] | undefined;
}

/** A document as facts, numbers parsed and categories looked up. */
export interface TotalsInput {
  readonly lines: readonly LineInput[];
  /** On the whole document, after the discounts of the lines. */
  readonly discount?: DiscountInput | undefined;
  readonly taxes?: readonly DocumentTaxInput[] | undefined;
}
