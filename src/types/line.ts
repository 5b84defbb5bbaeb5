import * as z from 'zod/mini';
import { type FuelCode, fuelCodeValues } from '../codes/index.js';
import {
  type ExpensesClassification,
  expensesClassificationShape,
  type IncomeClassification,
  incomeClassificationShape,
} from './classification.js';
import { amount, code, decimalNumber, integer, printedAmount, text } from './leaf.js';

/** One line of a document. */
export const invoiceLineShape = z.strictObject({
  lineNumber: integer(1),
  recType: z.optional(integer(1, 7)),
  TaricNo: z.optional(text(10, 10)),
  itemCode: z.optional(text(50)),
  itemDescr: z.optional(text(300)),
  fuelCode: z.optional(code(fuelCodeValues)),
  // xs:decimal has no bound; a processor of XML need not take more than 18 digits (XML Schema 2, 3.2.3).
  quantity: z.optional(decimalNumber({ above: 0, max: 1e18 })),
  measurementUnit: z.optional(integer(1, 7)),
  otherMeasurementUnitQuantity: z.optional(integer(0)),
  otherMeasurementUnitTitle: z.optional(text(150)),
  invoiceDetailType: z.optional(integer(1, 2)),
  netValue: amount(),
  vatCategory: integer(1, 10),
  vatAmount: amount(),
  vatExemptionCategory: z.optional(integer(1, 31)),
  withheldAmount: z.optional(amount()),
  withheldPercentCategory: z.optional(integer(1, 18)),
  stampDutyAmount: z.optional(amount()),
  stampDutyPercentCategory: z.optional(integer(1, 4)),
  feesAmount: z.optional(amount()),
  feesPercentCategory: z.optional(integer(1, 22)),
  otherTaxesPercentCategory: z.optional(integer(1, 30)),
  otherTaxesAmount: z.optional(amount()),
  deductionsAmount: z.optional(amount()),
  lineComments: z.optional(text(150)),
  incomeClassification: z.optional(z.array(incomeClassificationShape)),
  expensesClassification: z.optional(z.array(expensesClassificationShape)),
  movePurposeLine: z.optional(integer(1, 20)),
  otherMovePurposeLineTitle: z.optional(text(150)),
  lineCode: z.optional(text()),
  lineDescription: z.optional(text()),
  measurementUnitLabel: z.optional(text()),
  lineUnitPrice: z.optional(decimalNumber({ min: 0 })),
  totalNetPriceBeforeDiscount: z.optional(printedAmount()),
  totalDiscountValue: z.optional(printedAmount()),
  vatCategoryPercent: z.optional(decimalNumber({ min: 0, max: 100 })),
  vatExemptionCategoryLabel: z.optional(text()),
});

/** One line of a document. */
export interface InvoiceLine {
  /** Number of the line, from 1, unique in the document (261). */
  readonly lineNumber: number;
  /** 2 fee with VAT, 3 other tax with VAT, 6 gift voucher, 7 negative sign (cancelled line of an order slip). */
  readonly recType?: number | undefined;
  /** Combined nomenclature, exactly 10 characters; goods movements only. */
  readonly TaricNo?: string | undefined;
  /** The seller's code of the item, at most 50 characters. */
  readonly itemCode?: string | undefined;
  /** Name of the item, at most 300 characters. */
  readonly itemDescr?: string | undefined;
  /** Fuel code, on fuel documents. */
  readonly fuelCode?: FuelCode | undefined;
  /** Quantity, above 0, in `measurementUnit`. */
  readonly quantity?: number | undefined;
  /** 1 pieces, 2 kg, 3 litres, 4 m, 5 m², 6 m³, 7 pieces (other cases). Goes with `quantity` (225). */
  readonly measurementUnit?: number | undefined;
  /** How many pieces are in one of the other units; a whole number, with unit 7. The service does not describe it. */
  readonly otherMeasurementUnitQuantity?: number | undefined;
  /** Name of the other unit, with unit 7. The service does not describe it. */
  readonly otherMeasurementUnitTitle?: string | undefined;
  /** 1 clearance of third-party sales, 2 fee from them; only on 1.5. */
  readonly invoiceDetailType?: number | undefined;
  /** Net amount after discount. Never negative. */
  readonly netValue: number;
  /** VAT category, 1 to 10; 7 = exempt (needs its reason), 8 = no VAT record. */
  readonly vatCategory: number;
  /** VAT amount. */
  readonly vatAmount: number;
  /** Reason of the exemption, 1 to 31; only and always with VAT category 7 (217, 271). */
  readonly vatExemptionCategory?: number | undefined;
  /** Withheld tax of the line; goes with its category (227). */
  readonly withheldAmount?: number | undefined;
  /** Category of the withheld tax, 1 to 18. */
  readonly withheldPercentCategory?: number | undefined;
  /** Digital transaction fee (stamp duty) of the line. */
  readonly stampDutyAmount?: number | undefined;
  /** Category of the digital transaction fee, 1 to 4. */
  readonly stampDutyPercentCategory?: number | undefined;
  /** Fees of the line. */
  readonly feesAmount?: number | undefined;
  /** Category of the fees, 1 to 22. */
  readonly feesPercentCategory?: number | undefined;
  /** Category of the other taxes, 1 to 30. */
  readonly otherTaxesPercentCategory?: number | undefined;
  /** Other taxes of the line. */
  readonly otherTaxesAmount?: number | undefined;
  /** Deductions of the line. */
  readonly deductionsAmount?: number | undefined;
  /** Comment on the line, at most 150 characters. */
  readonly lineComments?: string | undefined;
  /** Kinds of income of the line; the amounts add up to `netValue` (306). */
  readonly incomeClassification?: readonly IncomeClassification[] | undefined;
  /** Kinds of expense of the line. */
  readonly expensesClassification?: readonly ExpensesClassification[] | undefined;
  /** Purpose of this line's movement where it differs from the header's. */
  readonly movePurposeLine?: number | undefined;
  /** Title of the purpose; only and always with `movePurposeLine` 19. */
  readonly otherMovePurposeLineTitle?: string | undefined;
  /** Print: code of the line. */
  readonly lineCode?: string | undefined;
  /** Print: description of the line. */
  readonly lineDescription?: string | undefined;
  /** Print: name of the unit. */
  readonly measurementUnitLabel?: string | undefined;
  /** Print: net price of one unit. */
  readonly lineUnitPrice?: number | undefined;
  /** Print: net amount before discount. */
  readonly totalNetPriceBeforeDiscount?: number | undefined;
  /** Print: net discount. */
  readonly totalDiscountValue?: number | undefined;
  /** Print: VAT percent of the category. */
  readonly vatCategoryPercent?: number | undefined;
  /** Print: text of the exemption. */
  readonly vatExemptionCategoryLabel?: string | undefined;
}
