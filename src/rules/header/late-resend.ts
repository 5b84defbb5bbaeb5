import { rule } from '../engine/rule.js';

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
