import type { InvoiceType } from '../../codes/index.js';
import { connectedLinks, correlatedLinks, type Link, linkedIn } from '../across/links.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../movement/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { NOTE, ORIGINAL, SECOND_NOTE } from './related-samples.js';

const PARTIES = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;
const params = ['member', 'link', 'there', 'here'];

/** The types that the tax authority compares with their original. */
const COMPARED: readonly InvoiceType[] = ['5.1', '1.6', '2.4'];

/** A correction has the same issuer and customer as the invoice. */
export const correlatedPartyDiffers = rule({
  id: 'links/correlated-party-differs',
  layer: 'across',
  appliesTo: COMPARED,
  paths: ['invoiceHeader.correlatedInvoices', ...PARTIES],
  params,
  authorityCode: 318,
  source: 'AADE ERP REST API description v2.0.2, errors (318): on 5.1, 1.6 and 2.4',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/counterpart/vatNumber': '123456783' } }],
    },
    { sample: 'creditInvoice', related: [{ ...ORIGINAL, set: { '/issuer/vatNumber': '123456783' } }] },
  ],
  check(document, found, { related }) {
    for (const { link, document: original } of linkedIn(correlatedLinks(document), related)) {
      compare('issuer', document, original.view, link, found);
      compare('counterpart', document, original.view, link, found);
    }
  },
});

/** Documents are closed, refunded or invoiced by their issuer, and delivery notes are invoiced to their recipient. */
export const connectedPartyDiffers = rule({
  id: 'links/connected-party-differs',
  layer: 'across',
  severity: 'warning',
  paths: ['invoiceHeader.multipleConnectedMarks', 'invoiceHeader.multipleConnectedUids', ...PARTIES],
  params,
  enforces: ['invoice-of-notes'],
  source:
    'Service description, Delivery notes: an invoice closing earlier notes, and Table flow; a warning because it is not stated that the parties must be equal',
  good: { sample: 'closingInvoice', related: [NOTE, SECOND_NOTE] },
  bad: [
    {
      sample: 'closingInvoice',
      related: [{ ...NOTE, set: { ...NOTE.set, '/counterpart/vatNumber': '123456783' } }, SECOND_NOTE],
    },
  ],
  check(document, found, { related }) {
    for (const { link, document: other } of linkedIn(connectedLinks(document), related)) {
      compare('issuer', document, other.view, link, found);
      if (DELIVERY_NOTES.includes(other.view.invoiceHeader.invoiceType)) {
        compare('counterpart', document, other.view, link, found);
      }
    }
  },
});

function compare(
  party: 'issuer' | 'counterpart',
  document: DocumentView,
  other: DocumentView,
  link: Link,
  found: Found,
): void {
  const here = document[party]?.vatNumber;
  const there = other[party]?.vatNumber;
  if (here === undefined || there === undefined || isPlaceholder(here) || isPlaceholder(there)) return;
  if (bare(here) === bare(there)) return;
  const member = `${party}.vatNumber`;
  found([party, 'vatNumber'], { member, link: link.text, there, here });
}

/** Whether a number is blank or the placeholder of aggregate notes and of moves between branches. */
const isPlaceholder = (vatNumber: string): boolean => isBlank(vatNumber) || /^0+$/.test(bare(vatNumber));

/** The number in the form for comparison. Another rule reports a Greek prefix. */
const bare = (vatNumber: string): string =>
  vatNumber
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^(?:EL|GR)(?=\d{9}$)/, '');
