import { RecType } from '../../codes/index.js';
import { centsToString } from '../../money/index.js';
import type { LineView, Rule } from '../engine/rule.js';
import { TAX_MEMBERS, TAX_PATHS } from '../untaxed.js';

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (225, 227): fees, stamp duty and withheld; AADE facts, Amounts and rounding';

const PAIRS = [
  ['withheldAmount', 'withheldPercentCategory'],
  ['feesAmount', 'feesPercentCategory'],
  ['stampDutyAmount', 'stampDutyPercentCategory'],
] as const;

/** A fee or tax that bears VAT stands in the net value of its line, and the members of taxes stay empty. */
const isTaxItself = ({ recType }: LineView): boolean =>
  recType === RecType.FeeWithVat || recType === RecType.OtherTaxesWithVat;

/** A tax of a line says which tax it is. */
export const categoryMissing: Rule = {
  id: 'taxes/category-missing',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  onlyWith: TAX_MEMBERS,
  paths: TAX_PATHS,
  params: ['line', 'member', 'amount', 'missing'],
  authorityCode: 227,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'serviceInvoice' },
  bad: [{ sample: 'serviceInvoice', remove: ['/invoiceDetails/0/withheldPercentCategory'] }],
  check(document, found) {
    const { invoiceDetails: lines } = document;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
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
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'invoiceDetails[].recType'],
  params: ['line', 'member', 'category', 'missing'],
  authorityCode: 227,
  source: SOURCE,
  since: '2.0.1',
  good: { sample: 'serviceInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/feesPercentCategory': 8 } }],
  check(document, found) {
    const { invoiceDetails: lines } = document;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (isTaxItself(line)) continue;
      for (const [missing, member] of PAIRS) {
        const category = line[member];
        if (category === undefined || line[missing] !== undefined) continue;
        found(['invoiceDetails', index, missing], { line: index + 1, member, category, missing });
      }
    }
  },
};

/** Other taxes most likely come in the same way; the error of the authority does not name them. */
export const otherTaxesIncomplete: Rule = {
  id: 'taxes/other-taxes-incomplete',
  layer: 'document',
  severity: 'warning',
  appliesTo: 'all',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'invoiceDetails[].recType'],
  params: ['line', 'member', 'missing'],
  source: `${SOURCE}; a warning because other taxes are not among them`,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/otherTaxesPercentCategory': 8 } },
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/otherTaxesAmount': 1,
        '/invoiceSummary/totalOtherTaxesAmount': 1,
        '/invoiceSummary/totalGrossValue': 78.01,
        '/paymentMethods/0/amount': 78.01,
      },
    },
  ],
  check(document, found) {
    const { invoiceDetails: lines } = document;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      const { otherTaxesAmount: amount, otherTaxesPercentCategory: category } = line;
      if (category === undefined ? amount === undefined || amount === 0 : amount !== undefined) continue;
      if (category !== undefined && isTaxItself(line)) continue;
      const member = category === undefined ? 'otherTaxesAmount' : 'otherTaxesPercentCategory';
      const missing = category === undefined ? 'otherTaxesPercentCategory' : 'otherTaxesAmount';
      found(['invoiceDetails', index, missing], { line: index + 1, member, missing });
    }
  },
};
