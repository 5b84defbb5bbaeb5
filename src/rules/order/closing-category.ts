import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { LISTING_PATHS, listingOf } from '../across/listing.js';
import { rule } from '../engine/rule.js';
import { CLOSING_TYPES } from '../shared/slips.js';
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
