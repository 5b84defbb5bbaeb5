import * as z from 'zod';
import { fuelCodeValues } from '../codes/index.js';
import { expensesClassificationShape, incomeClassificationShape } from './classification.js';
import { amount, code, decimalNumber, integer, text } from './leaf.js';

/** One line of a document. */
export const invoiceLineShape = z.strictObject({
  /** Number of the line, from 1, unique in the document (261). */
  lineNumber: integer(1),
  /** 2 fee with VAT, 3 other tax with VAT, 6 gift voucher, 7 negative sign (cancelled line of an order slip). */
  recType: integer(1, 7).optional(),
  /** Combined nomenclature, exactly 10 characters; goods movements only. */
  TaricNo: text(10, 10).optional(),
  /** The seller's code of the item, at most 50 characters. */
  itemCode: text(50).optional(),
  /** Name of the item, at most 300 characters. */
  itemDescr: text(300).optional(),
  /** Fuel code, on fuel documents. */
  fuelCode: code(fuelCodeValues).optional(),
  /** Quantity, above 0, in `measurementUnit`. */
  quantity: decimalNumber({ above: 0 }).optional(),
  /** 1 pieces, 2 kg, 3 litres, 4 m, 5 m², 6 m³, 7 pieces (other cases). Goes with `quantity` (225). */
  measurementUnit: integer(1, 7).optional(),
  /** 1 clearance of third-party sales, 2 fee from them; only on 1.5. */
  invoiceDetailType: integer(1, 2).optional(),
  /** Net amount after discount. Never negative. */
  netValue: amount(),
  /** VAT category, 1 to 10; 7 = exempt (needs its reason), 8 = no VAT record. */
  vatCategory: integer(1, 10),
  /** VAT amount. */
  vatAmount: amount(),
  /** Reason of the exemption, 1 to 31; only and always with VAT category 7 (217, 271). */
  vatExemptionCategory: integer(1, 31).optional(),
  /** Withheld tax of the line; goes with its category (227). */
  withheldAmount: amount().optional(),
  /** Category of the withheld tax, 1 to 18. */
  withheldPercentCategory: integer(1, 18).optional(),
  /** Digital transaction fee (stamp duty) of the line. */
  stampDutyAmount: amount().optional(),
  /** Category of the digital transaction fee, 1 to 4. */
  stampDutyPercentCategory: integer(1, 4).optional(),
  /** Fees of the line. */
  feesAmount: amount().optional(),
  /** Category of the fees, 1 to 22. */
  feesPercentCategory: integer(1, 22).optional(),
  /** Category of the other taxes, 1 to 30. */
  otherTaxesPercentCategory: integer(1, 30).optional(),
  /** Other taxes of the line. */
  otherTaxesAmount: amount().optional(),
  /** Deductions of the line. */
  deductionsAmount: amount().optional(),
  /** Comment on the line, at most 150 characters. */
  lineComments: text(150).optional(),
  /** Kinds of income of the line; the amounts add up to `netValue` (306). */
  incomeClassification: z.array(incomeClassificationShape).optional(),
  /** Kinds of expense of the line. */
  expensesClassification: z.array(expensesClassificationShape).optional(),
  /** Purpose of this line's movement where it differs from the header's. */
  movePurposeLine: integer(1, 20).optional(),
  /** Title of the purpose; only and always with `movePurposeLine` 19. */
  otherMovePurposeLineTitle: text(150).optional(),
  /** Print: code of the line. */
  lineCode: text().optional(),
  /** Print: description of the line. */
  lineDescription: text().optional(),
  /** Print: name of the unit. */
  measurementUnitLabel: text().optional(),
  /** Print: net price of one unit. */
  lineUnitPrice: decimalNumber({ min: 0 }).optional(),
  /** Print: net amount before discount. */
  totalNetPriceBeforeDiscount: amount().optional(),
  /** Print: net discount. */
  totalDiscountValue: amount().optional(),
  /** Print: VAT percent of the category. */
  vatCategoryPercent: decimalNumber({ min: 0, max: 100 }).optional(),
  /** Print: text of the exemption. */
  vatExemptionCategoryLabel: text().optional(),
});

/** One line of a document. */
export type InvoiceLine = z.infer<typeof invoiceLineShape>;
