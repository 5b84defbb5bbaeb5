import type { InvoiceType } from '../../codes/index.js';
import { connectedLinks, correlatedLinks, linkedIn, pathOfLink } from '../across/links.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../shared/moves-goods.js';
import { ORIGINAL, RECEIPT } from './related-samples.js';

const SALES: readonly InvoiceType[] = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'];
const SERVICES: readonly InvoiceType[] = ['2.1', '2.2', '2.3', '2.4'];

/** The types that each type may be correlated with, as far as a source says. Types without a row are not checked. */
const CORRELATED: Partial<Record<InvoiceType, readonly InvoiceType[]>> = {
  '5.1': [...SALES, ...SERVICES, '3.1', '3.2', '6.1', '6.2', '7.1', '8.1', '8.2', '11.3'],
  '1.6': SALES,
  '2.4': SERVICES,
  '3.2': ['3.1'],
  '8.5': ['8.4'],
  '10.1': DELIVERY_NOTES,
};

/** The types that a retail credit may refund or close. */
const RETAIL: readonly InvoiceType[] = ['11.1', '11.2', '11.3', '11.5', '8.6'];

const typesOf = (table: object): InvoiceType[] => Object.keys(table) as InvoiceType[];

/** A credit invoice corrects an invoice; a POS refund returns a collection. */
export const correlatedTypeUnfit = rule({
  id: 'links/correlated-type-unfit',
  layer: 'across',
  severity: 'warning',
  appliesTo: typesOf(CORRELATED),
  paths: ['invoiceHeader.correlatedInvoices', 'invoiceHeader.invoiceType'],
  params: ['type', 'link', 'linkedType'],
  authorityCode: 320,
  alsoPrevents: [322],
  source:
    'AADE ERP REST API description v2.0.2, errors (320, 322); a warning because which types fit is not published: 5.1 to invoices, 1.6 to sales, 2.4 to services, 3.2 to 3.1, 8.5 to 8.4, 10.1 to delivery notes',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [{ sample: 'retailReceipt', mark: '400001234567890' }],
    },
    {
      sample: 'posRefund',
      set: { '/invoiceHeader/correlatedInvoices': [400001234567890] },
      related: [ORIGINAL],
    },
  ],
  check(document, found, { related }) {
    const type = document.invoiceHeader.invoiceType;
    for (const { link, document: other } of linkedIn(correlatedLinks(document), related)) {
      if (!fitsCorrelated(type, other.view)) {
        found(pathOfLink(link), { type, link: link.text, linkedType: other.view.invoiceHeader.invoiceType });
      }
    }
  },
});

/** A retail credit refunds a receipt. */
export const connectedTypeUnfit = rule({
  id: 'links/connected-type-unfit',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['11.4'],
  paths: [
    'invoiceHeader.multipleConnectedMarks',
    'invoiceHeader.multipleConnectedUids',
    'invoiceHeader.invoiceType',
  ],
  params: ['type', 'link', 'linkedType'],
  source:
    'AADE facts, Header: retail credits (11.4) link with multipleConnectedMarks; a warning because which types fit is not published',
  good: { sample: 'retailCredit', related: [RECEIPT] },
  bad: [
    {
      sample: 'retailCredit',
      related: [{ sample: 'salesInvoice', mark: '400001234567893' }],
    },
  ],
  check(document, found, { related }) {
    const type = document.invoiceHeader.invoiceType;
    for (const { link, document: other } of linkedIn(connectedLinks(document), related)) {
      if (!fitsRetailCredit(other.view)) {
        found(pathOfLink(link), { type, link: link.text, linkedType: other.view.invoiceHeader.invoiceType });
      }
    }
  },
});

/** Whether one document may be correlated with another, as far as this is known. */
export function fitsCorrelated(type: InvoiceType, { invoiceHeader: other }: DocumentView): boolean {
  const fitting = CORRELATED[type];
  if (fitting === undefined || fitting.includes(other.invoiceType)) return true;
  return type === '10.1' && other.isDeliveryNote === true;
}

/** Whether a retail credit may refund or close a document, as far as this is known. */
export const fitsRetailCredit = ({ invoiceHeader: other }: DocumentView): boolean =>
  RETAIL.includes(other.invoiceType);
