import type { FiledLine, Ship } from '../document.js';
import { INVOICE } from '../namespaces.js';
import { expensesClassification, incomeClassification } from './classification.js';
import {
  amount,
  date,
  decimal,
  flag,
  group,
  groupOf,
  integer,
  many,
  notSent,
  optional,
  text,
} from './element.js';

/** ShipType. */
const ship = groupOf<Ship>(INVOICE, {
  applicationId: text,
  applicationDate: date,
  doy: optional(text),
  shipId: text,
});

/** InvoiceRowType. */
export const line = groupOf<FiledLine>(INVOICE, {
  lineNumber: integer,
  recType: optional(integer),
  TaricNo: optional(text),
  itemCode: optional(text),
  itemDescr: optional(text),
  fuelCode: optional(text),
  quantity: optional(decimal),
  measurementUnit: optional(integer),
  invoiceDetailType: optional(integer),
  netValue: amount,
  vatCategory: integer,
  vatAmount: amount,
  vatExemptionCategory: optional(integer),
  dienergia: optional(group(ship)),
  discountOption: optional(flag),
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
  quantity15: optional(decimal),
  otherMeasurementUnitQuantity: optional(integer),
  otherMeasurementUnitTitle: optional(text),
  notVAT195: optional(flag),
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
