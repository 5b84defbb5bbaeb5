import * as z from 'zod/mini';
import type {
  FeesCategory,
  RecType,
  StampDutyCategory,
  VatCategory,
  VatExemptionCategory,
  WithheldTaxCategory,
} from '../../codes/index.js';
import type { DecimalInput } from '../../money/index.js';
import { type InvoiceLine, invoiceLineShape } from '../../types/index.js';
import { integer, own, text } from '../../types/leaf.js';
import {
  type ExpensesFacts,
  expensesFactsShape,
  type IncomeFacts,
  type IncomeInput,
} from './classification.js';
import { type CodeInput, decimal, oneOrMany, type UnitInput, unitInput } from './leaves.js';
import {
  type DeductionFacts,
  type DiscountFacts,
  deductionsShapes,
  discountShape,
  feesShapes,
  type LineOtherTaxFacts,
  type LineTaxFacts,
  otherTaxesShapes,
  stampDutyShapes,
  withheldShapes,
} from './taxes.js';

const wire = invoiceLineShape.shape;

/** The members that most lines have; their reader is written by hand. */
const usualMembers = {
  description: z.optional(text(300)),
  quantity: z.optional(decimal()),
  unit: z.optional(unitInput()),
  unitPrice: z.optional(decimal()),
  unitPriceWithVat: z.optional(decimal()),
  net: z.optional(decimal()),
  gross: z.optional(decimal()),
  vat: z.optional(decimal()),
  vatCategory: z.optional(wire.vatCategory),
  discount: z.optional(discountShape),
  income: z.optional(
    own<IncomeInput>(
      (value) => value === 'goods' || value === 'services' || (typeof value === 'object' && value !== null),
    ),
  ),
};

/** The members that few lines have. */
const rareMembers = {
  vatExemptionCategory: wire.vatExemptionCategory,
  withheld: z.optional(withheldShapes.line),
  fees: z.optional(feesShapes.line),
  stampDuty: z.optional(stampDutyShapes.line),
  otherTaxes: z.optional(otherTaxesShapes.line),
  deductions: z.optional(deductionsShapes.line),
  expenses: z.optional(oneOrMany(expensesFactsShape)),
  itemCode: wire.itemCode,
  lineCode: wire.lineCode,
  lineDescription: wire.lineDescription,
  lineComments: wire.lineComments,
  TaricNo: wire.TaricNo,
  unitLabel: z.optional(text()),
  recType: wire.recType,
  movePurposeLine: wire.movePurposeLine,
  otherMovePurposeLineTitle: wire.otherMovePurposeLineTitle,
  invoiceDetailType: z.optional(integer(1, 2)),
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
export interface LineFacts {
  /** What is sold or moved; at most 300 characters. */
  readonly description?: string | undefined;
  /** How many or how much, above 0. */
  readonly quantity?: DecimalInput | undefined;
  /** Unit of the quantity: a code, or what people write (`'kg'`, `'ΤΜΧ'`). */
  readonly unit?: UnitInput | undefined;
  /** Net price of one. */
  readonly unitPrice?: DecimalInput | undefined;
  /** Price of one with VAT; what is paid survives to the cent. */
  readonly unitPriceWithVat?: DecimalInput | undefined;
  /** Net amount of the line, before its discount. */
  readonly net?: DecimalInput | undefined;
  /** Amount of the line with VAT, before its discount; what is paid survives to the cent. */
  readonly gross?: DecimalInput | undefined;
  /** VAT percent. 4 % is two categories and 0 % needs a reason: see `vatCategory`, `vatExemptionCategory`. */
  readonly vat?: DecimalInput | undefined;
  /** VAT category, 1 to 10, where the percent is not enough; 8 is without VAT. */
  readonly vatCategory?: CodeInput<VatCategory> | undefined;
  /** Discount on this line, in the terms of its price. */
  readonly discount?: DiscountFacts | undefined;
  /** What income this is: `'goods'`, `'services'` or a classification. Left out, it is reported as missing. */
  readonly income?: IncomeFacts | undefined;
  /** Reason of the exemption, 1 to 31; only and always with VAT category 7 (0 %). */
  readonly vatExemptionCategory?: CodeInput<VatExemptionCategory> | undefined;
  /** Withheld tax on this line. */
  readonly withheld?: LineTaxFacts<WithheldTaxCategory> | undefined;
  /** Fees on this line. */
  readonly fees?: LineTaxFacts<FeesCategory> | undefined;
  /** Stamp duty (digital transaction fee) on this line. */
  readonly stampDuty?: LineTaxFacts<StampDutyCategory> | undefined;
  /** Other taxes on this line. */
  readonly otherTaxes?: LineOtherTaxFacts | undefined;
  /** Deductions on this line. */
  readonly deductions?: Pick<DeductionFacts, 'amount'> | undefined;
  /** What expense this is (3.1, 3.2, clearance lines of 1.5). */
  readonly expenses?: ExpensesFacts | undefined;
  /** The seller's code of the item, at most 50 characters. */
  readonly itemCode?: InvoiceLine['itemCode'] | undefined;
  /** Print: code of the line. */
  readonly lineCode?: InvoiceLine['lineCode'] | undefined;
  /** Print: description of the line. */
  readonly lineDescription?: InvoiceLine['lineDescription'] | undefined;
  /** Comment on the line, at most 150 characters. */
  readonly lineComments?: InvoiceLine['lineComments'] | undefined;
  /** Combined nomenclature, exactly 10 characters; goods movements only. */
  readonly TaricNo?: InvoiceLine['TaricNo'] | undefined;
  /** Print: name of the unit, where it is not that of the table. */
  readonly unitLabel?: string | undefined;
  /** 2 fee with VAT, 3 other tax with VAT, 6 gift voucher, 7 cancelled line of an order slip. */
  readonly recType?: CodeInput<RecType> | undefined;
  /** Purpose of this line's movement where it differs from the document's. */
  readonly movePurposeLine?: InvoiceLine['movePurposeLine'] | undefined;
  /** Title of the purpose; only and always with `movePurposeLine` 19. */
  readonly otherMovePurposeLineTitle?: InvoiceLine['otherMovePurposeLineTitle'] | undefined;
  /** 1.5: 1 clearance of third-party sales, 2 fee from them. */
  readonly invoiceDetailType?: number | undefined;
  /** Fuel code, on fuel documents. */
  readonly fuelCode?: InvoiceLine['fuelCode'] | undefined;
}
