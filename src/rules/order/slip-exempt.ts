import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { rule } from '../engine/rule.js';

const CATEGORY = 'invoiceDetails[].vatCategory';

/** Table orders are subject to VAT. */
export const slipLineExempt = rule({
  id: 'order/slip-line-exempt',
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: [CATEGORY],
  params: ['line'],
  source:
    'AADE facts, Type 8.6: real VAT categories; a warning because no refusal of category 7 was recorded',
  good: { sample: 'orderSlip' },
  bad: [
    {
      sample: 'orderCancellation',
      set: {
        '/invoiceDetails/0/vatCategory': 7,
        '/invoiceDetails/0/vatExemptionCategory': 14,
        '/invoiceDetails/0/vatAmount': 0,
        '/invoiceSummary/totalVatAmount': 0,
        '/invoiceSummary/totalGrossValue': 3.5,
      },
      remove: ['/invoiceDetails/0/vatCategoryPercent'],
    },
  ],
  checkLine(line, index, found) {
    if (line.vatCategory !== VatCategory.Exempt) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1 });
  },
});
