import { addHeld } from '../../money/held.js';
import { type Cents, centsToNumber, centsToString, largestCents, zeroCents } from '../../money/index.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Fix, MemberPath, Params } from '../../types/index.js';
import { once } from '../engine/once.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { withTotal } from '../examples/with-total.js';
import { paid } from '../payments/paid.js';
import { grossOfTotals, TOTALS_PATHS } from './gross-of-totals.js';
import { LINES_PATHS, totalsOfLines } from './sums-of-lines.js';
import { isUsualSums } from './usual-sums.js';

const GROSS_PATHS: readonly MemberPath[] = [
  ...TOTALS_PATHS,
  'invoiceSummary.totalGrossValue',
  ...LINES_PATHS,
  'invoiceDetails[].withheldPercentCategory',
  'taxesTotals[].taxCategory',
];

/** Whether a withheld category is a prepaid tax of engineers or lawyers. */
const isPrepaid = (category: number | undefined): boolean =>
  category === 8 || category === 9 || category === 10;

function prepaidTaxes({ invoiceDetails, taxesTotals = [] }: DocumentView): Cents {
  let sum = zeroCents;
  for (const line of invoiceDetails) {
    if (line.withheldAmount !== undefined && isPrepaid(line.withheldPercentCategory)) {
      sum = addHeld(sum, line.withheldAmount);
    }
  }
  for (const tax of taxesTotals) {
    if (tax.taxType === 1 && isPrepaid(tax.taxCategory)) sum = addHeld(sum, tax.taxAmount);
  }
  return sum;
}

/** Compares the gross total with the other totals. `undefined` if it agrees with them, or with the lines. */
const judgeGross = once((document): 'wrong' | 'prepaid-not-deducted' | undefined => {
  const stated = document.invoiceSummary.totalGrossValue;
  const ofTotals = grossOfTotals(document.invoiceSummary);
  if (ofTotals === stated) return undefined;
  // If it agrees with the lines, another total is wrong, and the rule for that total reports it.
  const ofLines = grossOfTotals(totalsOfLines(document));
  if (ofLines === stated) return undefined;
  const prepaid = prepaidTaxes(document);
  return addHeld(ofTotals, prepaid) === stated || addHeld(ofLines, prepaid) === stated
    ? 'prepaid-not-deducted'
    : 'wrong';
});

function paramsOf(totals: GrossParts, computed: Cents, stated: Cents): Params {
  const params: Params = {
    net: centsToString(totals.totalNetValue),
    vat: centsToString(totals.totalVatAmount),
    computed: centsToString(computed),
    stated: centsToString(stated),
  };
  const others = {
    withheld: totals.totalWithheldAmount,
    fees: totals.totalFeesAmount,
    stampDuty: totals.totalStampDutyAmount,
    otherTaxes: totals.totalOtherTaxesAmount,
    deductions: totals.totalDeductionsAmount,
  };
  for (const [name, amount] of Object.entries(others)) if (amount !== 0) params[name] = centsToString(amount);
  return params;
}

/**
 * The fix for the gross total. There is only one if all other totals agree with the lines and there is no prepaid tax,
 * which would allow two answers. It is not safe if the stated amount was paid, because then the lines may be wrong.
 */
function fixOfGross(document: DocumentView, computed: Cents): Fix | undefined {
  if (computed < 0 || computed > largestCents || prepaidTaxes(document) !== 0) return undefined;
  const sums = totalsOfLines(document);
  const summary = document.invoiceSummary;
  const members = Object.keys(sums) as (keyof GrossParts)[];
  if (members.some((member) => sums[member] !== summary[member])) return undefined;
  const safe = paid(document) !== summary.totalGrossValue;
  return { path: ['invoiceSummary', 'totalGrossValue'], value: centsToNumber(computed), safe };
}

/** The gross total follows from the other totals. */
export const gross = rule({
  id: 'totals/gross',
  unless: isUsualSums,
  paths: [...GROSS_PATHS, 'paymentMethods[].amount'],
  params: ['net', 'vat', 'withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions', 'computed', 'stated'],
  authorityCode: 203,
  alsoPrevents: [208],
  source: 'AADE ERP REST API description v2.0.2, errors (203, 208); AADE facts, Amounts and rounding',
  good: { sample: 'serviceInvoice' },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/invoiceSummary/totalGrossValue': 77.02, '/paymentMethods/0/amount': 77.02 },
    },
    {
      sample: 'serviceInvoice',
      set: { '/invoiceSummary/totalGrossValue': 1240, '/paymentMethods/0/amount': 1240 },
    },
  ],
  check(document, found) {
    if (judgeGross(document) !== 'wrong') return;
    const summary = document.invoiceSummary;
    const computed = grossOfTotals(summary);
    const params = paramsOf(summary, computed, summary.totalGrossValue);
    found(['invoiceSummary', 'totalGrossValue'], params, fixOfGross(document, computed));
  },
});

/**
 * Sources disagree whether prepaid taxes of engineers and lawyers (withheld categories 8, 9, 10) reduce the gross
 * total.
 */
export const grossPrepaidTax = rule({
  id: 'totals/gross-prepaid-tax',
  unless: isUsualSums,
  severity: 'warning',
  paths: GROSS_PATHS,
  params: ['prepaid', 'computed', 'stated'],
  authorityCode: 203,
  source: 'AADE facts, Amounts and rounding: withheld categories 8, 9, 10 (sources in conflict)',
  good: { sample: 'serviceInvoice', set: { '/invoiceDetails/0/withheldPercentCategory': 17 } },
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/withheldPercentCategory': 10,
        '/invoiceDetails/0/withheldAmount': 150,
        ...withTotal('totalWithheldAmount', 150, 1240),
      },
    },
  ],
  check(document, found) {
    if (judgeGross(document) !== 'prepaid-not-deducted') return;
    found(['invoiceSummary', 'totalGrossValue'], {
      prepaid: centsToString(prepaidTaxes(document)),
      computed: centsToString(grossOfTotals(document.invoiceSummary)),
      stated: centsToString(document.invoiceSummary.totalGrossValue),
    });
  },
});
