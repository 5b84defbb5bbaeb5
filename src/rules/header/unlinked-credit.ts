import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { rule } from '../engine/rule.js';
import { LINKS_PATHS, namesDocuments } from '../shared/slips.js';

const CATEGORY = 'invoiceHeader.specialInvoiceCategory';

/** A retail credit names the document that it credits, or states that it cannot. */
export const retailCreditUnlinked = rule({
  id: 'header/retail-credit-unlinked',
  severity: 'warning',
  appliesTo: ['11.4'],
  paths: [CATEGORY, ...LINKS_PATHS],
  params: ['category'],
  source:
    'Code tables, special category 13 (difficulty of correlation) on 11.4, and multipleConnectedMarks as its link; a warning because no refusal of a credit without both was observed',
  good: {
    sample: 'retailCredit',
    set: { '/invoiceHeader/specialInvoiceCategory': 13 },
    remove: ['/invoiceHeader/multipleConnectedMarks'],
  },
  bad: [{ sample: 'retailCredit', remove: ['/invoiceHeader/multipleConnectedMarks'] }],
  check(document, found) {
    if (namesDocuments(document)) return;
    const category = SpecialInvoiceCategory.CorrelationDifficulty;
    if (document.invoiceHeader.specialInvoiceCategory === category) return;
    found(['invoiceHeader', 'multipleConnectedMarks'], { category });
  },
});
