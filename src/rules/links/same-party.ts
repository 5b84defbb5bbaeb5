import type { InvoiceType } from '../../codes/index.js';
import { connectedLinks, correlatedLinks, type Link, linkedIn } from '../across/links.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../movement/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { NOTE, ORIGINAL, SECOND_NOTE } from './related-samples.js';

const PARTIES = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;
const params = ['member', 'link', 'there', 'here'];

/** The types whose original the tax authority compares with them. */
const COMPARED: readonly InvoiceType[] = ['5.1', '1.6', '2.4'];

/** Who corrects an invoice is its issuer, and for the same customer. */
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
      related: [{ ...ORIGINAL, set: { '/counterpart/vatNumber': '800123456' } }],
    },
    { sample: 'creditInvoice', related: [{ ...ORIGINAL, set: { '/issuer/vatNumber': '800123456' } }] },
  ],
  check(document, found, { related }) {
    for (const { link, document: original } of linkedIn(correlatedLinks(document), related)) {
      compare('issuer', document, original.view, link, found);
      compare('counterpart', document, original.view, link, found);
    }
  },
});

/** Who closes, refunds or invoices documents has issued them, and notes are invoiced to their recipient. */
export const connectedPartyDiffers = rule({
  id: 'links/connected-party-differs',
  layer: 'across',
  severity: 'warning',
  paths: ['invoiceHeader.multipleConnectedMarks', 'invoiceHeader.multipleConnectedUids', ...PARTIES],
  params,
  source:
    'Service description, Delivery notes: an invoice closing earlier notes, and Table flow; a warning because that the parties are equal is not stated',
  good: { sample: 'closingInvoice', related: [NOTE, SECOND_NOTE] },
  bad: [
    {
      sample: 'closingInvoice',
      related: [{ ...NOTE, set: { ...NOTE.set, '/counterpart/vatNumber': '800123456' } }, SECOND_NOTE],
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
  if (here === undefined || there === undefined || isNobody(here) || isNobody(there)) return;
  if (bare(here) === bare(there)) return;
  const member = `${party}.vatNumber`;
  found([party, 'vatNumber'], { member, link: link.text, there, here });
}

/** The placeholder of aggregate notes, and of moves between branches. */
const isNobody = (vatNumber: string): boolean => isBlank(vatNumber) || /^0+$/.test(bare(vatNumber));

/** The number as it is compared: a prefix of Greece in front of it is another rule's matter. */
const bare = (vatNumber: string): string =>
  vatNumber
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^(?:EL|GR)(?=\d{9}$)/, '');
