import {
  Article29 as EXPORT,
  Article33 as INTRA_COMMUNITY,
  TaxFree as TAX_FREE,
} from '../../codes/generated/named/vat-exemption-categories.js';
import type { InvoiceType } from '../../codes/index.js';
import { rule } from '../engine/rule.js';

const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';

/** Exemptions for another destination than that of the document type. */
const contradicting: Readonly<Partial<Record<InvoiceType, readonly number[]>>> = {
  '1.1': [INTRA_COMMUNITY],
  '1.2': [EXPORT, TAX_FREE],
  '1.3': [INTRA_COMMUNITY],
};

/** Exports, and supplies to other member states, are exempt under different articles. */
export const exemptionOfType = rule({
  id: 'lines/exemption-of-type',
  severity: 'warning',
  appliesTo: Object.keys(contradicting) as InvoiceType[],
  onlyWith: EXEMPTION,
  paths: [EXEMPTION, 'invoiceHeader.invoiceType'],
  params: ['line', 'exemption', 'type'],
  source:
    'VAT code (law 5144/2024), article 29: exports, article 33: supplies to other member states; a warning because no refusal was observed',
  good: { sample: 'intraCommunityInvoice' },
  bad: [
    { sample: 'intraCommunityInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': EXPORT } },
    { sample: 'thirdCountryInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': INTRA_COMMUNITY } },
  ],
  checkLine({ vatExemptionCategory: exemption }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (exemption === undefined || !contradicting[type]?.includes(exemption)) return;
    found(['invoiceDetails', index, 'vatExemptionCategory'], { line: index + 1, exemption, type });
  },
});
