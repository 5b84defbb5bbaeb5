import * as z from 'zod/mini';
import {
  type ExpensesClassification,
  expensesClassificationShape,
  type IncomeClassification,
  incomeClassificationShape,
} from './classification.js';
import { amount } from './leaf.js';

/** The totals of a document. All eight are mandatory, zeros included (XSD 2.0.2). */
export const invoiceSummaryShape = z.strictObject({
  totalNetValue: amount(),
  totalVatAmount: amount(),
  totalWithheldAmount: amount(),
  totalFeesAmount: amount(),
  totalStampDutyAmount: amount(),
  totalOtherTaxesAmount: amount(),
  totalDeductionsAmount: amount(),
  totalGrossValue: amount(),
  incomeClassification: z.optional(z.array(incomeClassificationShape)),
  expensesClassification: z.optional(z.array(expensesClassificationShape)),
});

/** The totals of a document. */
export interface InvoiceSummary {
  /** Sum of the net values of the lines (207). */
  readonly totalNetValue: number;
  /** Sum of the VAT amounts of the lines (209). */
  readonly totalVatAmount: number;
  /** Sum of withheld taxes (210, 226). */
  readonly totalWithheldAmount: number;
  /** Sum of fees (226). */
  readonly totalFeesAmount: number;
  /** Sum of digital transaction fees (226). */
  readonly totalStampDutyAmount: number;
  /** Sum of other taxes (226). */
  readonly totalOtherTaxesAmount: number;
  /** Sum of deductions (226). */
  readonly totalDeductionsAmount: number;
  /** net + VAT − withheld + fees + stamp duty + other taxes − deductions (203). */
  readonly totalGrossValue: number;
  /** One row for each kind of income on the lines, the amount their sum (311, 312). */
  readonly incomeClassification?: readonly IncomeClassification[] | undefined;
  /** One row for each kind of expense on the lines. */
  readonly expensesClassification?: readonly ExpensesClassification[] | undefined;
}
