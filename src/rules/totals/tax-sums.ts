import { centsToString } from '../../money/index.js';
import type { Example } from '../engine/example.js';
import type { Rule } from '../engine/rule.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import type { Totals } from './gross-of-totals.js';
import { type AmountOf, sumOfTax } from './sums-of-lines.js';

interface TaxSum {
  readonly id: string;
  readonly taxType: number;
  readonly member: keyof Totals;
  readonly lineMember: string;
  readonly amountOf: AmountOf;
  readonly authorityCode: number;
  readonly bad: Example;
}

/** One tax of the lines, or of the document, makes its total. */
function taxSum({ id, taxType, member, lineMember, amountOf, authorityCode, bad }: TaxSum): Rule {
  return {
    id,
    layer: 'document',
    severity: 'error',
    appliesTo: 'all',
    paths: [
      `invoiceDetails[].${lineMember}`,
      'taxesTotals[].taxType',
      'taxesTotals[].taxAmount',
      ...FIX_PATHS,
    ],
    params: ['computed', 'stated'],
    authorityCode,
    source: `AADE ERP REST API description v2.0.2, errors (${authorityCode}); AADE facts, Amounts and rounding`,
    since: '2.0.1',
    good: { sample: 'serviceInvoice' },
    bad: [bad],
    check(document, found) {
      const sum = sumOfTax(document, taxType, amountOf);
      const stated = document.invoiceSummary[member];
      if (sum === stated) return;
      found(
        ['invoiceSummary', member],
        { computed: centsToString(sum), stated: centsToString(stated) },
        fixOfTotal(document.invoiceSummary, member, sum),
      );
    },
  };
}

/** The taxes besides VAT, each with its own total. */
export const taxSums = [
  taxSum({
    id: 'totals/withheld-sum',
    taxType: 1,
    member: 'totalWithheldAmount',
    lineMember: 'withheldAmount',
    amountOf: (line) => line.withheldAmount,
    authorityCode: 210,
    bad: { sample: 'serviceInvoice', set: { '/invoiceSummary/totalWithheldAmount': 199.99 } },
  }),
  taxSum({
    id: 'totals/fees-sum',
    taxType: 2,
    member: 'totalFeesAmount',
    lineMember: 'feesAmount',
    amountOf: (line) => line.feesAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalFeesAmount': 0.07 } },
  }),
  taxSum({
    id: 'totals/stamp-duty-sum',
    taxType: 4,
    member: 'totalStampDutyAmount',
    lineMember: 'stampDutyAmount',
    amountOf: (line) => line.stampDutyAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalStampDutyAmount': 0.01 } },
  }),
  taxSum({
    id: 'totals/other-taxes-sum',
    taxType: 3,
    member: 'totalOtherTaxesAmount',
    lineMember: 'otherTaxesAmount',
    amountOf: (line) => line.otherTaxesAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalOtherTaxesAmount': 1.5 } },
  }),
  taxSum({
    id: 'totals/deductions-sum',
    taxType: 5,
    member: 'totalDeductionsAmount',
    lineMember: 'deductionsAmount',
    amountOf: (line) => line.deductionsAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalDeductionsAmount': 2 } },
  }),
] as const;
