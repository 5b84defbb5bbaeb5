import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';
import { isTotalCancellation, LINKS_PATHS, namesDocuments } from '../shared/slips.js';
import { isUsualSlip } from './usual-slip.js';

const FLAG = 'invoiceHeader.totalCancelDeliveryOrders';
const TABLE_FLOW = 'Service description, Table flow';
const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** Only a slip can cancel slips. */
export const totalCancellationOnType = memberOnType({
  id: 'order/total-cancellation-on-type',
  member: 'totalCancelDeliveryOrders',
  appliesTo: typesWhere((_, type) => type !== '8.6'),
  enforces: ['total-cancellation-closes-slips', 'total-cancellation'],
  source: `${TABLE_FLOW}: total cancellation is an 8.6; ${SPECIFICATION}: only 8.6`,
  good: { sample: 'tableCancellation' },
  bad: [{ sample: 'tableClosing', set: { '/invoiceHeader/totalCancelDeliveryOrders': true } }],
});

/** A total cancellation has one line, with zero values. */
export const totalCancellationLine = rule({
  id: 'order/total-cancellation-line',
  unless: isUsualSlip,
  appliesTo: ['8.6'],
  paths: [FLAG, 'invoiceDetails[].netValue', 'invoiceDetails[].vatAmount', 'invoiceDetails[].vatCategory'],
  params: ['lines', 'netValue', 'vatAmount', 'vatCategory'],
  authorityCode: 281,
  enforces: ['total-cancellation-line'],
  source: `${TABLE_FLOW}: one line with zero amounts and vatCategory 8; ${SPECIFICATION}, errors (281)`,
  bad: [
    { sample: 'tableCancellation', set: { '/invoiceDetails/0/vatCategory': 2 } },
    {
      sample: 'tableCancellation',
      set: { '/invoiceDetails/1': { lineNumber: 2, netValue: 0, vatCategory: 8, vatAmount: 0 } },
    },
    {
      sample: 'tableCancellation',
      set: {
        '/invoiceDetails/0/netValue': 5,
        '/invoiceSummary/totalNetValue': 5,
        '/invoiceSummary/totalGrossValue': 5,
      },
    },
  ],
  check(document, found) {
    const { invoiceDetails: lines } = document;
    const [line] = lines;
    if (!isTotalCancellation(document) || line === undefined) return;
    const { netValue, vatAmount, vatCategory } = line;
    const isEmpty =
      netValue === zeroCents && vatAmount === zeroCents && vatCategory === VatCategory.WithoutVat;
    if (isEmpty && lines.length === 1) return;
    found(['invoiceDetails'], {
      lines: lines.length,
      netValue: centsToString(netValue),
      vatAmount: centsToString(vatAmount),
      vatCategory,
    });
  },
});

/** A document that cancels slips names them. */
export const totalCancellationMarks = rule({
  id: 'order/total-cancellation-marks',
  unless: isUsualSlip,
  appliesTo: ['8.6'],
  paths: [FLAG, ...LINKS_PATHS],
  authorityCode: 204,
  enforces: ['total-cancellation-closes-slips', 'offline-slip-by-uid', 'total-cancellation-marks'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds the marks cancelled (multipleConnectedUids for slips issued offline)`,
  bad: [
    { sample: 'tableCancellation', remove: ['/invoiceHeader/multipleConnectedMarks'] },
    { sample: 'tableCancellation', set: { '/invoiceHeader/multipleConnectedMarks': [] } },
  ],
  check(document, found) {
    if (!isTotalCancellation(document) || namesDocuments(document)) return;
    found(['invoiceHeader', 'multipleConnectedMarks']);
  },
});

/** A slip that refers to others was probably meant to cancel them. */
export const marksOnSlip = rule({
  id: 'order/marks-on-slip',
  unless: isUsualSlip,
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: [FLAG, ...LINKS_PATHS],
  enforces: ['total-cancellation-closes-slips', 'total-cancellation'],
  source: `${TABLE_FLOW}: orders and partial cancellations go by tableAA; only a total cancellation lists marks`,
  good: { sample: 'orderCancellation' },
  bad: [{ sample: 'orderSlip', set: { '/invoiceHeader/multipleConnectedMarks': [400001234567894] } }],
  check(document, found) {
    if (isTotalCancellation(document) || !namesDocuments(document)) return;
    found(['invoiceHeader', 'totalCancelDeliveryOrders']);
  },
});
