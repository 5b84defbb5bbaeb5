import type { InvoiceType } from '../../codes/index.js';
import { connectedLinks, correlatedLinks, type Link, linkedIn } from '../across/links.js';
import type { RelatedExample } from '../engine/example.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { DELIVERY_NOTES, movesGoods, RECEIVING_NOTES } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { NOTE, ORIGINAL, SECOND_NOTE } from './related-samples.js';

const PARTIES = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;
/** A receiving note that follows a delivery note, and that note as it comes from the supplier. */
const OF_NOTE = {
  '/invoiceHeader/invoiceType': '10.1',
  '/invoiceHeader/receivingNotePurpose': 5,
  '/invoiceHeader/correlatedInvoices': [400001234567891],
};
const NOTE_TO_US: RelatedExample = {
  ...NOTE,
  set: { ...NOTE.set, '/issuer/vatNumber': '987654324', '/counterpart/vatNumber': '800123456' },
};

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
  // A receiving note has the parties of its delivery note the other way round.
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
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

/** A receiving note is for goods that were sent to its issuer. */
export const noteOfOtherRecipient = rule({
  id: 'links/note-of-other-recipient',
  layer: 'across',
  severity: 'warning',
  appliesTo: RECEIVING_NOTES,
  paths: [
    'invoiceHeader.correlatedInvoices',
    'invoiceHeader.multipleConnectedMarks',
    'invoiceHeader.multipleConnectedUids',
    ...PARTIES,
  ],
  params: ['link', 'there', 'here'],
  enforces: ['note-types'],
  source:
    'Code tables, invoice types: 10.1 belongs to the delivery note of its goods; a warning because it is not stated that the tax authority compares the parties',
  good: { sample: 'receivingNote', set: OF_NOTE, related: [NOTE_TO_US] },
  bad: [{ sample: 'receivingNote', set: OF_NOTE, related: [NOTE] }],
  check(document, found, { related }) {
    const here = document.issuer.vatNumber;
    const links = [...correlatedLinks(document), ...connectedLinks(document)];
    for (const {
      link,
      document: { view },
    } of linkedIn(links, related)) {
      const there = view.counterpart?.vatNumber;
      // Goods of a reverse delivery note come to its issuer.
      if (!movesGoods(view) || view.invoiceHeader.reverseDeliveryNote === true) continue;
      if (there !== undefined && areOthers(here, there))
        found(['issuer', 'vatNumber'], { link: link.text, there, here });
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
  if (here === undefined || there === undefined || !areOthers(here, there)) return;
  const member = `${party}.vatNumber`;
  found([party, 'vatNumber'], { member, link: link.text, there, here });
}

/** Whether two numbers are of two companies. A placeholder stands for any. */
const areOthers = (here: string, there: string): boolean =>
  !isPlaceholder(here) && !isPlaceholder(there) && bare(here) !== bare(there);

/** Whether a number is blank or the placeholder of aggregate notes and of moves between branches. */
const isPlaceholder = (vatNumber: string): boolean => isBlank(vatNumber) || /^0+$/.test(bare(vatNumber));

/** The number in the form for comparison. Another rule reports a Greek prefix. */
const bare = (vatNumber: string): string =>
  vatNumber
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^(?:EL|GR)(?=\d{9}$)/, '');
