import type {
  FeesCategory,
  RecType,
  StampDutyCategory,
  VatCategory,
  VatExemptionCategory,
  WithheldTaxCategory,
} from '../../codes/index.js';
import type { DecimalInput } from '../../money/index.js';
import { invoiceLineShape } from '../../types/generated/shapes.js';
import type { InvoiceLine } from '../../types/index.js';
import { UNLIMITED } from '../../types/leaf.js';
import {
  type ExpensesFacts,
  expensesFactsShape,
  type IncomeFacts,
  incomeFactsShape,
} from './classification.js';
import {
  type CodeInput,
  decimal,
  incomeInput,
  integer,
  object,
  oneOrMany,
  optional,
  text,
  type UnitInput,
  unitInput,
} from './leaves.js';
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

const wire = invoiceLineShape.members;

/** The members that most lines have; their reader is written by hand. */
const usualMembers = {
  description: optional(text(300)),
  quantity: optional(decimal),
  unit: optional(unitInput),
  unitPrice: optional(decimal),
  unitPriceWithVat: optional(decimal),
  net: optional(decimal),
  gross: optional(decimal),
  vat: optional(decimal),
  vatCategory: optional(wire.vatCategory),
  discount: optional(discountShape),
  income: optional(incomeInput(incomeFactsShape)),
};

/** The members that few lines have. */
const rareMembers = {
  vatExemptionCategory: wire.vatExemptionCategory,
  withheld: optional(withheldShapes.line),
  fees: optional(feesShapes.line),
  stampDuty: optional(stampDutyShapes.line),
  otherTaxes: optional(otherTaxesShapes.line),
  deductions: optional(deductionsShapes.line),
  expenses: optional(oneOrMany(expensesFactsShape)),
  itemCode: wire.itemCode,
  lineCode: wire.lineCode,
  lineDescription: wire.lineDescription,
  lineComments: wire.lineComments,
  TaricNo: wire.TaricNo,
  unitLabel: optional({ kind: 'text', min: 0, max: UNLIMITED }),
  recType: wire.recType,
  movePurposeLine: wire.movePurposeLine,
  otherMovePurposeLineTitle: wire.otherMovePurposeLineTitle,
  invoiceDetailType: optional(integer(1, 2)),
  fuelCode: wire.fuelCode,
};

export const rareLineShape = object('LineFacts', rareMembers);

/** One line, as facts. */
export const lineFactsShape = object('LineFacts', { ...usualMembers, ...rareMembers });

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
