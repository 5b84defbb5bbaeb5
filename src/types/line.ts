import * as z from 'zod/mini';
import { fuelCodeValues } from '../codes/index.js';
import { expensesClassificationShape, incomeClassificationShape } from './classification.js';
import { amount, code, decimalNumber, integer, printedAmount, text } from './leaf.js';

/** One line of a document. */
export const invoiceLineShape = z.strictObject({
  /** Number of the line, from 1, unique in the document (261). */
  lineNumber: integer(1),
  /** 2 fee with VAT, 3 other tax with VAT, 6 gift voucher, 7 negative sign (cancelled line of an order slip). */
  recType: z.optional(integer(1, 7)),
  /** Combined nomenclature, exactly 10 characters; goods movements only. */
  TaricNo: z.optional(text(10, 10)),
  /** The seller's code of the item, at most 50 characters. */
  itemCode: z.optional(text(50)),
  /** Name of the item, at most 300 characters. */
  itemDescr: z.optional(text(300)),
  /** Fuel code, on fuel documents. */
  fuelCode: z.optional(code(fuelCodeValues)),
  /** Quantity, above 0, in `measurementUnit`. */
  quantity: z.optional(decimalNumber({ above: 0 })),
  /** 1 pieces, 2 kg, 3 litres, 4 m, 5 m², 6 m³, 7 pieces (other cases). Goes with `quantity` (225). */
  measurementUnit: z.optional(integer(1, 7)),
  /** 1 clearance of third-party sales, 2 fee from them; only on 1.5. */
  invoiceDetailType: z.optional(integer(1, 2)),
  /** Net amount after discount. Never negative. */
  netValue: amount(),
  /** VAT category, 1 to 10; 7 = exempt (needs its reason), 8 = no VAT record. */
  vatCategory: integer(1, 10),
  /** VAT amount. */
  vatAmount: amount(),
  /** Reason of the exemption, 1 to 31; only and always with VAT category 7 (217, 271). */
  vatExemptionCategory: z.optional(integer(1, 31)),
  /** Withheld tax of the line; goes with its category (227). */
  withheldAmount: z.optional(amount()),
  /** Category of the withheld tax, 1 to 18. */
  withheldPercentCategory: z.optional(integer(1, 18)),
  /** Digital transaction fee (stamp duty) of the line. */
  stampDutyAmount: z.optional(amount()),
  /** Category of the digital transaction fee, 1 to 4. */
  stampDutyPercentCategory: z.optional(integer(1, 4)),
  /** Fees of the line. */
  feesAmount: z.optional(amount()),
  /** Category of the fees, 1 to 22. */
  feesPercentCategory: z.optional(integer(1, 22)),
  /** Category of the other taxes, 1 to 30. */
  otherTaxesPercentCategory: z.optional(integer(1, 30)),
  /** Other taxes of the line. */
  otherTaxesAmount: z.optional(amount()),
  /** Deductions of the line. */
  deductionsAmount: z.optional(amount()),
  /** Comment on the line, at most 150 characters. */
  lineComments: z.optional(text(150)),
  /** Kinds of income of the line; the amounts add up to `netValue` (306). */
  incomeClassification: z.optional(z.array(incomeClassificationShape)),
  /** Kinds of expense of the line. */
  expensesClassification: z.optional(z.array(expensesClassificationShape)),
  /** Purpose of this line's movement where it differs from the header's. */
  movePurposeLine: z.optional(integer(1, 20)),
  /** Title of the purpose; only and always with `movePurposeLine` 19. */
  otherMovePurposeLineTitle: z.optional(text(150)),
  /** Print: code of the line. */
  lineCode: z.optional(text()),
  /** Print: description of the line. */
  lineDescription: z.optional(text()),
  /** Print: name of the unit. */
  measurementUnitLabel: z.optional(text()),
  /** Print: net price of one unit. */
  lineUnitPrice: z.optional(decimalNumber({ min: 0 })),
  /** Print: net amount before discount. */
  totalNetPriceBeforeDiscount: z.optional(printedAmount()),
  /** Print: net discount. */
  totalDiscountValue: z.optional(printedAmount()),
  /** Print: VAT percent of the category. */
  vatCategoryPercent: z.optional(decimalNumber({ min: 0, max: 100 })),
  /** Print: text of the exemption. */
  vatExemptionCategoryLabel: z.optional(text()),
});

/** One line of a document. */
export type InvoiceLine = z.infer<typeof invoiceLineShape>;
