import * as z from 'zod/mini';
import { invoiceLineShape } from '../../types/index.js';
import { integer, own, text } from '../../types/leaf.js';
import { expensesFactsShape, type IncomeInput } from './classification.js';
import type { Given } from './given.js';
import { decimal, oneOrMany, unitInput } from './leaves.js';
import {
  deductionsShapes,
  discountShape,
  feesShapes,
  otherTaxesShapes,
  stampDutyShapes,
  withheldShapes,
} from './taxes.js';

const wire = invoiceLineShape.shape;

/** The members that most lines have; their reader is written by hand. */
const usualMembers = {
  /** What is sold or moved; at most 300 characters. */
  description: z.optional(text(300)),
  /** How many or how much, above 0. */
  quantity: z.optional(decimal()),
  /** Unit of the quantity: a code, or what people write (`'kg'`, `'ΤΜΧ'`). */
  unit: z.optional(unitInput()),
  /** Net price of one. */
  unitPrice: z.optional(decimal()),
  /** Price of one with VAT; what is paid survives to the cent. */
  unitPriceWithVat: z.optional(decimal()),
  /** Net amount of the line, before its discount. */
  net: z.optional(decimal()),
  /** Amount of the line with VAT, before its discount; what is paid survives to the cent. */
  gross: z.optional(decimal()),
  /** VAT percent. 4 % is two categories and 0 % needs a reason: see `vatCategory`, `vatExemptionCategory`. */
  vat: z.optional(decimal()),
  /** VAT category, 1 to 10, where the percent is not enough; 8 is without VAT. */
  vatCategory: z.optional(wire.vatCategory),
  /** Discount on this line, in the terms of its price. */
  discount: z.optional(discountShape),
  /** What income this is: `'goods'`, `'services'` or a classification. Left out, it is reported as missing. */
  income: z.optional(
    own<IncomeInput>(
      (value) => value === 'goods' || value === 'services' || (typeof value === 'object' && value !== null),
    ),
  ),
};

/** The members that few lines have. */
const rareMembers = {
  /** Reason of the exemption, 1 to 31; only and always with VAT category 7 (0 %). */
  vatExemptionCategory: wire.vatExemptionCategory,
  /** Withheld tax on this line. */
  withheld: z.optional(withheldShapes.line),
  /** Fees on this line. */
  fees: z.optional(feesShapes.line),
  /** Stamp duty (digital transaction fee) on this line. */
  stampDuty: z.optional(stampDutyShapes.line),
  /** Other taxes on this line. */
  otherTaxes: z.optional(otherTaxesShapes.line),
  /** Deductions on this line. */
  deductions: z.optional(deductionsShapes.line),
  /** What expense this is (3.1, 3.2, clearance lines of 1.5). */
  expenses: z.optional(oneOrMany(expensesFactsShape)),
  /** The seller's code of the item, at most 50 characters. */
  itemCode: wire.itemCode,
  /** Print: code of the line. */
  lineCode: wire.lineCode,
  /** Print: description of the line. */
  lineDescription: wire.lineDescription,
  /** Comment on the line, at most 150 characters. */
  lineComments: wire.lineComments,
  /** Combined nomenclature, exactly 10 characters; goods movements only. */
  TaricNo: wire.TaricNo,
  /** Print: name of the unit, where it is not that of the table. */
  unitLabel: z.optional(text()),
  /** 2 fee with VAT, 3 other tax with VAT, 6 gift voucher, 7 cancelled line of an order slip. */
  recType: wire.recType,
  /** Purpose of this line's movement where it differs from the document's. */
  movePurposeLine: wire.movePurposeLine,
  /** Title of the purpose; only and always with `movePurposeLine` 19. */
  otherMovePurposeLineTitle: wire.otherMovePurposeLineTitle,
  /** 1.5: 1 clearance of third-party sales, 2 fee from them. */
  invoiceDetailType: z.optional(integer(1, 2)),
  /** Fuel code, on fuel documents. */
  fuelCode: wire.fuelCode,
};

export const rareLineShape: z.ZodMiniObject<typeof rareMembers, z.core.$strict> = z.strictObject(rareMembers);

/** One line, as facts. */
export const lineFactsShape: z.ZodMiniObject<typeof usualMembers & typeof rareMembers, z.core.$strict> =
  z.strictObject({
    ...usualMembers,
    ...rareMembers,
  });

/**
 * One line, as facts: everything that any document type takes. `LineOf<Kind>` is what one type takes.
 *
 * @example
 * const line: LineFacts = { description: 'Cable', quantity: 3, unit: 1, unitPriceWithVat: '4.00', vat: 24, income: 'goods' };
 */
export type LineFacts = Given<z.infer<typeof lineFactsShape>>;
