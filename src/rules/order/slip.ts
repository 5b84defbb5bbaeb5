import * as RecType from '../../codes/generated/named/rec-types.js';
import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';
import { isTotalCancellation } from '../shared/slips.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualSlip } from './usual-slip.js';

const TABLE = 'invoiceHeader.tableAA';
const TOTAL = 'invoiceHeader.totalCancelDeliveryOrders';
const TABLE_FLOW = 'Service description, Table flow';
const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** A slip belongs to a table. */
export const tableMissing = rule({
  id: 'order/table-missing',
  unless: isUsualSlip,
  appliesTo: ['8.6'],
  paths: [TABLE],
  authorityCode: 204,
  alsoPrevents: [274],
  enforces: ['open-slip', 'order-slips-share-table', 'cancellation-on-table'],
  source: `${TABLE_FLOW}: each order is an 8.6 with the tableAA of its table; ${SPECIFICATION}: mandatory`,
  bad: [
    { sample: 'orderSlip', remove: ['/invoiceHeader/tableAA'] },
    { sample: 'tableCancellation', remove: ['/invoiceHeader/tableAA'] },
  ],
  check({ invoiceHeader: header }, found) {
    if (header.tableAA === undefined) found(['invoiceHeader', 'tableAA']);
  },
});

/** Only slips have a table. Closings refer to the slips by MARK. */
export const tableOnType = memberOnType({
  id: 'order/table-on-type',
  member: 'tableAA',
  appliesTo: typesWhere((_, type) => type !== '8.6'),
  enforces: ['open-slip'],
  source: `${SPECIFICATION}, tableAA: only 8.6`,
  bad: [
    { sample: 'tableClosing', set: { '/invoiceHeader/tableAA': '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b' } },
  ],
});

/** A slip either orders or cancels, never both. */
export const cancellationMixed = rule({
  id: 'order/cancellation-mixed',
  unless: isUsualSlip,
  appliesTo: ['8.6'],
  paths: ['invoiceDetails[].recType'],
  params: ['cancelled', 'line'],
  enforces: ['partial-cancellation'],
  source: `${TABLE_FLOW}: a partial cancellation holds only the cancelled lines, each with recType 7`,
  good: { sample: 'orderCancellation' },
  bad: [{ sample: 'orderSlip', set: { '/invoiceDetails/1/recType': 7 } }],
  check({ invoiceDetails: lines }, found) {
    let cancelled = -1;
    let ordered = -1;
    for (let index = 0; index < lines.length; index += 1) {
      if ((lines[index] as LineView).recType === RecType.NegativeSign)
        cancelled = cancelled < 0 ? index : cancelled;
      else ordered = ordered < 0 ? index : ordered;
    }
    if (cancelled < 0 || ordered < 0) return;
    found(['invoiceDetails', ordered, 'recType'], { cancelled: cancelled + 1, line: ordered + 1 });
  },
});

/** Closings compare quantities, so each line of a slip has one. */
export const slipLineIncomplete = rule({
  id: 'order/slip-line-incomplete',
  unless: isUsualSlip,
  appliesTo: ['8.6'],
  paths: ['invoiceDetails[].quantity', 'invoiceDetails[].measurementUnit', TOTAL],
  params: ['line', 'member'],
  authorityCode: 225,
  enforces: ['closing-equals-slips'],
  source: `${TABLE_FLOW}: total quantity must equal the open slips; Code tables, invoice types: quantity and unit of 8.6 (several sources)`,
  good: { sample: 'tableCancellation' },
  bad: [
    { sample: 'orderSlip', remove: ['/invoiceDetails/0/quantity'] },
    { sample: 'orderCancellation', remove: ['/invoiceDetails/0/measurementUnit'] },
  ],
  when: (document) => !isTotalCancellation(document),
  checkLine({ quantity, measurementUnit }, index, found) {
    if (quantity === undefined) {
      found(['invoiceDetails', index, 'quantity'], { line: index + 1, member: 'quantity' });
    }
    if (measurementUnit === undefined) {
      found(['invoiceDetails', index, 'measurementUnit'], { line: index + 1, member: 'measurementUnit' });
    }
  },
});

/** The kitchen needs the names of the items. */
export const slipLineUnnamed = rule({
  id: 'order/slip-line-unnamed',
  unless: isUsualSlip,
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: ['invoiceDetails[].itemDescr', TOTAL],
  params: ['line'],
  source:
    'Observed behaviour, Documents: templates of 8.6 contain itemDescr; a warning because the specification does not mention 8.6 there',
  bad: [{ sample: 'orderSlip', remove: ['/invoiceDetails/0/itemDescr'] }],
  when: (document) => !isTotalCancellation(document),
  checkLine({ itemDescr }, index, found) {
    if (isBlank(itemDescr)) found(['invoiceDetails', index, 'itemDescr'], { line: index + 1 });
  },
});

/** An ordered item has the VAT category with which it will be sold. */
export const slipLineWithoutVat = rule({
  id: 'order/slip-line-without-vat',
  unless: isUsualSlip,
  severity: 'warning',
  appliesTo: ['8.6'],
  paths: ['invoiceDetails[].vatCategory', TOTAL],
  params: ['line'],
  authorityCode: 216,
  source: 'AADE facts, Type 8.6: real VAT categories; which types refuse category 8 is not published',
  good: { sample: 'tableCancellation' },
  bad: [
    {
      sample: 'orderCancellation',
      set: {
        '/invoiceDetails/0/vatCategory': 8,
        '/invoiceDetails/0/vatAmount': 0,
        '/invoiceSummary/totalVatAmount': 0,
        '/invoiceSummary/totalGrossValue': 3.5,
      },
      remove: ['/invoiceDetails/0/vatCategoryPercent'],
    },
  ],
  when: (document) => !isTotalCancellation(document),
  checkLine({ vatCategory }, index, found) {
    if (vatCategory !== VatCategory.WithoutVat) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1 });
  },
});
