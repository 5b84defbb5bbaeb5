import { centsToString, zeroCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Example } from '../engine/example.js';
import { type LineView, rule } from '../engine/rule.js';
import type { RuleId } from '../rule-id.js';
import { isUntaxed, TAX_PATHS } from '../taxes/untaxed.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import { sumOfTax } from './sums-of-lines.js';
import { isUsualSums } from './usual-sums.js';

interface TaxSum {
  readonly id: RuleId;
  readonly taxType: number;
  readonly line: keyof LineView & `${string}Amount`;
  readonly total: Exclude<keyof GrossParts, 'totalNetValue' | 'totalVatAmount'>;
  readonly authorityCode: number;
  /** A document in which this total is wrong. */
  readonly bad: readonly [sample: Example['sample'], total: number];
}

/** The total of a tax is the sum of its amounts on the lines or on the document. */
const taxSum = ({ id, taxType, line, total, authorityCode, bad: [sample, wrong] }: TaxSum) =>
  rule({
    id,
    unless: isUsualSums,
    paths: [...TAX_PATHS, ...FIX_PATHS],
    params: ['computed', 'stated'],
    authorityCode,
    hasSafeFix: true,
    source: `AADE ERP REST API description v2.0.2, errors (${authorityCode}); AADE facts, Amounts and rounding`,
    good: { sample: 'serviceInvoice' },
    bad: [{ sample, set: { [`/invoiceSummary/${total}`]: wrong } }],
    check(document, found) {
      const stated = document.invoiceSummary[total];
      if (stated === zeroCents && isUntaxed(document)) return;
      const sum = sumOfTax(document, taxType, (each) => each[line]);
      if (sum === stated) return;
      found(
        ['invoiceSummary', total],
        { computed: centsToString(sum), stated: centsToString(stated) },
        fixOfTotal(document.invoiceSummary, total, sum),
      );
    },
  });

type Row = readonly [
  id: RuleId,
  taxType: number,
  authorityCode: number,
  TaxSum['line'],
  TaxSum['total'],
  TaxSum['bad'],
];

const ROWS: readonly Row[] = [
  ['totals/withheld-sum', 1, 210, 'withheldAmount', 'totalWithheldAmount', ['serviceInvoice', 199.99]],
  ['totals/fees-sum', 2, 226, 'feesAmount', 'totalFeesAmount', ['salesInvoice', 0.07]],
  ['totals/stamp-duty-sum', 4, 226, 'stampDutyAmount', 'totalStampDutyAmount', ['salesInvoice', 0.01]],
  ['totals/other-taxes-sum', 3, 226, 'otherTaxesAmount', 'totalOtherTaxesAmount', ['salesInvoice', 1.5]],
  ['totals/deductions-sum', 5, 226, 'deductionsAmount', 'totalDeductionsAmount', ['salesInvoice', 2]],
];

/** The taxes other than VAT, each with its own total. */
export const taxSums = ROWS.map(([id, taxType, authorityCode, line, total, bad]) =>
  taxSum({ id, taxType, authorityCode, line, total, bad }),
);
