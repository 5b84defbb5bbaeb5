import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { LISTING_PATHS, listingOf } from '../across/listing.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { CLOSES_TABLE_PATHS, CLOSING_TYPES, closesTable, namesDocuments } from '../shared/slips.js';
import { CANCELLATION, SLIP } from './related-samples.js';

/** A document that lists slips is a closing and has its special category. */
export const closingCategoryWrong = rule({
  id: 'order/closing-category-wrong',
  layer: 'across',
  appliesTo: CLOSING_TYPES,
  paths: LISTING_PATHS,
  params: ['found', 'category'],
  enforces: ['closing-category'],
  source:
    'Service description, Table flow: closing is a value document with specialInvoiceCategory 12; an 11.1 without any is a warning of its own, because an older template has none',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceHeader/specialInvoiceCategory': 3 },
      related: [SLIP, CANCELLATION],
    },
    {
      sample: 'tableClosing',
      set: { '/invoiceHeader/invoiceType': '11.4' },
      remove: ['/invoiceHeader/specialInvoiceCategory'],
      related: [SLIP, CANCELLATION],
    },
  ],
  check(document, found, surroundings) {
    const { specialInvoiceCategory: stated, invoiceType: type } = document.invoiceHeader;
    const category = SpecialInvoiceCategory.Restaurant;
    if (stated === category || (stated === undefined && type === '11.1')) return;
    const listing = listingOf(document, surroundings);
    if (listing === undefined || (listing.slips.length === 0 && listing.orders.length === 0)) return;
    const path = ['invoiceHeader', 'specialInvoiceCategory'];
    const params = { ...(stated !== undefined && { found: stated }), category };
    found(path, params, { path: [...path], value: category, safe: false });
  },
});

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
