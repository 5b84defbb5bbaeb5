import type { LineTotals } from '../../totals/index.js';
import type { LineRead } from '../read/facts-read.js';

/** Whether a line has exactly the members of `usualLine`. */
export const isUsualLine = ({ facts, isUsual, priced }: LineRead, totals: LineTotals): boolean =>
  isUsual &&
  priced &&
  facts.description !== undefined &&
  facts.unit !== undefined &&
  totals.quantity !== undefined &&
  totals.lineUnitPrice !== undefined &&
  totals.incomeClassification !== undefined;

/** The amounts of a usual line: euros in the document, cents in its view. */
interface Amounts {
  readonly totalNetPriceBeforeDiscount: number;
  readonly totalDiscountValue: number;
  readonly netValue: number;
  readonly vatAmount: number;
  readonly incomeClassification: unknown;
}

/** The members that most lines have. One literal is much faster than setting the members one by one. */
export const usualLine = (
  { facts, vat }: LineRead,
  { quantity, lineUnitPrice }: LineTotals,
  index: number,
  measurementUnitLabel: string | undefined,
  amounts: Amounts,
) => ({
  lineNumber: index + 1,
  itemDescr: facts.description,
  quantity,
  measurementUnit: facts.unit,
  measurementUnitLabel,
  lineUnitPrice,
  totalNetPriceBeforeDiscount: amounts.totalNetPriceBeforeDiscount,
  totalDiscountValue: amounts.totalDiscountValue,
  netValue: amounts.netValue,
  vatCategory: vat.category,
  vatCategoryPercent: vat.printed,
  vatAmount: amounts.vatAmount,
  incomeClassification: amounts.incomeClassification,
});
