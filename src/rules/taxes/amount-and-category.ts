import { centsToString } from '../../money/index.js';
import type { LineView, Rule } from '../engine/rule.js';

const SOURCE = 'AADE ERP REST API description v2.0.2, errors (225, 227)';

const AMOUNT_PATHS = [
  'invoiceDetails[].withheldAmount',
  'invoiceDetails[].feesAmount',
  'invoiceDetails[].stampDutyAmount',
  'invoiceDetails[].otherTaxesAmount',
];

const CATEGORY_PATHS = [
  'invoiceDetails[].withheldPercentCategory',
  'invoiceDetails[].feesPercentCategory',
  'invoiceDetails[].stampDutyPercentCategory',
  'invoiceDetails[].otherTaxesPercentCategory',
];

const PAIRS = [
  ['withheldAmount', 'withheldPercentCategory'],
  ['feesAmount', 'feesPercentCategory'],
  ['stampDutyAmount', 'stampDutyPercentCategory'],
  ['otherTaxesAmount', 'otherTaxesPercentCategory'],
] as const;

/** A tax of a line says which tax it is. */
export const categoryMissing: Rule = {
  id: 'taxes/category-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...AMOUNT_PATHS, ...CATEGORY_PATHS],
  params: ['line', 'member', 'amount', 'missing'],
  authorityCode: 227,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'serviceInvoice' },
  bad: [{ sample: 'serviceInvoice', remove: ['/invoiceDetails/0/withheldPercentCategory'] }],
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (!isTaxed(line)) continue;
      for (const [member, missing] of PAIRS) {
        const amount = line[member];
        // A zero without category is no tax: templates carry zeros.
        if (amount === undefined || amount === 0 || line[missing] !== undefined) continue;
        found(['invoiceDetails', index, missing], {
          line: index + 1,
          member,
          amount: centsToString(amount),
          missing,
        });
      }
    }
  },
};

/** A category of tax comes with its amount, zero included. */
export const amountMissing: Rule = {
  id: 'taxes/amount-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: [...AMOUNT_PATHS, ...CATEGORY_PATHS],
  params: ['line', 'member', 'category', 'missing'],
  authorityCode: 227,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'serviceInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/feesPercentCategory': 8 } }],
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (!isCategorised(line)) continue;
      for (const [missing, member] of PAIRS) {
        const category = line[member];
        if (category === undefined || line[missing] !== undefined) continue;
        found(['invoiceDetails', index, missing], { line: index + 1, member, category, missing });
      }
    }
  },
};

// Most lines have no such tax, and then four plain reads are all that a rule costs.
const isTaxed = (line: LineView): boolean =>
  line.withheldAmount !== undefined ||
  line.feesAmount !== undefined ||
  line.stampDutyAmount !== undefined ||
  line.otherTaxesAmount !== undefined;

const isCategorised = (line: LineView): boolean =>
  line.withheldPercentCategory !== undefined ||
  line.feesPercentCategory !== undefined ||
  line.stampDutyPercentCategory !== undefined ||
  line.otherTaxesPercentCategory !== undefined;
