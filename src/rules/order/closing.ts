import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { CLOSES_TABLE_PATHS, CLOSING_TYPES, closesTable, namesDocuments } from '../shared/slips.js';

const TABLE_FLOW = 'Service description, Table flow';

/** A receipt that lists MARKs closes a table, according to the description. */
export const closingCategoryMissing = rule({
  id: 'order/closing-category-missing',
  severity: 'warning',
  appliesTo: ['11.1'],
  paths: CLOSES_TABLE_PATHS,
  params: ['category'],
  enforces: ['restaurant-category', 'closing-category'],
  source: `${TABLE_FLOW}: a closing has specialInvoiceCategory 12; a warning because an older template has none (Observed behaviour, Documents)`,
  bad: [{ sample: 'tableClosing', remove: ['/invoiceHeader/specialInvoiceCategory'] }],
  check(document, found) {
    if (document.invoiceHeader.specialInvoiceCategory !== undefined || !namesDocuments(document)) return;
    const path = ['invoiceHeader', 'specialInvoiceCategory'];
    const category = SpecialInvoiceCategory.Restaurant;
    found(path, { category }, { path: [...path], value: category, safe: false });
  },
});

/** Five types can close a table. */
export const closingOnType = rule({
  id: 'order/closing-on-type',
  severity: 'warning',
  appliesTo: typesWhere((_, type) => !CLOSING_TYPES.includes(type) && type !== '8.6'),
  onlyWith: 'invoiceHeader.specialInvoiceCategory',
  paths: [...CLOSES_TABLE_PATHS, 'invoiceHeader.invoiceType'],
  params: ['type', 'category'],
  enforces: ['restaurant-category', 'closing-closes-slips', 'closing-types'],
  source: `${TABLE_FLOW}: closing is 11.1 or 1.1 (debit), 11.4 or 5.x (credit); a warning because the marks alone do not show that they are slips`,
  bad: [{ sample: 'tableClosing', set: { '/invoiceHeader/invoiceType': '11.3' } }],
  check(document, found) {
    if (!closesTable(document)) return;
    const type = document.invoiceHeader.invoiceType;
    found(['invoiceHeader', 'invoiceType'], { type, category: SpecialInvoiceCategory.Restaurant });
  },
});
