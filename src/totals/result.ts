import type { Cents } from '../money/index.js';
import type { ExpensesClassification, IncomeClassification } from '../types/index.js';
import type { TotalsProblem } from './problem.js';

/** A classification with its amount in cents. */
export type ClassificationSum<Row> = Omit<Row, 'amount'> & { readonly amount: Cents };

/** The figures of one line, under the names of the wire. */
export interface LineTotals {
  /** JSON number, when the line has a quantity. */
  readonly quantity: number | undefined;
  /** JSON number: the net price of one, when the line has a quantity and there is such a price. */
  readonly lineUnitPrice: number | undefined;
  readonly totalNetPriceBeforeDiscount: Cents;
  /** The discount of the line and its share of the document's, net. */
  readonly totalDiscountValue: Cents;
  readonly netValue: Cents;
  readonly vatAmount: Cents;
  /** Net and VAT: for a price that includes VAT, what is paid. Not on the wire. */
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
  /** 1 withheld, 2 fees, 3 other taxes, 4 stamp duty, 5 deductions. */
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

/** All figures of a document, in cents. */
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
 * What `computeTotals` returns. With problems the figures are provisional: whatever could not be computed
 * counts as zero, so that the rest of the document can still be checked.
 */
export type TotalsResult =
  | { readonly ok: true; readonly totals: Totals; readonly problems: readonly [] }
  | { readonly ok: false; readonly totals: Totals; readonly problems: readonly TotalsProblem[] };
