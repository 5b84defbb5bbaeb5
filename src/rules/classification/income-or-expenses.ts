import * as InvoiceDetailType from '../../codes/generated/named/invoice-detail-types.js';
import { type DocumentView, type Rule, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { onlyPair } from './only-pair.js';
import {
  isSelfBilled,
  paths,
  rowsOn,
  SIDES,
  type Side,
  selfBilledTypes,
  sidesOf,
  TYPE,
  typesWith,
} from './sides.js';
import { isUsualClassification } from './usual-classification.js';

const LINES = paths('invoiceDetails[]');
const SUMMARY = paths('invoiceSummary');
const OBSERVED = 'AADE facts, Classifications: refused on the provider channel';

/** Reports each line with classifications of this side, and the summary. */
const refuse = (side: Side): Pick<Rule, 'checkLine' | 'check'> => ({
  checkLine(line, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (rowsOn(line, side).length > 0) found(['invoiceDetails', index, side], { type });
  },
  check({ invoiceSummary, invoiceHeader: { invoiceType: type } }, found) {
    if (rowsOn(invoiceSummary, side).length > 0) found(['invoiceSummary', side], { type });
  },
});

const withExpenses = typesWith('expensesClassification');

/** Documents of income are classified as expenses by their recipient, not by their issuer. */
export const expensesNotAllowed = rule({
  id: 'classification/expenses-not-allowed',
  unless: isUsualClassification,
  appliesTo: typesWhere((_, type) => !withExpenses.includes(type)),
  paths: [...LINES, ...SUMMARY, TYPE, 'invoiceHeader.selfPricing'],
  params: ['type'],
  authorityCode: 231,
  source: `${OBSERVED} on 1.1, 1.4, 2.1, 5.2, 7.1, 8.1, 8.2; Classification combinations: no expenses on the others; not on self-billed documents`,
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/expensesClassification': [
          { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 49.8 },
        ],
      },
    },
    {
      sample: 'orderSlip',
      set: {
        '/invoiceSummary/expensesClassification': [{ classificationCategory: 'category2_95', amount: 16.5 }],
      },
    },
  ],
  // On a self-billed document the issuer is the buyer, who classifies expenses.
  when: (document) => document.invoiceHeader.selfPricing !== true && onlyPair(document) === undefined,
  ...refuse('expensesClassification'),
});

const withIncome = typesWith('incomeClassification');

/** A title of acquisition records a purchase. */
export const incomeNotAllowed = rule({
  id: 'classification/income-not-allowed',
  appliesTo: typesWhere((_, type) => !withIncome.includes(type)),
  paths: [...LINES, ...SUMMARY, TYPE],
  params: ['type'],
  authorityCode: 231,
  source: `${OBSERVED} on 3.1, 3.2`,
  bad: [
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/incomeClassification': [{ classificationCategory: 'category1_95', amount: 240 }],
      },
    },
  ],
  ...refuse('incomeClassification'),
});

/** A clearance has income on some of its lines, even if the recipient issues it. */
const CLEARANCE = '1.5';

const has = ({ invoiceDetails, invoiceSummary }: DocumentView, side: Side): boolean =>
  invoiceDetails.some((line) => rowsOn(line, side).length > 0) || rowsOn(invoiceSummary, side).length > 0;

/** On a self-billed document the buyer classifies expenses, so income is probably a mistake. */
export const incomeOnSelfBilled = rule({
  id: 'classification/income-on-self-billed',
  unless: isUsualClassification,
  severity: 'warning',
  appliesTo: selfBilledTypes.filter((type) => type !== CLEARANCE),
  paths: [...LINES, ...SUMMARY, ...SIDES],
  params: ['type'],
  authorityCode: 231,
  source:
    'AADE facts, Classifications: one connector reports income rows on a self-billed 1.1 as refused (single source)',
  good: { sample: 'selfBilledInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/selfPricing': true } }],
  check(document, found) {
    // If it has both, another rule reports it.
    if (!isSelfBilled(document) || has(document, 'expensesClassification')) return;
    if (has(document, 'incomeClassification'))
      found(['invoiceDetails'], { type: document.invoiceHeader.invoiceType });
  },
});

/** A document has either income or expenses. Types that allow only one side have their own rule. 1.5 needs both. */
export const incomeAndExpenses = rule({
  id: 'classification/income-and-expenses',
  unless: isUsualClassification,
  appliesTo: [
    ...new Set([...typesWith('incomeClassification', 'expensesClassification'), ...selfBilledTypes]),
  ].filter((type) => type !== CLEARANCE),
  paths: [...LINES, ...SUMMARY, ...SIDES],
  authorityCode: 314,
  source: 'AADE ERP REST API description v2.0.2, errors (314)',
  bad: [
    {
      sample: 'creditInvoice',
      set: {
        '/invoiceDetails/0/expensesClassification': [
          { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 24.9 },
        ],
        '/invoiceSummary/expensesClassification': [
          { classificationType: 'E3_102_001', classificationCategory: 'category2_1', amount: 24.9 },
        ],
      },
    },
  ],
  check(document, found) {
    const sides = sidesOf(document);
    if (sides.length > 1 && sides.every((side) => has(document, side))) found(['invoiceDetails']);
  },
});

/** On a clearance, sales for others are expenses, and the fee is income. */
export const sideOfDetailType = rule({
  id: 'classification/side-of-detail-type',
  appliesTo: [CLEARANCE],
  paths: [...LINES, 'invoiceDetails[].invoiceDetailType'],
  params: ['line', 'detailType'],
  authorityCode: 339,
  alsoPrevents: [221, 338],
  source: 'AADE ERP REST API description v2.0.2, errors (221, 339)',
  bad: [
    {
      sample: 'clearanceInvoice',
      set: {
        '/invoiceDetails/1/expensesClassification': [{ classificationCategory: 'category2_9', amount: 20 }],
        '/invoiceSummary/expensesClassification': [{ classificationCategory: 'category2_9', amount: 120 }],
      },
      remove: ['/invoiceDetails/1/incomeClassification', '/invoiceSummary/incomeClassification'],
    },
  ],
  checkLine(line, index, found) {
    const detailType = line.invoiceDetailType;
    if (detailType === undefined) return;
    const side =
      detailType === InvoiceDetailType.ThirdPartySalesClearance
        ? 'incomeClassification'
        : 'expensesClassification';
    if (rowsOn(line, side).length > 0)
      found(['invoiceDetails', index, side], { line: index + 1, detailType });
  },
});
