import type { FiledSummary, FiledTaxTotal } from '../document.js';
import { INVOICE } from '../namespaces.js';
import { expensesClassification, incomeClassification } from './classification.js';
import { amount, group, groupOf, integer, many, notSent, optional } from './element.js';

/** TaxTotalsType. */
export const taxTotal = groupOf<FiledTaxTotal>(INVOICE, {
  taxType: integer,
  taxCategory: optional(integer),
  underlyingValue: optional(amount),
  taxAmount: amount,
  id: optional(integer),
  taxTypeLabel: notSent,
});

/** InvoiceSummaryType. */
export const summary = groupOf<FiledSummary>(INVOICE, {
  totalNetValue: amount,
  totalVatAmount: amount,
  totalWithheldAmount: amount,
  totalFeesAmount: amount,
  totalStampDutyAmount: amount,
  totalOtherTaxesAmount: amount,
  totalDeductionsAmount: amount,
  totalGrossValue: amount,
  incomeClassification: optional(many(group(incomeClassification))),
  expensesClassification: optional(many(group(expensesClassification))),
});
