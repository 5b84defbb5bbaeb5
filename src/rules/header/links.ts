import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import type { InvoiceType } from '../../codes/index.js';
import { type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { CLOSING_TYPES, LINKS_PATHS, namesDocuments } from '../shared/slips.js';

const CATEGORY = 'invoiceHeader.specialInvoiceCategory';

/** A retail credit names the document that it credits, or states that it cannot. */
export const retailCreditUnlinked = rule({
  id: 'header/retail-credit-unlinked',
  severity: 'warning',
  appliesTo: ['11.4'],
  paths: [CATEGORY, ...LINKS_PATHS],
  params: ['category'],
  source:
    'Code tables, special category 13 (difficulty of correlation) on 11.4, and multipleConnectedMarks as its link; a warning because no refusal of a credit without both was observed',
  good: {
    sample: 'retailCredit',
    set: { '/invoiceHeader/specialInvoiceCategory': 13 },
    remove: ['/invoiceHeader/multipleConnectedMarks'],
  },
  bad: [{ sample: 'retailCredit', remove: ['/invoiceHeader/multipleConnectedMarks'] }],
  check(document, found) {
    if (namesDocuments(document)) return;
    const category = SpecialInvoiceCategory.CorrelationDifficulty;
    if (document.invoiceHeader.specialInvoiceCategory === category) return;
    found(['invoiceHeader', 'multipleConnectedMarks'], { category });
  },
});

const CORRELATED = 'invoiceHeader.correlatedInvoices';

const MARKS = 'invoiceHeader.multipleConnectedMarks';

const UIDS = 'invoiceHeader.multipleConnectedUids';

/** The smallest number with fifteen digits. */
const SMALLEST = 100_000_000_000_000;

/** A till number, or a database id, in place of the MARK of the document. */
export const markShort = rule({
  id: 'header/mark-short',
  severity: 'warning',
  onlyWith: [CORRELATED, MARKS],
  paths: [CORRELATED, MARKS],
  params: ['member', 'mark'],
  source:
    'Field bounds, integer limits: marks have 15 digits today; a warning because no source says that shorter ones do not exist',
  bad: [
    { sample: 'creditInvoice', set: { '/invoiceHeader/correlatedInvoices': [101] } },
    { sample: 'tableClosing', set: { '/invoiceHeader/multipleConnectedMarks/0': 40000123456789 } },
  ],
  check({ invoiceHeader: header }, found) {
    reportShort('correlatedInvoices', header.correlatedInvoices, found);
    reportShort('multipleConnectedMarks', header.multipleConnectedMarks, found);
  },
});

function reportShort(member: string, marks: readonly number[] | undefined, found: Found): void {
  if (marks === undefined) return;
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index] as number;
    if (mark >= SMALLEST) continue;
    // The MARK as text, so that it is not formatted as an amount.
    found(['invoiceHeader', member, index], { member, mark: String(mark) });
  }
}

/** A UID names a slip without a MARK, so only what closes or cancels slips lists UIDs. */
export const uidsOnType = rule({
  id: 'header/connected-uids-on-type',
  severity: 'warning',
  appliesTo: typesWhere((_, type) => !CLOSING_TYPES.includes(type) && type !== '8.6'),
  onlyWith: UIDS,
  paths: [UIDS, 'invoiceHeader.invoiceType'],
  params: ['type', 'list'],
  authorityCode: 205,
  enforces: ['offline-slip-by-uid'],
  source:
    'Service description, Table flow: the service converts UIDs to marks; a UID names a slip, and only closings and total cancellations list slips; AADE ERP REST API description v2.0.2: multipleConnectedMarks not on 1.6 and 2.4; a warning because it follows from the two',
  good: {
    sample: 'tableClosing',
    set: { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] },
  },
  bad: [
    {
      sample: 'creditInvoice',
      set: {
        '/invoiceHeader/invoiceType': '1.6',
        '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'],
      },
    },
    {
      sample: 'serviceInvoice',
      set: { '/invoiceHeader/multipleConnectedUids': ['0123456789ABCDEF0123456789ABCDEF01234567'] },
    },
  ],
  check({ invoiceHeader: { multipleConnectedUids: uids, invoiceType: type } }, found) {
    if (uids === undefined || uids.length === 0) return;
    const list = NAME_THE_ORIGINAL.includes(type) && 'correlatedInvoices';
    found(['invoiceHeader', 'multipleConnectedUids'], { type, ...(list && { list }) });
  },
});

/** Supplementary invoices name their original in another list. */
const NAME_THE_ORIGINAL: readonly InvoiceType[] = ['1.6', '2.4'];
