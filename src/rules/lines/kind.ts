import { inactiveRecTypes } from '../../codes/generated/code-facts.js';
import * as InvoiceDetailType from '../../codes/generated/named/invoice-detail-types.js';
import * as RecType from '../../codes/generated/named/rec-types.js';
import { zeroCents } from '../../money/index.js';
import { paths as classificationPaths, isClassified } from '../classification/sides.js';
import { type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { isUsualLines } from './usual-lines.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const REC_TYPE = 'invoiceDetails[].recType';
const DETAIL_TYPE = 'invoiceDetails[].invoiceDetailType';

/** A bag that is given away. */
const FREE = {
  lineNumber: 3,
  itemDescr: 'Τσάντα',
  quantity: 1,
  measurementUnit: 1,
  netValue: 0,
  vatCategory: 1,
  vatAmount: 0,
};

/** Three kinds of line are no longer accepted. */
export const recTypeInactive = rule({
  id: 'lines/rec-type-inactive',
  onlyWith: 'invoiceDetails[].recType',
  paths: [REC_TYPE],
  params: ['line', 'recType'],
  authorityCode: 247,
  source: `${SPECIFICATION}, errors (247)`,
  good: { sample: 'salesInvoice', set: { '/invoiceDetails/1/recType': 2 } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/recType': 1 } }],
  checkLine({ recType }, index, found) {
    if (recType === undefined || !inactiveRecTypes.includes(recType)) return;
    found(['invoiceDetails', index, 'recType'], { line: index + 1, recType });
  },
});

/** Only slips have lines that cancel earlier ones. */
export const negativeLineOnType = rule({
  id: 'lines/negative-line-on-type',
  appliesTo: typesWhere((_, type) => type !== '8.6'),
  onlyWith: 'invoiceDetails[].recType',
  paths: [REC_TYPE, 'invoiceHeader.invoiceType'],
  params: ['line', 'type'],
  enforces: ['partial-cancellation', 'closing-lines-remain'],
  source: `${SPECIFICATION}, recType 7: only 17.3 to 17.6; Service description, Table flow: and cancelled lines of an 8.6`,
  good: { sample: 'orderCancellation' },
  bad: [{ sample: 'retailReceipt', set: { '/invoiceDetails/0/recType': 7 } }],
  checkLine(line, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (line.recType !== RecType.NegativeSign) return;
    found(['invoiceDetails', index, 'recType'], { line: index + 1, type });
  },
});

/** Only a line that counts as a gift voucher, and has no income, may be free on an invoice. */
export const netValueZero = rule({
  id: 'lines/net-value-zero',
  unless: isUsualLines,
  severity: 'warning',
  appliesTo: typesWhere((_, type) => type.startsWith('1.')),
  paths: [
    'invoiceDetails[].netValue',
    'invoiceSummary.totalNetValue',
    REC_TYPE,
    ...classificationPaths('invoiceDetails[]'),
  ],
  params: ['line', 'recType'],
  authorityCode: 222,
  source:
    'AADE facts, Found in November 2026: refused on the development endpoint on types 1.x, unless recType is 6 and the line has no classification; 11.1 and 11.2 take it (single source)',
  good: {
    sample: 'salesInvoice',
    set: { '/invoiceDetails/2': { ...FREE, recType: 6 } },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/2': {
          ...FREE,
          incomeClassification: [
            { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 0 },
          ],
        },
      },
    },
  ],
  // Another rule reports a document in which nothing has a value.
  when: ({ invoiceSummary: { totalNetValue } }) => totalNetValue !== zeroCents,
  checkLine(line, index, found) {
    if (line.netValue !== zeroCents) return;
    if (line.recType === RecType.GiftVoucher && !isClassified(line)) return;
    found(['invoiceDetails', index, 'netValue'], { line: index + 1, recType: RecType.GiftVoucher });
  },
});

/** A clearance lists both the sales for others and the fee. */
export const clearanceIncomplete = rule({
  id: 'lines/clearance-incomplete',
  appliesTo: ['1.5'],
  paths: [DETAIL_TYPE],
  params: ['detailType'],
  authorityCode: 246,
  source: `${SPECIFICATION}, errors (246)`,
  good: { sample: 'clearanceInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/invoiceType': '1.5' } }],
  check({ invoiceDetails: lines }, found) {
    let clearance = false;
    let fee = false;
    for (let index = 0; index < lines.length; index += 1) {
      const { invoiceDetailType } = lines[index] as LineView;
      if (invoiceDetailType === InvoiceDetailType.ThirdPartySalesClearance) clearance = true;
      if (invoiceDetailType === InvoiceDetailType.ThirdPartySalesFee) fee = true;
    }
    if (!clearance) found(['invoiceDetails'], { detailType: InvoiceDetailType.ThirdPartySalesClearance });
    if (!fee) found(['invoiceDetails'], { detailType: InvoiceDetailType.ThirdPartySalesFee });
  },
});

/** Only clearances have detail types. */
export const detailTypeUnexpected = rule({
  id: 'lines/detail-type-unexpected',
  severity: 'warning',
  appliesTo: typesWhere((_, type) => type !== '1.5'),
  onlyWith: 'invoiceDetails[].invoiceDetailType',
  paths: [DETAIL_TYPE, 'invoiceHeader.invoiceType'],
  params: ['line', 'type'],
  source: 'Code tables, invoice detail types: used by 1.5',
  good: { sample: 'clearanceInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/invoiceDetailType': 1 } }],
  checkLine(line, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (line.invoiceDetailType === undefined) return;
    found(['invoiceDetails', index, 'invoiceDetailType'], { line: index + 1, type });
  },
});
