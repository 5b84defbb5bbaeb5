import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { isTotalCancellation } from '../shared/slips.js';
import { onlyPair } from './only-pair.js';
import { isClassified, paths, rowsOn, TYPE } from './sides.js';
import { isUsualClassification } from './usual-classification.js';

const CANCELS = 'invoiceHeader.totalCancelDeliveryOrders';
const LINES = paths('invoiceDetails[]');
const SUMMARY = paths('invoiceSummary');

const isSummaryClassified = ({ invoiceSummary }: DocumentView): boolean =>
  rowsOn(invoiceSummary, 'incomeClassification').length > 0 ||
  rowsOn(invoiceSummary, 'expensesClassification').length > 0;

/** Income and slips must be classified. */
export const missing = rule({
  id: 'classification/missing',
  unless: isUsualClassification,
  severity: 'warning',
  appliesTo: typesWhere(({ classification }) => classification.mayBeAbsent !== 'yes'),
  paths: [...LINES, ...SUMMARY, CANCELS, TYPE, 'invoiceHeader.selfPricing'],
  params: ['type'],
  authorityCode: 230,
  alsoPrevents: [304],
  source:
    'AADE ERP REST API description v2.0.2, errors (230, 314); AADE facts, Classifications: some types were accepted without; self-billed documents are classified by the other side',
  good: { sample: 'salesInvoice' },
  bad: [
    {
      sample: 'retailReceipt',
      remove: ['/invoiceDetails/0/incomeClassification', '/invoiceSummary/incomeClassification'],
    },
  ],
  check(document, found) {
    if (document.invoiceHeader.selfPricing === true) return;
    for (const line of document.invoiceDetails) if (isClassified(line)) return;
    if (isTotalCancellation(document) || isSummaryClassified(document)) return;
    found(['invoiceDetails'], { type: document.invoiceHeader.invoiceType });
  },
});

/** Either all lines are classified or none is. Lines for a fee, a tax or a voucher may be left unclassified. */
export const notOnAllLines = rule({
  id: 'classification/not-on-all-lines',
  unless: isUsualClassification,
  paths: [...LINES, ...SUMMARY, 'invoiceDetails[].recType'],
  params: ['line', 'count'],
  authorityCode: 304,
  source: 'AADE ERP REST API description v2.0.2, errors (304, 338)',
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/invoiceSummary/incomeClassification/0/amount': 49.8 },
      remove: ['/invoiceDetails/1/incomeClassification'],
    },
  ],
  check(document, found) {
    if (onlyPair(document) !== undefined) return;
    const { invoiceDetails: lines } = document;
    let classified = false;
    let count = 0;
    let first = 0;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (isClassified(line)) classified = true;
      else if (needsClassification(line)) {
        if (count === 0) first = index;
        count += 1;
      }
    }
    if (classified && count > 0) found(['invoiceDetails', first], { line: first + 1, count });
  },
});

/** It is not published which record types may not be classified (338), so only ordinary and cancelled lines must be. */
const needsClassification = ({ recType }: LineView): boolean => recType === undefined || recType === 7;

/** What is classified in the summary is also classified on the lines. */
export const summaryOnly = rule({
  id: 'classification/summary-only',
  unless: isUsualClassification,
  paths: [...LINES, ...SUMMARY, CANCELS],
  authorityCode: 321,
  source: 'AADE ERP REST API description v2.0.2, errors (321); Observed behaviour, Documents',
  bad: [{ sample: 'retailReceipt', remove: ['/invoiceDetails/0/incomeClassification'] }],
  check(document, found) {
    for (const line of document.invoiceDetails) if (isClassified(line)) return;
    if (!isSummaryClassified(document) || isTotalCancellation(document)) return;
    const { invoiceSummary } = document;
    const side =
      rowsOn(invoiceSummary, 'incomeClassification').length > 0
        ? 'incomeClassification'
        : 'expensesClassification';
    found(['invoiceSummary', side]);
  },
});

/** The cancellation of a whole table is not classified. */
export const onTotalCancellation = rule({
  id: 'classification/on-total-cancellation',
  unless: isUsualClassification,
  appliesTo: ['8.6'],
  paths: [...LINES, ...SUMMARY, CANCELS],
  enforces: ['total-cancellation-line'],
  source: 'Observed behaviour, Documents: 8.6, total cancellation; AADE facts, Type 8.6 and closing',
  bad: [
    {
      sample: 'tableCancellation',
      set: {
        '/invoiceDetails/0/incomeClassification': [{ classificationCategory: 'category1_95', amount: 0 }],
        '/invoiceSummary/incomeClassification': [{ classificationCategory: 'category1_95', amount: 0 }],
      },
    },
    {
      sample: 'tableCancellation',
      set: {
        '/invoiceSummary/incomeClassification': [{ classificationCategory: 'category1_95', amount: 0 }],
      },
    },
  ],
  when: isTotalCancellation,
  checkLine(line, index, found) {
    if (isClassified(line)) found(['invoiceDetails', index, 'incomeClassification']);
  },
  check(document, found) {
    if (isSummaryClassified(document)) found(['invoiceSummary', 'incomeClassification']);
  },
});
