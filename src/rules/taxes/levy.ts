import type { LineView, Rule } from '../engine/rule.js';

const AMOUNT = 'invoiceDetails[].otherTaxesAmount';
const CATEGORY = 'invoiceDetails[].otherTaxesPercentCategory';
const OTHER_TAXES = 3;

/** The residence levy is one of the other taxes, and there is nothing else on its document. */
export const levyMissing: Rule = {
  id: 'taxes/levy-missing',
  layer: 'document',
  severity: 'warning',
  appliesTo: ['8.2'],
  paths: [AMOUNT, CATEGORY, 'taxesTotals[].taxType'],
  params: ['line'],
  authorityCode: 204,
  source:
    'Code tables, other taxes: the categories of the levy by kind of lodging; a warning because that 8.2 is refused without them is known from a single integration',
  since: '2.0.1',
  good: { sample: 'residenceLevy' },
  bad: [
    {
      sample: 'residenceLevy',
      set: {
        '/invoiceDetails/0/feesAmount': 15,
        '/invoiceDetails/0/feesPercentCategory': 18,
        '/invoiceSummary/totalFeesAmount': 15,
        '/invoiceSummary/totalOtherTaxesAmount': 0,
      },
      remove: ['/invoiceDetails/0/otherTaxesAmount', '/invoiceDetails/0/otherTaxesPercentCategory'],
    },
  ],
  check({ invoiceDetails: lines, taxesTotals: taxes }, found) {
    if (taxes?.some(({ taxType }) => taxType === OTHER_TAXES)) return;
    for (let index = 0; index < lines.length; index += 1) {
      const { otherTaxesAmount, otherTaxesPercentCategory } = lines[index] as LineView;
      if (otherTaxesAmount !== undefined || otherTaxesPercentCategory !== undefined) continue;
      found(['invoiceDetails', index, 'otherTaxesAmount'], { line: index + 1 });
    }
  },
};
