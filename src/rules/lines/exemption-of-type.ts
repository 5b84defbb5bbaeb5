import { type InvoiceType, VatExemptionCategory } from '../../codes/index.js';
import { rule } from '../engine/rule.js';

const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';
const { Article29: EXPORT, Article33: INTRA_COMMUNITY, TaxFree: TAX_FREE } = VatExemptionCategory;

/** Exemptions that say that the goods go where the document type does not. */
const strange: Readonly<Partial<Record<InvoiceType, readonly number[]>>> = {
  '1.1': [INTRA_COMMUNITY],
  '1.2': [EXPORT, TAX_FREE],
  '1.3': [INTRA_COMMUNITY],
};

/** Goods that go to another member state, or out of the Union, are exempt by articles of their own. */
export const exemptionOfType = rule({
  id: 'lines/exemption-of-type',
  severity: 'warning',
  appliesTo: Object.keys(strange) as InvoiceType[],
  onlyWith: EXEMPTION,
  paths: [EXEMPTION, 'invoiceHeader.invoiceType'],
  params: ['line', 'exemption', 'type'],
  source:
    'VAT code (law 5144/2024), article 29: exports, article 33: supplies to other member states; a warning because no refusal was seen',
  good: { sample: 'intraCommunityInvoice' },
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': EXPORT } },
    { sample: 'thirdCountryInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': INTRA_COMMUNITY } },
  ],
  checkLine({ vatExemptionCategory: exemption }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (exemption === undefined || !strange[type]?.includes(exemption)) return;
    found(['invoiceDetails', index, 'vatExemptionCategory'], { line: index + 1, exemption, type });
  },
});
