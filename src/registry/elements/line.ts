import { fuelCodeValues } from '../../codes/index.js';
import type { InvoiceLine } from '../../types/index.js';
import { INVOICE } from '../namespaces.js';
import { expensesClassification, incomeClassification } from './classification.js';
import { amount, code, decimal, group, groupOf, integer, many, notSent, optional, text } from './element.js';

/** InvoiceRowType. */
export const line = groupOf<InvoiceLine>(INVOICE, {
  lineNumber: integer,
  recType: optional(integer),
  TaricNo: optional(text),
  itemCode: optional(text),
  itemDescr: optional(text),
  fuelCode: optional(code(fuelCodeValues)),
  quantity: optional(decimal),
  measurementUnit: optional(integer),
  invoiceDetailType: optional(integer),
  netValue: amount,
  vatCategory: integer,
  vatAmount: amount,
  vatExemptionCategory: optional(integer),
  withheldAmount: optional(amount),
  withheldPercentCategory: optional(integer),
  stampDutyAmount: optional(amount),
  stampDutyPercentCategory: optional(integer),
  feesAmount: optional(amount),
  feesPercentCategory: optional(integer),
  otherTaxesPercentCategory: optional(integer),
  otherTaxesAmount: optional(amount),
  deductionsAmount: optional(amount),
  lineComments: optional(text),
  incomeClassification: optional(many(group(incomeClassification))),
  expensesClassification: optional(many(group(expensesClassification))),
  otherMeasurementUnitQuantity: optional(integer),
  otherMeasurementUnitTitle: optional(text),
  movePurposeLine: optional(integer),
  otherMovePurposeLineTitle: optional(text),

  lineCode: notSent,
  lineDescription: notSent,
  measurementUnitLabel: notSent,
  lineUnitPrice: notSent,
  totalNetPriceBeforeDiscount: notSent,
  totalDiscountValue: notSent,
  vatCategoryPercent: notSent,
  vatExemptionCategoryLabel: notSent,
});
