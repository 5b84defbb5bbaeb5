import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { withTotal } from '../examples/with-total.js';

const CATEGORY = 'invoiceDetails[].vatCategory';

/** Sales to other countries have their own document types because they are exempt. */
export const taxedAbroad = rule({
  id: 'lines/taxed-abroad',
  severity: 'warning',
  appliesTo: typesWhere(({ counterpart: { country } }) => country === 'EU' || country === 'nonEU'),
  paths: [CATEGORY, 'invoiceHeader.invoiceType'],
  params: ['line', 'vatCategory', 'type'],
  authorityCode: 215,
  source:
    'Code tables, invoice types: 1.2, 1.3, 2.2 and 2.3 normally have category 7 with its exemption; a warning because it was not confirmed that other categories are refused (215)',
  good: { sample: 'thirdCountryInvoice' },
  bad: [
    {
      sample: 'intraCommunityInvoice',
      set: {
        '/invoiceDetails/0/vatCategory': 1,
        '/invoiceDetails/0/vatCategoryPercent': 24,
        '/invoiceDetails/0/vatAmount': 24,
        ...withTotal('totalVatAmount', 24, 124),
      },
      remove: ['/invoiceDetails/0/vatExemptionCategory'],
    },
    {
      sample: 'thirdCountryInvoice',
      set: { '/invoiceDetails/0/vatCategory': 8 },
      remove: ['/invoiceDetails/0/vatExemptionCategory'],
    },
  ],
  checkLine({ vatCategory }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (vatCategory === VatCategory.Exempt) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1, vatCategory, type });
  },
});
