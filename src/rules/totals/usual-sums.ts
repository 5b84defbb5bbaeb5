import { addHeld } from '../../money/held.js';
import { zeroCents } from '../../money/index.js';
import type { DocumentView } from '../engine/rule.js';
import { isUntaxed } from '../taxes/untaxed.js';

/** Whether a document has a value, and VAT as its only tax, and its totals are the sums of its lines. */
export function isUsualSums(document: DocumentView): boolean {
  const { invoiceDetails: lines, invoiceSummary: summary } = document;
  if (
    summary.totalNetValue === zeroCents ||
    summary.totalWithheldAmount !== zeroCents ||
    summary.totalFeesAmount !== zeroCents ||
    summary.totalStampDutyAmount !== zeroCents ||
    summary.totalOtherTaxesAmount !== zeroCents ||
    summary.totalDeductionsAmount !== zeroCents ||
    !isUntaxed(document)
  ) {
    return false;
  }
  let net = zeroCents;
  let vat = zeroCents;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as (typeof lines)[number];
    net = addHeld(net, line.netValue);
    vat = addHeld(vat, line.vatAmount);
  }
  return (
    net === summary.totalNetValue &&
    vat === summary.totalVatAmount &&
    addHeld(net, vat) === summary.totalGrossValue
  );
}
