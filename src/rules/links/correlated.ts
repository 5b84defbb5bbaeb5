import type { InvoiceType, InvoiceTypeFacts } from '../../codes/index.js';
import type { MemberPath } from '../../types/index.js';
import { connectedLinks, correlatedLinks, pathOfLink } from '../across/links.js';
import { hasCountedSlips, LISTING_PATHS, listingOf } from '../across/listing.js';
import { type RuleFacts, rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { CLOSES_TABLE_PATHS, closesTable } from '../shared/slips.js';
import { ORIGINAL } from './related-samples.js';

const paths: readonly MemberPath[] = [
  'invoiceHeader.correlatedInvoices',
  ...CLOSES_TABLE_PATHS,
  'invoiceHeader.invoiceType',
];

/** A linked document that is not given cannot be compared. The user should know, or it would look like agreement. */
export const linkedUnknown = rule({
  id: 'links/linked-unknown',
  layer: 'across',
  severity: 'info',
  paths: ['invoiceHeader.correlatedInvoices', ...LISTING_PATHS],
  params: ['link'],
  source: 'AADE ERP REST API description v2.0.2, errors (318, 319, 320) compare with the correlated document',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    { sample: 'creditInvoice', related: [{ ...ORIGINAL, mark: '400001234567899' }] },
    { sample: 'closingInvoice', related: [ORIGINAL] },
  ],
  check(document, found, surroundings) {
    const { byLink, openOrderByLink, unread } = surroundings.related;
    // If no related document has a MARK or UID, links cannot be resolved at all.
    if (byLink.size === 0 && unread.size === 0) return;
    // Unknown slips have rules of their own, with or without MARKs.
    const isOfSlips =
      listingOf(document, surroundings) !== undefined || hasCountedSlips(surroundings.related);
    const connected = isOfSlips ? [] : connectedLinks(document);
    for (const link of [...correlatedLinks(document), ...connected]) {
      const { text } = link;
      if (byLink.has(text) || openOrderByLink.has(text) || unread.has(text)) continue;
      found(pathOfLink(link), { link: text });
    }
  },
});

const FACTS = 'Code tables, invoice types: correlatedInvoices';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

type CorrelatedRule = InvoiceTypeFacts['correlatedInvoices']['rule'];

const typesOf = (rule: CorrelatedRule, sure: boolean): InvoiceType[] =>
  typesWhere(({ correlatedInvoices: fact }) => fact.rule === rule && isSure(fact) === sure);

type Facts = Omit<RuleFacts, 'paths' | 'params' | 'check'>;

const missingRule = (facts: Facts) =>
  rule({
    ...facts,
    paths,
    params: ['type'],
    authorityCode: 204,
    check(document, found) {
      const { correlatedInvoices, invoiceType } = document.invoiceHeader;
      // The service describes a credit (5.x) that closes a table. It has no single original.
      if ((correlatedInvoices?.length ?? 0) > 0 || closesTable(document)) return;
      found(['invoiceHeader', 'correlatedInvoices'], { type: invoiceType });
    },
  });

/** A correlated credit invoice names the document that it credits. */
export const correlatedMissing = missingRule({
  id: 'links/correlated-missing',
  severity: 'error',
  appliesTo: typesOf('required', true),
  alsoPrevents: [274],
  source: `${SPECIFICATION}, errors (204); ${FACTS} on 5.1 (several sources)`,
  bad: [{ sample: 'creditInvoice', remove: ['/invoiceHeader/correlatedInvoices'] }],
});

/** Supplementary invoices and correlated delivery notes probably do, too. */
export const correlatedExpected = missingRule({
  id: 'links/correlated-expected',
  severity: 'warning',
  appliesTo: typesOf('required', false),
  enforces: ['note-types'],
  source: `${FACTS} on 1.6, 2.4, 9.1, 10.1 (single source)`,
  good: { sample: 'creditInvoice', set: { '/invoiceHeader/invoiceType': '1.6' } },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/invoiceType': '1.6' } },
    { sample: 'deliveryNote', set: { '/invoiceHeader/invoiceType': '9.1' } },
  ],
});

const forbiddenRule = (facts: Facts) =>
  rule({
    ...facts,
    paths: ['invoiceHeader.correlatedInvoices', 'invoiceHeader.invoiceType'],
    params: ['type'],
    authorityCode: 205,
    check({ invoiceHeader: { correlatedInvoices, invoiceType } }, found) {
      if (correlatedInvoices === undefined || correlatedInvoices.length === 0) return;
      found(['invoiceHeader', 'correlatedInvoices'], { type: invoiceType });
    },
  });

/** An uncorrelated credit has no correlated document. A retail credit names its receipt elsewhere. */
export const correlatedForbidden = forbiddenRule({
  id: 'links/correlated-forbidden',
  severity: 'error',
  appliesTo: typesOf('forbidden', true),
  source: `${SPECIFICATION}, errors (205); ${FACTS} on 5.2 and 11.4 (several sources)`,
  good: { sample: 'retailCredit' },
  bad: [
    { sample: 'creditInvoice', set: { '/invoiceHeader/invoiceType': '5.2' } },
    { sample: 'retailCredit', set: { '/invoiceHeader/correlatedInvoices': [400001234567893] } },
  ],
});

/** Of the delivery notes, only 9.1 and 10.1 are correlated. */
export const correlatedUnexpected = forbiddenRule({
  id: 'links/correlated-unexpected',
  severity: 'warning',
  appliesTo: typesOf('forbidden', false),
  source: `${FACTS} on 9.2, 9.3, 10.2 (single source)`,
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/correlatedInvoices': [400001234567896] } }],
});
