import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import { connectedLinks, correlatedLinks, linkedIn } from '../across/links.js';
import { oncePer } from '../engine/once-per.js';
import { type DocumentView, type RuleFacts, rule } from '../engine/rule.js';
import { CREDITED_PATHS, type Credited, creditedBy } from './credited.js';
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

type Facts = Pick<RuleFacts, 'id' | 'severity' | 'appliesTo' | 'authorityCode' | 'source' | 'good' | 'bad'>;

const exceedsRule = (facts: Facts) =>
  rule({
    ...facts,
    layer: 'across',
    paths: [...CREDITED_PATHS, 'invoiceSummary.totalNetValue'],
    params: ['stated', 'earlier', 'original', 'surplus'],
    check(document, found, surroundings) {
      const credited = creditedBy(document, surroundings);
      if (credited === undefined) return;
      const { all, original } = netOf(credited);
      if (all <= original) return;
      const stated = document.invoiceSummary.totalNetValue;
      found(['invoiceSummary', 'totalNetValue'], {
        stated: centsToString(stated),
        original: centsToString(original),
        surplus: centsToString(subtractHeld(all, original)),
        ...(credited.credits.length > 1 && { earlier: centsToString(subtractHeld(all, stated)) }),
      });
    },
  });

interface Net {
  readonly all: Cents;
  readonly original: Cents;
}

/** The net value of all credits, and of the documents they credit. Computed once for all credits of the group. */
const netOf = oncePer(
  ({ credits, originals }: Credited): Net => ({ all: sumOf(credits), original: sumOf(originals) }),
);

const sumOf = (documents: readonly DocumentView[]): Cents =>
  documents.reduce((sum, { invoiceSummary }) => addHeld(sum, invoiceSummary.totalNetValue), zeroCents);

/** Credits do not exceed the invoice. */
export const creditExceedsOriginal = exceedsRule({
  id: 'links/credit-exceeds-original',
  severity: 'error',
  appliesTo: ['5.1'],
  authorityCode: 319,
  source: 'AADE ERP REST API description v2.0.2, errors (319): on 5.1',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      // Three stands at 24.90 in all, on an invoice of 63.30.
      sample: 'creditInvoice',
      related: [
        ORIGINAL,
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '1' } },
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '2' } },
      ],
    },
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/invoiceSummary/totalNetValue': 24.89 } }],
    },
  ],
});

/** Refunds do not exceed the receipt. */
export const retailCreditExceedsReceipt = exceedsRule({
  id: 'links/retail-credit-exceeds-receipt',
  severity: 'warning',
  appliesTo: ['11.4'],
  source: 'As on 5.1 (319); a warning because the tax authority states it for correlated documents',
  good: { sample: 'retailCredit', related: [RECEIPT] },
  bad: [
    {
      sample: 'retailCredit',
      related: [RECEIPT, { sample: 'retailCredit', set: { '/invoiceHeader/aa': '3' } }],
    },
  ],
});
