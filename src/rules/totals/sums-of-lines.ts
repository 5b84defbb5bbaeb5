import { addHeld } from '../../money/held.js';
import { type Cents, zeroCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { DocumentView, LineView } from '../engine/rule.js';

export type AmountOf = (line: LineView) => Cents | undefined;

function sumOfLines(lines: readonly LineView[], amountOf: AmountOf): Cents {
  let sum = zeroCents;
  for (const line of lines) {
    const amount = amountOf(line);
    if (amount !== undefined) sum = addHeld(sum, amount);
  }
  return sum;
}

export function sumOfTax(document: DocumentView, taxType: number, amountOf: AmountOf): Cents {
  let sum = sumOfLines(document.invoiceDetails, amountOf);
  const taxes = document.taxesTotals;
  if (taxes === undefined) return sum;
  for (const tax of taxes) if (tax.taxType === taxType) sum = addHeld(sum, tax.taxAmount);
  return sum;
}

/** The members that `totalsOfLines` reads, for the `paths` of a rule. */
export const LINES_PATHS = [
  'invoiceDetails[].netValue',
  'invoiceDetails[].vatAmount',
  'invoiceDetails[].withheldAmount',
  'invoiceDetails[].feesAmount',
  'invoiceDetails[].stampDutyAmount',
  'invoiceDetails[].otherTaxesAmount',
  'invoiceDetails[].deductionsAmount',
  'taxesTotals[].taxType',
  'taxesTotals[].taxAmount',
] as const;

/** The totals computed from the lines and the taxes on the document. */
export function totalsOfLines(document: DocumentView): GrossParts {
  const lines = document.invoiceDetails;
  return {
    totalNetValue: sumOfLines(lines, (line) => line.netValue),
    totalVatAmount: sumOfLines(lines, (line) => line.vatAmount),
    totalWithheldAmount: sumOfTax(document, 1, (line) => line.withheldAmount),
    totalFeesAmount: sumOfTax(document, 2, (line) => line.feesAmount),
    totalOtherTaxesAmount: sumOfTax(document, 3, (line) => line.otherTaxesAmount),
    totalStampDutyAmount: sumOfTax(document, 4, (line) => line.stampDutyAmount),
    totalDeductionsAmount: sumOfTax(document, 5, (line) => line.deductionsAmount),
  };
}
