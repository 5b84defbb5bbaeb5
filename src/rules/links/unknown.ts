import { connectedLinks, correlatedLinks, pathOfLink } from '../across/links.js';
import { hasCountedSlips, LISTING_PATHS, listingOf } from '../across/listing.js';
import { rule } from '../engine/rule.js';
import { ORIGINAL } from './related-samples.js';

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
