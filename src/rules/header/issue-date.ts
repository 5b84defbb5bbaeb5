import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { earliestDate } from '../shared/earliest-date.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';

/** The only value that the company itself may set: it could not reach its provider. */
const COMPANY_OFFLINE = 1;

/** The other values belong to the provider, or to other channels. */
export const transmissionFailureOfOthers = rule({
  id: 'header/transmission-failure-of-others',
  severity: 'warning',
  onlyWith: 'transmissionFailure',
  paths: ['transmissionFailure'],
  params: ['failure'],
  alsoPrevents: [288],
  source:
    'AADE Providers description v2.0.1: 2 is set by the provider, 3 by an ERP, 4 by utilities until 31/12/2025',
  good: { sample: 'salesInvoice', set: { '/transmissionFailure': 1 } },
  bad: [{ sample: 'salesInvoice', set: { '/transmissionFailure': 2 } }],
  check({ transmissionFailure: failure }, found) {
    if (failure !== undefined && failure !== COMPANY_OFFLINE) found(['transmissionFailure'], { failure });
  },
});

/** A document with today's date is not late. */
export const lateResendOfToday = rule({
  id: 'header/late-resend-of-today',
  layer: 'calendar',
  severity: 'warning',
  onlyWith: 'transmissionFailure',
  paths: ['transmissionFailure', 'invoiceHeader.issueDate'],
  params: ['issueDate'],
  source: 'Observed behaviour, Issuing: transmissionFailure 1 only for an earlier issue date',
  good: { sample: 'salesInvoice', set: { '/transmissionFailure': 1 }, now: '2026-11-21T08:00:00Z' },
  bad: [{ sample: 'salesInvoice', set: { '/transmissionFailure': 1 }, now: '2026-11-20T08:00:00Z' }],
  check({ transmissionFailure, invoiceHeader: { issueDate } }, found, { today }) {
    if (transmissionFailure === COMPANY_OFFLINE && issueDate === today)
      found(['transmissionFailure'], { issueDate });
  },
});

const ISSUE_DATE = ['invoiceHeader', 'issueDate'];

/** The issue date is not in the future, by the calendar of Athens. */
export const issueDateFuture = rule({
  id: 'header/issue-date-future',
  layer: 'calendar',
  paths: ['invoiceHeader.issueDate'],
  params: ['issueDate', 'today'],
  authorityCode: 260,
  alsoPrevents: [253],
  source: 'AADE ERP REST API description v2.0.2, errors (260)',
  // Late in the evening in UTC, it is already the next day in Greece.
  good: { sample: 'salesInvoice', now: '2026-11-19T22:30:00Z' },
  bad: [{ sample: 'salesInvoice', now: '2026-11-19T21:30:00Z' }],
  check({ invoiceHeader: { issueDate } }, found, { today }) {
    if (issueDate <= today) return;
    found([...ISSUE_DATE], { issueDate, today }, { path: [...ISSUE_DATE], value: today, safe: false });
  },
});

/** Through a provider a document is issued on its issue date. A late resend may follow one day later. */
export const issueDatePast = rule({
  id: 'header/issue-date-past',
  layer: 'calendar',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  paths: ['invoiceHeader.issueDate', 'transmissionFailure', ...MOVES_GOODS_PATHS],
  params: ['issueDate', 'today', 'earliest'],
  authorityCode: 238,
  alsoPrevents: [253, 288],
  source:
    'AADE ERP REST API description v2.0.2, errors (238, 288); Observed behaviour, Issuing: a late resend within one day, by the Athens calendar',
  good: { sample: 'salesInvoice', set: { '/transmissionFailure': 1 }, now: '2026-11-21T08:00:00Z' },
  bad: [
    { sample: 'salesInvoice', now: '2026-11-21T08:00:00Z' },
    { sample: 'retailReceipt', set: { '/transmissionFailure': 1 }, now: '2026-11-22T08:00:00Z' },
  ],
  check(document, found, { today }) {
    const { issueDate } = document.invoiceHeader;
    if (issueDate >= today || movesGoods(document)) return;
    const earliest = earliestDate(today, document.transmissionFailure);
    if (issueDate >= earliest) return;
    const fix = { path: [...ISSUE_DATE], value: today, safe: false };
    found([...ISSUE_DATE], { issueDate, today, earliest }, fix);
  },
});
