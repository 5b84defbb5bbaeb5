import type { Cents } from '../money/index.js';
import type { ExpensesClassification, IncomeClassification } from '../types/index.js';
import type { TotalsProblem } from './problem.js';

export type ClassificationSum<Row> = Omit<Row, 'amount'> & { readonly amount: Cents };

/** The amounts of one line, with the member names of the payload. */
export interface LineTotals {
  /** As a JSON number, if the line has a quantity. */
  readonly quantity: number | undefined;
  /** The net unit price as a JSON number, if the line has a quantity and such a price exists. */
  readonly lineUnitPrice: number | undefined;
  readonly totalNetPriceBeforeDiscount: Cents;
  /** The discount of the line plus its share of the document's discount, net. */
  readonly totalDiscountValue: Cents;
  readonly netValue: Cents;
  readonly vatAmount: Cents;
  /** Net plus VAT. For a price with VAT, this is the amount paid. Not in the payload. */
  readonly grossValue: Cents;
  readonly withheldAmount: Cents | undefined;
  readonly feesAmount: Cents | undefined;
  readonly stampDutyAmount: Cents | undefined;
  readonly otherTaxesAmount: Cents | undefined;
  readonly deductionsAmount: Cents | undefined;
  readonly incomeClassification: readonly ClassificationSum<IncomeClassification>[] | undefined;
  readonly expensesClassification: readonly ClassificationSum<ExpensesClassification>[] | undefined;
}

/** One row of `taxesTotals`. */
export interface TaxRow {
  /** 1 withheld, 2 fees, 3 other taxes, 4 digital transaction fee, 5 deductions. */
  readonly taxType: 1 | 2 | 3 | 4 | 5;
  readonly taxCategory: number | undefined;
  readonly underlyingValue: Cents;
  readonly taxAmount: Cents;
}

/** The eight totals of `invoiceSummary`. */
export interface SummaryTotals {
  readonly totalNetValue: Cents;
  readonly totalVatAmount: Cents;
  readonly totalWithheldAmount: Cents;
  readonly totalFeesAmount: Cents;
  readonly totalStampDutyAmount: Cents;
  readonly totalOtherTaxesAmount: Cents;
  readonly totalDeductionsAmount: Cents;
  readonly totalGrossValue: Cents;
}

/** All amounts of a document, in cents. */
export interface Totals {
  /** In the order of the input. */
  readonly lines: readonly LineTotals[];
  /** In the order of the input. */
  readonly taxes: readonly TaxRow[];
  readonly summary: SummaryTotals;
  /** One row for each (type, category), in order of first appearance. */
  readonly incomeClassification: readonly ClassificationSum<IncomeClassification>[];
  readonly expensesClassification: readonly ClassificationSum<ExpensesClassification>[];
}

/**
 * The result of `computeTotals`. If there are problems, the amounts are provisional: values that could not be computed
 * count as zero, so that the rest of the document can still be checked.
 */
export type TotalsResult =
  | { readonly ok: true; readonly totals: Totals; readonly problems: readonly [] }
  | { readonly ok: false; readonly totals: Totals; readonly problems: readonly TotalsProblem[] };
