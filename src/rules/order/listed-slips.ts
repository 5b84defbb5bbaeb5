import type { InvoiceType } from '../../codes/index.js';
import type { MemberPath } from '../../types/index.js';
import { pathOfLink } from '../across/links.js';
import { cancellationOf, LISTING_PATHS, listingOf } from '../across/listing.js';
import { NUMBER_PATHS } from '../across/number.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { fitsRetailCredit } from '../links/linked-type.js';
import { CLOSING_TYPES } from '../shared/slips.js';
import { isCredit } from './bill.js';
import { CANCELLATION, SLIP } from './related-samples.js';

const TABLE_FLOW = 'Service description, Table flow';

/** The types that list slips: those that close a table, and slips that cancel a table as a whole. */
export const LISTING_TYPES: readonly InvoiceType[] = [...CLOSING_TYPES, '8.6'];

/** A listed slip that is not given cannot be compared. */
export const listedSlipUnknown = rule({
  id: 'order/listed-slip-unknown',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: LISTING_PATHS,
  params: ['link'],
  enforces: ['closing-closes-slips', 'closing-lists-all-slips'],
  source: `${TABLE_FLOW}: total quantity and net value must equal the open slips; a warning because the related slips may not be all`,
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    { sample: 'tableClosing', related: [SLIP] },
    {
      sample: 'tableClosing',
      related: [{ openOrder: { mark: '400001234567894', uid: '', quantityProducts: 4, totalNet: 16.5 } }],
    },
    { sample: 'tableCancellation', related: [CANCELLATION] },
  ],
  check(document, found, surroundings) {
    for (const link of listingOf(document, surroundings)?.unknown ?? []) {
      found(pathOfLink(link), { link: link.text });
    }
  },
});

/** The MARK and the UID of a slip are the same slip. */
export const listedSlipTwice = rule({
  id: 'order/listed-slip-twice',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: LISTING_PATHS,
  params: ['link', 'first'],
  enforces: ['offline-slip-by-uid'],
  source: `${TABLE_FLOW}: a slip issued offline is referenced by its UID, which the service converts; once, as its net value counts once`,
  good: {
    sample: 'tableClosing',
    set: {
      '/invoiceHeader/multipleConnectedMarks': [400001234567894],
      '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'],
    },
    related: [SLIP, { ...CANCELLATION, uid: '0123456789abcdef0123456789abcdef01234567' }],
  },
  bad: [
    {
      sample: 'tableClosing',
      set: { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] },
      related: [SLIP, { ...CANCELLATION, uid: '0123456789ABCDEF0123456789ABCDEF01234567' }],
    },
  ],
  check(document, found, surroundings) {
    for (const { link, first } of listingOf(document, surroundings)?.twice ?? []) {
      // Another rule reports the same text twice in one list. That does not need the related documents.
      if (link.text !== first.text) found(pathOfLink(link), { link: link.text, first: first.text });
    }
  },
});

/** A slip that was cancelled as a whole is already closed. */
export const listedSlipCancelled = rule({
  id: 'order/listed-slip-cancelled',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: [...new Set<MemberPath>([...LISTING_PATHS, ...NUMBER_PATHS])],
  params: ['link', 'cancellation'],
  enforces: ['total-cancellation-closes-slips'],
  source:
    'Service description, Table order slip lifecycle: a total cancellation closes the slips that it lists; a warning because it may have been refused',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      set: {
        '/invoiceHeader/multipleConnectedMarks': [400001234567893, 400001234567894, 400001234567895],
      },
      related: [
        SLIP,
        CANCELLATION,
        { sample: 'orderSlip', mark: '400001234567893', set: { '/invoiceHeader/aa': '199' } },
        {
          sample: 'tableCancellation',
          set: { '/invoiceHeader/multipleConnectedMarks': [400001234567893] },
        },
      ],
    },
  ],
  check(document, found, surroundings) {
    for (const link of listingOf(document, surroundings)?.links ?? []) {
      const by = cancellationOf(link.text, document, surroundings.related);
      if (by !== undefined) found(pathOfLink(link), { link: link.text, cancellation: numberInWords(by) });
    }
  },
});

/** A closing closes only slips. */
export const listedNotASlip = rule({
  id: 'order/listed-not-a-slip',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: LISTING_PATHS,
  params: ['link', 'type'],
  enforces: ['closing-closes-slips'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table (orders and cancellations); a warning because other documents are not forbidden there`,
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      related: [SLIP, { sample: 'deliveryNote', mark: '400001234567895' }],
    },
  ],
  check(document, found, surroundings) {
    for (const { link, document: other } of listingOf(document, surroundings)?.others ?? []) {
      // A credit may list the receipt, together with the slips that cancel part of the order.
      if (isCredit(document) && fitsRetailCredit(other.view)) continue;
      found(pathOfLink(link), { link: link.text, type: other.view.invoiceHeader.invoiceType });
    }
  },
});

/** How messages name a document that may have no MARK: by series and number. */
export const numberInWords = ({ invoiceHeader: { series, aa } }: DocumentView): string => `${series} ${aa}`;
