import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld } from '../../money/held.js';
import { type Cents, type Exact, zeroCents } from '../../money/index.js';
import type { DocumentView, LineView } from '../../rules/inside.js';
import type { ClassificationSum, TaxRow } from '../../totals/index.js';
import type { LineTax } from '../../totals/line-tax-members.js';
import type { ExpensesClassification, IncomeClassification } from '../../types/index.js';

export type LineTaxAmounts = { readonly [tax in LineTax]: Cents | undefined };

/** The amounts of a line: what it has left, or what a credit takes from it. */
export interface LineAmounts {
  readonly quantity: Exact | undefined;
  /** Net before discount; never below `net`. */
  readonly before: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly taxes: LineTaxAmounts;
  readonly income: readonly ClassificationSum<IncomeClassification>[] | undefined;
  readonly expenses: readonly ClassificationSum<ExpensesClassification>[] | undefined;
}

/** A line of the original, and what can still be credited from it. */
export interface LineLeft extends LineAmounts {
  readonly of: LineView;
  /** Whether a credit included the line. A line without value and quantity is then used up. */
  readonly credited: boolean;
}

/** A tax on the whole document, and what can still be credited from it. */
export type TaxLeft = TaxRow;

/** A document, and what can still be credited from it. */
export interface Left {
  readonly lines: readonly LineLeft[];
  readonly taxes: readonly TaxLeft[];
  /** What earlier credits took from no line that could be found. It lowers only the totals. */
  readonly unplaced: { readonly count: number; readonly net: Cents; readonly vat: Cents };
}

/** The whole document, before any credit. */
export function wholeOf(original: DocumentView): Left {
  return {
    lines: original.invoiceDetails.map((line) => ({ of: line, credited: false, ...amountsOf(line) })),
    taxes: taxesOf(original),
    unplaced: { count: 0, net: zeroCents, vat: zeroCents },
  };
}

/** The amounts of a line from its view for rules, whose members cannot be spread. */
export function amountsOf(line: LineView): LineAmounts {
  const { netValue: net, totalNetPriceBeforeDiscount: stated, totalDiscountValue: discount } = line;
  const before = stated ?? addHeld(net, discount ?? zeroCents);
  return {
    quantity: line.quantity === undefined ? undefined : exactAsPrinted(line.quantity),
    before: before < net ? net : before,
    net,
    vat: line.vatAmount,
    taxes: {
      withheldAmount: taxOf(line.withheldAmount, line.withheldPercentCategory),
      feesAmount: taxOf(line.feesAmount, line.feesPercentCategory),
      stampDutyAmount: taxOf(line.stampDutyAmount, line.stampDutyPercentCategory),
      otherTaxesAmount: taxOf(line.otherTaxesAmount, line.otherTaxesPercentCategory),
      deductionsAmount: taxOf(line.deductionsAmount, undefined),
    },
    income: line.incomeClassification?.map(({ classificationType, classificationCategory, amount }) => ({
      classificationType,
      classificationCategory,
      amount,
    })),
    expenses: line.expensesClassification?.map(({ classificationType, classificationCategory, amount }) => ({
      classificationType,
      classificationCategory,
      amount,
    })),
  };
}

/** A tax of a line. Many programs write zero without a category for a tax that does not apply. */
const taxOf = (amount: Cents | undefined, category: number | undefined): Cents | undefined =>
  amount === zeroCents && category === undefined ? undefined : amount;

/** The taxes on the whole document. Without a base, they apply to the net total. */
export const taxesOf = ({ taxesTotals, invoiceSummary }: DocumentView): TaxLeft[] =>
  (taxesTotals ?? []).map(({ taxType, taxCategory, underlyingValue, taxAmount }) => ({
    taxType: taxType as TaxRow['taxType'],
    taxCategory,
    underlyingValue: underlyingValue ?? invoiceSummary.totalNetValue,
    taxAmount,
  }));
