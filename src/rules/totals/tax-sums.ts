import { centsToString, zeroCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Example } from '../engine/example.js';
import { type LineView, rule } from '../engine/rule.js';
import type { RuleId } from '../engine/rule-id.js';
import { isUntaxed, TAX_PATHS } from '../taxes/untaxed.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import { sumOfTax } from './sums-of-lines.js';
import { isUsualSums } from './usual-sums.js';

type Row = readonly [
  id: RuleId,
  taxType: number,
  authorityCode: number,
  line: keyof LineView & `${string}Amount`,
  total: Exclude<keyof GrossParts, 'totalNetValue' | 'totalVatAmount'>,
  /** A document in which this total is wrong. */
  wrong: readonly [sample: Example['sample'], total: number],
];

/** The total of a tax is the sum of its amounts on the lines or on the document. */
const taxSum = ([id, taxType, authorityCode, line, total, wrong]: Row) =>
  rule({
    id,
    unless: isUsualSums,
    paths: [...TAX_PATHS, ...FIX_PATHS],
    params: ['computed', 'stated'],
    authorityCode,
    hasSafeFix: true,
    source: `AADE ERP REST API description v2.0.2, errors (${authorityCode}); AADE facts, Amounts and rounding`,
    good: { sample: 'serviceInvoice' },
    bad: [{ sample: wrong[0], set: { [`/invoiceSummary/${total}`]: wrong[1] } }],
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

const ROWS: readonly Row[] = [
  ['totals/withheld-sum', 1, 210, 'withheldAmount', 'totalWithheldAmount', ['serviceInvoice', 199.99]],
  ['totals/fees-sum', 2, 226, 'feesAmount', 'totalFeesAmount', ['salesInvoice', 0.07]],
  ['totals/stamp-duty-sum', 4, 226, 'stampDutyAmount', 'totalStampDutyAmount', ['salesInvoice', 0.01]],
  ['totals/other-taxes-sum', 3, 226, 'otherTaxesAmount', 'totalOtherTaxesAmount', ['salesInvoice', 1.5]],
  ['totals/deductions-sum', 5, 226, 'deductionsAmount', 'totalDeductionsAmount', ['salesInvoice', 2]],
];

/** The taxes other than VAT, each with its own total. */
export const taxSums = ROWS.map(taxSum);
