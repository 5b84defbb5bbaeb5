import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Example } from '../engine/example.js';
import { type DocumentView, rule } from '../engine/rule.js';
import type { RuleId } from '../rule-id.js';
import { isUntaxed, TAX_PATHS } from '../taxes/untaxed.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import { type AmountOf, sumOfTax } from './sums-of-lines.js';
import { isUsualSums } from './usual-sums.js';

interface TaxSum {
  readonly id: RuleId;
  readonly taxType: number;
  readonly member: keyof GrossParts;
  readonly amountOf: AmountOf;
  readonly totalOf: (summary: DocumentView['invoiceSummary']) => Cents;
  readonly authorityCode: number;
  readonly bad: Example;
}

/** The total of a tax is the sum of its amounts on the lines or on the document. */
const taxSum = ({ id, taxType, member, amountOf, totalOf, authorityCode, bad }: TaxSum) =>
  rule({
    id,
    unless: isUsualSums,
    paths: [...TAX_PATHS, ...FIX_PATHS],
    params: ['computed', 'stated'],
    authorityCode,
    hasSafeFix: true,
    source: `AADE ERP REST API description v2.0.2, errors (${authorityCode}); AADE facts, Amounts and rounding`,
    good: { sample: 'serviceInvoice' },
    bad: [bad],
    check(document, found) {
      const stated = totalOf(document.invoiceSummary);
      if (stated === zeroCents && isUntaxed(document)) return;
      const sum = sumOfTax(document, taxType, amountOf);
      if (sum === stated) return;
      found(
        ['invoiceSummary', member],
        { computed: centsToString(sum), stated: centsToString(stated) },
        fixOfTotal(document.invoiceSummary, member, sum),
      );
    },
  });

/** The taxes other than VAT, each with its own total. */
export const taxSums = [
  taxSum({
    id: 'totals/withheld-sum',
    taxType: 1,
    member: 'totalWithheldAmount',
    amountOf: (line) => line.withheldAmount,
    totalOf: (summary) => summary.totalWithheldAmount,
    authorityCode: 210,
    bad: { sample: 'serviceInvoice', set: { '/invoiceSummary/totalWithheldAmount': 199.99 } },
  }),
  taxSum({
    id: 'totals/fees-sum',
    taxType: 2,
    member: 'totalFeesAmount',
    amountOf: (line) => line.feesAmount,
    totalOf: (summary) => summary.totalFeesAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalFeesAmount': 0.07 } },
  }),
  taxSum({
    id: 'totals/stamp-duty-sum',
    taxType: 4,
    member: 'totalStampDutyAmount',
    amountOf: (line) => line.stampDutyAmount,
    totalOf: (summary) => summary.totalStampDutyAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalStampDutyAmount': 0.01 } },
  }),
  taxSum({
    id: 'totals/other-taxes-sum',
    taxType: 3,
    member: 'totalOtherTaxesAmount',
    amountOf: (line) => line.otherTaxesAmount,
    totalOf: (summary) => summary.totalOtherTaxesAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalOtherTaxesAmount': 1.5 } },
  }),
  taxSum({
    id: 'totals/deductions-sum',
    taxType: 5,
    member: 'totalDeductionsAmount',
    amountOf: (line) => line.deductionsAmount,
    totalOf: (summary) => summary.totalDeductionsAmount,
    authorityCode: 226,
    bad: { sample: 'salesInvoice', set: { '/invoiceSummary/totalDeductionsAmount': 2 } },
  }),
] as const;
