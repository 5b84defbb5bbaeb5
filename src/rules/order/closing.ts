import { type InvoiceType, SpecialInvoiceCategory } from '../../codes/index.js';
import type { DocumentView, Rule } from '../engine/rule.js';
import { typesWhere } from '../types-where.js';

const paths = [
  'invoiceHeader.specialInvoiceCategory',
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
];
const TABLE_FLOW = 'Service description, Table flow';

const listsDocuments = ({ invoiceHeader: header }: DocumentView): boolean =>
  (header.multipleConnectedMarks?.length ?? 0) > 0 || (header.multipleConnectedUids?.length ?? 0) > 0;

/** A receipt that lists marks closes a table, as far as the description goes. */
export const closingCategoryMissing: Rule = {
  id: 'order/closing-category-missing',
  layer: 'document',
  severity: 'warning',
  appliesTo: ['11.1'],
  paths,
  params: ['category'],
  source: `${TABLE_FLOW}: a closing has specialInvoiceCategory 12; a warning because an older template has none (Observed behaviour, Documents)`,
  since: '2.0.1',
  good: { sample: 'tableClosing' },
  bad: [{ sample: 'tableClosing', remove: ['/invoiceHeader/specialInvoiceCategory'] }],
  check(document, found) {
    if (document.invoiceHeader.specialInvoiceCategory !== undefined || !listsDocuments(document)) return;
    const path = ['invoiceHeader', 'specialInvoiceCategory'];
    const category = SpecialInvoiceCategory.Restaurant;
    found(path, { category }, { path: [...path], value: category, safe: false });
  },
};

const CLOSING_TYPES: readonly InvoiceType[] = ['1.1', '5.1', '5.2', '11.1', '11.4'];

/** Five types close a table. */
export const closingOnType: Rule = {
  id: 'order/closing-on-type',
  layer: 'document',
  severity: 'warning',
  appliesTo: typesWhere((_, type) => !CLOSING_TYPES.includes(type) && type !== '8.6'),
  paths: [...paths, 'invoiceHeader.invoiceType'],
  params: ['type', 'category'],
  source: `${TABLE_FLOW}: closing is 11.1 or 1.1 (debit), 11.4 or 5.x (credit); a warning because the marks alone do not show that they are slips`,
  since: '2.0.1',
  good: { sample: 'tableClosing' },
  bad: [{ sample: 'tableClosing', set: { '/invoiceHeader/invoiceType': '11.3' } }],
  check(document, found) {
    const { specialInvoiceCategory: category, invoiceType: type } = document.invoiceHeader;
    if (category !== SpecialInvoiceCategory.Restaurant || !listsDocuments(document)) return;
    found(['invoiceHeader', 'invoiceType'], { type, category });
  },
};
