import { connectedLinks, correlatedLinks, linkedIn } from '../across/links.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { fitsCorrelated, fitsRetailCredit } from './linked-type.js';
import { ORIGINAL, RECEIPT } from './related-samples.js';

/** A document cannot be credited before it is issued. */
export const creditBeforeOriginal = rule({
  id: 'links/credit-before-original',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [
    'invoiceHeader.invoiceType',
    'invoiceHeader.issueDate',
    'invoiceHeader.correlatedInvoices',
    'invoiceHeader.multipleConnectedMarks',
    'invoiceHeader.multipleConnectedUids',
  ],
  params: ['issueDate', 'link', 'there'],
  source:
    'Library: a credit follows the document that it credits; a warning because no source says that the dates are compared',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/invoiceHeader/issueDate': '2026-11-21' } }],
    },
    {
      sample: 'retailCredit',
      related: [{ ...RECEIPT, set: { '/invoiceHeader/issueDate': '2026-11-21' } }],
    },
  ],
  check(document, found, { related }) {
    const { invoiceType, issueDate } = document.invoiceHeader;
    const isRetail = invoiceType === '11.4';
    const links = isRetail ? connectedLinks(document) : correlatedLinks(document);
    const isCredited = isRetail ? isRefunded : isCorrected;
    for (const { link, document: original } of linkedIn(links, related)) {
      const there = original.view.invoiceHeader.issueDate;
      if (issueDate >= there || !isCredited(original.view)) continue;
      found(['invoiceHeader', 'issueDate'], { issueDate, link: link.text, there });
    }
  },
});

// A document of the wrong type is reported by another rule. Its MARK is probably wrong.
const isCorrected = (original: DocumentView): boolean => fitsCorrelated('5.1', original);

/** A slip is not refunded but closed by a retail credit, and other rules compare it. */
const isRefunded = (original: DocumentView): boolean =>
  fitsRetailCredit(original) && original.invoiceHeader.invoiceType !== '8.6';
