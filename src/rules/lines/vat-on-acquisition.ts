import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { rule } from '../engine/rule.js';

const CATEGORY = 'invoiceDetails[].vatCategory';

/** A seller who does not issue invoices charges no VAT. */
export const vatOnAcquisition = rule({
  id: 'lines/vat-on-acquisition',
  severity: 'warning',
  appliesTo: ['3.1', '3.2'],
  paths: [CATEGORY],
  params: ['line', 'vatCategory'],
  authorityCode: 215,
  source:
    'AADE errors (215): lists 3.1 among its types, from observed answers; AADE facts, Added later: 3.1 and 3.2 with VAT, recorded once without its type',
  good: { sample: 'titleOfAcquisition' },
  bad: [
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/vatCategory': 1,
        '/invoiceDetails/0/vatAmount': 57.6,
        '/invoiceSummary/totalVatAmount': 57.6,
        '/invoiceSummary/totalGrossValue': 297.6,
        '/paymentMethods/0/amount': 297.6,
      },
    },
  ],
  checkLine({ vatCategory }, index, found) {
    if (vatCategory === VatCategory.Exempt || vatCategory === VatCategory.WithoutVat) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1, vatCategory });
  },
});
