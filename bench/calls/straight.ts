import { Decimal } from 'decimal.js';
import type { Document } from '../../src/index.js';

const TAXES = [
  ['withheldAmount', -1],
  ['feesAmount', 1],
  ['stampDutyAmount', 1],
  ['otherTaxesAmount', 1],
  ['deductionsAmount', -1],
] as const;

/**
 * The naive implementation: every figure of the document once, in decimal.js. It is only a reference for measurements.
 */
export function straightBuild(document: Document): string {
  let net = new Decimal(0);
  let vat = new Decimal(0);
  let taxes = new Decimal(0);
  for (const line of document.invoiceDetails) {
    const price = new Decimal(line.lineUnitPrice ?? line.netValue);
    const before = price.times(line.quantity ?? 1).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    const lineNet = before.minus(line.totalDiscountValue ?? 0);
    net = net.plus(lineNet);
    vat = vat.plus(
      lineNet
        .times(line.vatCategoryPercent ?? 0)
        .div(100)
        .toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
    );
    for (const [member, sign] of TAXES) taxes = taxes.plus(new Decimal(line[member] ?? 0).times(sign));
  }
  return net.plus(vat).plus(taxes).toFixed(2);
}
