import * as z from 'zod/mini';
import { expensesClassificationShape, incomeClassificationShape } from './classification.js';
import { amount } from './leaf.js';

/** The totals of a document. All eight are mandatory, zeros included (XSD 2.0.2). */
export const invoiceSummaryShape = z.strictObject({
  /** Sum of the net values of the lines (207). */
  totalNetValue: amount(),
  /** Sum of the VAT amounts of the lines (209). */
  totalVatAmount: amount(),
  /** Sum of withheld taxes (210, 226). */
  totalWithheldAmount: amount(),
  /** Sum of fees (226). */
  totalFeesAmount: amount(),
  /** Sum of digital transaction fees (226). */
  totalStampDutyAmount: amount(),
  /** Sum of other taxes (226). */
  totalOtherTaxesAmount: amount(),
  /** Sum of deductions (226). */
  totalDeductionsAmount: amount(),
  /** net + VAT − withheld + fees + stamp duty + other taxes − deductions (203). */
  totalGrossValue: amount(),
  /** One row for each kind of income on the lines, the amount their sum (311, 312). */
  incomeClassification: z.optional(z.array(incomeClassificationShape)),
  /** One row for each kind of expense on the lines. */
  expensesClassification: z.optional(z.array(expensesClassificationShape)),
});

/** The totals of a document. */
export type InvoiceSummary = z.infer<typeof invoiceSummaryShape>;
