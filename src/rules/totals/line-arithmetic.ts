import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import { isWithinOneCent, productIsNear, productOfNumbers } from '../../money/near.js';
import { type LineView, rule } from '../engine/rule.js';
import { isUsualLines } from '../lines/usual-lines.js';

const SOURCE = 'Observed behaviour, Documents: line arithmetic differs in some templates, so it is a warning';

/** The net amount of a line before discount: as stated, or net value plus discount. */
function beforeDiscount(line: LineView): Cents {
  const stated = line.totalNetPriceBeforeDiscount;
  return stated ?? addHeld(line.netValue, line.totalDiscountValue ?? zeroCents);
}

/** Quantity × unit price is the amount before discount, give or take one cent. */
export const lineProduct = rule({
  id: 'totals/line-product',
  unless: isUsualLines,
  severity: 'warning',
  onlyWith: 'invoiceDetails[].lineUnitPrice',
  paths: [
    'invoiceDetails[].quantity',
    'invoiceDetails[].lineUnitPrice',
    'invoiceDetails[].totalNetPriceBeforeDiscount',
    'invoiceDetails[].totalDiscountValue',
    'invoiceDetails[].netValue',
  ],
  params: ['line', 'quantity', 'unitPrice', 'computed', 'stated'],
  source: SOURCE,
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/lineUnitPrice': 24.5 } },
    { sample: 'orderSlip', set: { '/invoiceDetails/0/lineUnitPrice': 3.51 } },
  ],
  checkLine(line, index, found) {
    const { quantity, lineUnitPrice: unitPrice } = line;
    if (quantity !== undefined && unitPrice !== undefined) {
      const before = beforeDiscount(line);
      if (!productIsNear(quantity, unitPrice, before)) {
        const member =
          line.totalNetPriceBeforeDiscount === undefined ? 'netValue' : 'totalNetPriceBeforeDiscount';
        found(['invoiceDetails', index, member], {
          line: index + 1,
          quantity,
          unitPrice,
          computed: centsToString(productOfNumbers(quantity, unitPrice)),
          stated: centsToString(before),
        });
      }
    }
  },
});

/** The amount before discount − the discount is the net value, give or take one cent. */
export const lineDiscount = rule({
  id: 'totals/line-discount',
  unless: isUsualLines,
  severity: 'warning',
  paths: [
    'invoiceDetails[].totalNetPriceBeforeDiscount',
    'invoiceDetails[].totalDiscountValue',
    'invoiceDetails[].netValue',
  ],
  params: ['line', 'before', 'discount', 'computed', 'stated'],
  source: SOURCE,
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/1/totalDiscountValue': 1.52 } }],
  checkLine(line, index, found) {
    const before = line.totalNetPriceBeforeDiscount;
    if (before !== undefined) {
      const discount = line.totalDiscountValue ?? zeroCents;
      const computed = subtractHeld(before, discount);
      if (!isWithinOneCent(computed, line.netValue)) {
        found(['invoiceDetails', index, 'netValue'], {
          line: index + 1,
          before: centsToString(before),
          discount: centsToString(discount),
          computed: centsToString(computed),
          stated: centsToString(line.netValue),
        });
      }
    }
  },
});
