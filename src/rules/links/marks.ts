import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { type DocumentView, type Found, type RuleFacts, rule } from '../engine/rule.js';

const MARKS = 'invoiceHeader.multipleConnectedMarks';
const CORRELATED = 'invoiceHeader.correlatedInvoices';
const UIDS = 'invoiceHeader.multipleConnectedUids';
const TYPE = 'invoiceHeader.invoiceType';

interface Facts
  extends Pick<RuleFacts, 'id' | 'severity' | 'appliesTo' | 'enforces' | 'source' | 'good' | 'bad'> {
  readonly isMeant: (document: DocumentView) => boolean;
}

const notAdmittedRule = ({ isMeant, ...facts }: Facts) =>
  rule({
    ...facts,
    paths: [MARKS, TYPE, 'invoiceHeader.specialInvoiceCategory'],
    params: ['type'],
    authorityCode: 205,
    check(document, found) {
      const { multipleConnectedMarks: marks, invoiceType: type } = document.invoiceHeader;
      if (marks === undefined || marks.length === 0 || !isMeant(document)) return;
      found(['invoiceHeader', 'multipleConnectedMarks'], { type });
    },
  });

const isClosing = ({ invoiceHeader }: DocumentView): boolean =>
  invoiceHeader.specialInvoiceCategory === SpecialInvoiceCategory.Restaurant;

/** Supplementary and credit invoices name their original only in `correlatedInvoices`. */
export const marksNotAdmitted = notAdmittedRule({
  id: 'links/marks-not-admitted',
  severity: 'error',
  appliesTo: ['1.6', '2.4', '5.1'],
  enforces: ['invoice-of-notes'],
  source:
    'AADE ERP REST API description v2.0.2: multipleConnectedMarks not on 1.6, 2.4, 5.1 (205); a live test confirms 1.6 and 2.4',
  good: { sample: 'creditInvoice', set: { '/invoiceHeader/invoiceType': '1.6' } },
  bad: [
    {
      sample: 'creditInvoice',
      set: {
        '/invoiceHeader/invoiceType': '1.6',
        '/invoiceHeader/multipleConnectedMarks': [400001234567891],
      },
    },
    { sample: 'creditInvoice', set: { '/invoiceHeader/multipleConnectedMarks': [400001234567891] } },
  ],
  // Whether a 5.1 may close a table is disputed. Another rule reports it.
  isMeant: (document) => document.invoiceHeader.invoiceType !== '5.1' || !isClosing(document),
});

/** The service and the authority disagree on a 5.1 that closes a table. */
export const marksDisputed = notAdmittedRule({
  id: 'links/marks-disputed',
  severity: 'warning',
  appliesTo: ['5.1'],
  enforces: ['closing-closes-slips', 'closing-types'],
  source:
    'AADE ERP REST API description v2.0.2: multipleConnectedMarks not on 5.1; Service description, Table flow: 5.x closes a table by its marks',
  bad: [
    {
      sample: 'creditInvoice',
      set: {
        '/invoiceHeader/multipleConnectedMarks': [400001234567891],
        '/invoiceHeader/specialInvoiceCategory': 12,
      },
    },
  ],
  isMeant: isClosing,
});

/** A document that is listed twice counts once. */
export const linkRepeated = rule({
  id: 'links/repeated',
  severity: 'warning',
  onlyWith: [CORRELATED, MARKS, UIDS],
  paths: [CORRELATED, MARKS, UIDS],
  params: ['list', 'link'],
  hasSafeFix: true,
  enforces: [
    'closing-closes-slips',
    'closing-lists-all-slips',
    'offline-slip-by-uid',
    'invoice-of-notes',
    'pos-receipt-links',
  ],
  source: 'Service description, Table flow: the list holds all marks of the table; one mark is one document',
  bad: [{ sample: 'tableClosing', set: { '/invoiceHeader/multipleConnectedMarks/1': 400001234567894 } }],
  check({ invoiceHeader: header }, found) {
    reportRepeated('correlatedInvoices', header.correlatedInvoices, found);
    reportRepeated('multipleConnectedMarks', header.multipleConnectedMarks, found);
    reportRepeated('multipleConnectedUids', header.multipleConnectedUids, found);
  },
});

function reportRepeated(list: string, links: readonly (number | string)[] | undefined, found: Found): void {
  if (links === undefined || links.length < 2) return;
  const seen = new Set<number | string>();
  for (const [index, link] of links.entries()) {
    // The MARK as text, so that it is not formatted as an amount.
    if (seen.has(link)) {
      const path = ['invoiceHeader', list, index];
      found(path, { list, link: String(link) }, { path: [...path], value: undefined, safe: true });
    }
    seen.add(link);
  }
}

/** A document is either corrected or closed, not both. */
export const markInBothLists = rule({
  id: 'links/mark-in-both-lists',
  severity: 'warning',
  onlyWith: 'invoiceHeader.multipleConnectedMarks',
  paths: [MARKS, CORRELATED],
  params: ['mark'],
  enforces: ['invoice-of-notes'],
  source:
    'AADE facts, Header: correlatedInvoices and multipleConnectedMarks are two links, each for its own types; one mark in both is most likely a mistake',
  good: {
    sample: 'salesInvoice',
    set: {
      '/invoiceHeader/correlatedInvoices': [400001234567890],
      '/invoiceHeader/multipleConnectedMarks': [400001234567891],
    },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceHeader/correlatedInvoices': [400001234567890],
        '/invoiceHeader/multipleConnectedMarks': [400001234567891, 400001234567890],
      },
    },
  ],
  check({ invoiceHeader: { correlatedInvoices, multipleConnectedMarks } }, found) {
    if (correlatedInvoices === undefined || multipleConnectedMarks === undefined) return;
    const corrected = new Set(correlatedInvoices);
    for (const [index, mark] of multipleConnectedMarks.entries()) {
      if (corrected.has(mark))
        found(['invoiceHeader', 'multipleConnectedMarks', index], { mark: String(mark) });
    }
  },
});
