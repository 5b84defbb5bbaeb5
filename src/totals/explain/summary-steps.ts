import type { Path } from '../../types/index.js';
import { totalOfTaxType } from '../summary.js';
import { amountAt, has, list, member } from './read.js';
import type { TotalsStep } from './step.js';
import { type Summand, summandAt, sumOf, sumStep } from './sum-step.js';

const summary = 'invoiceSummary';

/** The totals that are sums over lines: the amount from each line, and the `taxType` that is added to the total. */
const sums = [
  { total: 'totalNetValue', ofLine: 'netValue', isOnEveryLine: true },
  { total: 'totalVatAmount', ofLine: 'vatAmount', isOnEveryLine: true },
  { total: totalOfTaxType[1], ofLine: 'withheldAmount', taxType: 1 },
  { total: totalOfTaxType[2], ofLine: 'feesAmount', taxType: 2 },
  { total: totalOfTaxType[4], ofLine: 'stampDutyAmount', taxType: 4 },
  { total: totalOfTaxType[3], ofLine: 'otherTaxesAmount', taxType: 3 },
  { total: totalOfTaxType[5], ofLine: 'deductionsAmount', taxType: 5 },
] as const;

const grossTerms = [
  ['totalNetValue', 1],
  ['totalVatAmount', 1],
  ['totalWithheldAmount', -1],
  ['totalFeesAmount', 1],
  ['totalStampDutyAmount', 1],
  ['totalOtherTaxesAmount', 1],
  ['totalDeductionsAmount', -1],
] as const;

/** The steps for the eight totals. */
export function summarySteps(document: unknown): TotalsStep[] {
  const stated = member(document, summary);
  const path = (total: string): Path => [summary, total];
  const summands = new Map(sums.map((sum) => [sum.total as string, summandsOf(document, sum)]));
  const steps = [...summands].map(([total, terms]) => sumStep(path(total), terms, amountAt(stated, total)));
  const gross = grossTerms.map(([total, sign]): Summand => {
    if (has(stated, total)) return summandAt(stated, [summary], total, sign);
    return { label: total, cents: sumOf(summands.get(total) ?? []), sign };
  });
  steps.push(sumStep(path('totalGrossValue'), gross, amountAt(stated, 'totalGrossValue')));
  return steps;
}

function summandsOf(document: unknown, sum: (typeof sums)[number]): Summand[] {
  const isOnEveryLine = 'isOnEveryLine' in sum;
  const summands: Summand[] = [];
  list(document, 'invoiceDetails').forEach((line, i) => {
    if (isOnEveryLine || has(line, sum.ofLine))
      summands.push(summandAt(line, ['invoiceDetails', i], sum.ofLine));
  });
  if (isOnEveryLine) return summands;
  list(document, 'taxesTotals').forEach((row, i) => {
    if (member(row, 'taxType') === sum.taxType)
      summands.push(summandAt(row, ['taxesTotals', i], 'taxAmount'));
  });
  return summands;
}
