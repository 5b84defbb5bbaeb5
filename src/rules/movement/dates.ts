import { athensTime } from '../../issues/inside.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { earliestDate } from '../shared/earliest-date.js';
import { isGoodsDocument, MOVES_GOODS_PATHS, movesGoods, whereGoodsMove } from '../shared/moves-goods.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const RELAXED = 'a late resend may be one day late, as on other documents: no source says otherwise';

/** The note is issued before the goods leave. */
export const dispatchBeforeIssue = rule({
  id: 'movement/dispatch-before-issue',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: 'invoiceHeader.dispatchDate',
  paths: ['invoiceHeader.dispatchDate', 'invoiceHeader.issueDate', ...MOVES_GOODS_PATHS],
  params: ['dispatchDate', 'issueDate'],
  authorityCode: 280,
  enforces: ['planned-dispatch'],
  source: `${SPECIFICATION}, errors (278, 280): issued today, dispatched today or later`,
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2026-11-23' } },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2026-11-19' } }],
  check(document, found) {
    const { dispatchDate, issueDate } = document.invoiceHeader;
    if (dispatchDate === undefined || dispatchDate >= issueDate || !movesGoods(document)) return;
    found(['invoiceHeader', 'dispatchDate'], { dispatchDate, issueDate });
  },
});

/** Goods leave within a year. */
export const dispatchFarAhead = rule({
  id: 'movement/dispatch-far-ahead',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: 'invoiceHeader.dispatchDate',
  paths: ['invoiceHeader.dispatchDate', 'invoiceHeader.issueDate'],
  params: ['dispatchDate', 'issueDate'],
  source: 'Library: a dispatch that is planned for more than a year ahead probably has a wrong year',
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2027-11-20' } },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/dispatchDate': '2027-11-21' } }],
  check({ invoiceHeader: { dispatchDate, issueDate } }, found) {
    if (dispatchDate === undefined || dispatchDate <= issueDate || dispatchDate <= aYearAfter(issueDate))
      return;
    found(['invoiceHeader', 'dispatchDate'], { dispatchDate, issueDate });
  },
});

/** The same day of the next year, as text that can be compared with dates. */
function aYearAfter(date: string): string {
  const year = String(Number(date.slice(0, 4)) + 1).padStart(4, '0');
  return `${year}${date.slice(4)}`;
}

/** A goods movement is issued on its issue date. */
export const issueDatePast = rule({
  id: 'movement/issue-date-past',
  layer: 'calendar',
  onlyWith: whereGoodsMove,
  paths: ['invoiceHeader.issueDate', 'transmissionFailure', ...MOVES_GOODS_PATHS],
  params: ['issueDate', 'today', 'earliest'],
  authorityCode: 278,
  alsoPrevents: [253],
  source: `${SPECIFICATION}, errors (278); ${RELAXED}`,
  good: { sample: 'deliveryNote', now: '2026-11-20T06:00:00Z' },
  bad: [
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/dispatchDate': '2026-11-23' },
      now: '2026-11-21T06:00:00Z',
    },
    { sample: 'receivingNote', now: '2026-11-21T06:00:00Z' },
  ],
  check(document, found, { today }) {
    const { issueDate } = document.invoiceHeader;
    if (issueDate >= today || !isGoodsDocument(document)) return;
    const earliest = earliestDate(today, document.transmissionFailure);
    if (issueDate >= earliest) return;
    const path = ['invoiceHeader', 'issueDate'];
    found(path, { issueDate, today, earliest }, { path: [...path], value: today, safe: false });
  },
});

/** Dispatch is planned, so it is not in the past. */
export const dispatchDatePast = rule({
  id: 'movement/dispatch-date-past',
  layer: 'calendar',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: 'invoiceHeader.dispatchDate',
  paths: ['invoiceHeader.dispatchDate', 'transmissionFailure', ...MOVES_GOODS_PATHS],
  params: ['dispatchDate', 'today'],
  authorityCode: 280,
  enforces: ['planned-dispatch'],
  source: `${SPECIFICATION}, errors (280); ${RELAXED}`,
  good: { sample: 'deliveryNote', now: '2026-11-20T06:00:00Z' },
  bad: [
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/dispatchDate': '2026-11-19' },
      now: '2026-11-20T06:00:00Z',
    },
  ],
  check(document, found, { today }) {
    const { dispatchDate } = document.invoiceHeader;
    if (dispatchDate === undefined || dispatchDate >= today || !movesGoods(document)) return;
    if (dispatchDate < earliestDate(today, document.transmissionFailure)) {
      found(['invoiceHeader', 'dispatchDate'], { dispatchDate, today });
    }
  },
});

/** Goods leave after the note is issued, by the clock of Athens. A late resend was issued earlier. */
export const dispatchTimePast = rule({
  id: 'movement/dispatch-time-past',
  layer: 'calendar',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: 'invoiceHeader.dispatchTime',
  paths: [
    'invoiceHeader.dispatchDate',
    'invoiceHeader.dispatchTime',
    'transmissionFailure',
    ...MOVES_GOODS_PATHS,
  ],
  params: ['dispatchTime', 'time'],
  enforces: ['planned-dispatch'],
  source:
    'AADE facts, Found later: a dispatch time before the moment of issue on the same day was refused by another provider (single source)',
  good: { sample: 'deliveryNote', now: '2026-11-20T07:30:59Z' },
  bad: [{ sample: 'deliveryNote', now: '2026-11-20T07:31:00Z' }],
  check(document, found, { today, now }) {
    const { dispatchDate, dispatchTime } = document.invoiceHeader;
    if (now === undefined || dispatchTime === undefined || dispatchDate !== today) return;
    if (document.transmissionFailure !== undefined) return;
    // Compared by the minute: whoever enters a time by hand enters no seconds.
    const time = athensTime(now);
    if (dispatchTime.slice(0, time.length) >= time || !movesGoods(document)) return;
    found(['invoiceHeader', 'dispatchTime'], { dispatchTime, time });
  },
});
