import * as TaxType from '../../codes/generated/named/tax-types.js';
import { taxRateOf, taxRates } from '../../codes/index.js';
import { type Cents, centsToString, type Exact, formatExact, percentOf } from '../../money/index.js';
import { isWithinOneCent } from '../../money/near.js';
import type { Params } from '../../types/index.js';
import { rule } from '../engine/rule.js';
import { exactPercent } from './exact-percent.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

/**
 * The rates of withheld taxes, fees and stamp duty, by tax type and category. The authority's error covers these three.
 */
const percents: (Exact | undefined)[][] = [];
for (const type of [TaxType.Withheld, TaxType.Fees, TaxType.StampDuty]) {
  const ofType: (Exact | undefined)[] = [];
  for (const category of Object.keys(taxRates[type] ?? {})) {
    ofType[Number(category)] = exactPercent(taxRateOf(type, Number(category))?.percent);
  }
  percents[type] = ofType;
}

const LINE_TAXES = [
  [TaxType.Withheld, 'withheldPercentCategory', 'withheldAmount'],
  [TaxType.Fees, 'feesPercentCategory', 'feesAmount'],
  [TaxType.StampDuty, 'stampDutyPercentCategory', 'stampDutyAmount'],
] as const;

/** A tax with a rate is that percentage of its base, give or take one cent. */
export const rateMismatch = rule({
  id: 'taxes/rate-mismatch',
  severity: 'warning',
  onlyWith: TAX_MEMBERS,
  paths: [
    ...TAX_PATHS,
    'invoiceDetails[].netValue',
    'taxesTotals[].taxCategory',
    'taxesTotals[].underlyingValue',
    'invoiceSummary.totalNetValue',
  ],
  params: ['percent', 'base', 'category', 'computed', 'stated'],
  authorityCode: 229,
  source: 'AADE ERP REST API description v2.0.2, errors (229): no tolerance is published, so it is a warning',
  good: { sample: 'serviceInvoice' },
  bad: [
    { sample: 'serviceInvoice', set: { '/invoiceDetails/0/withheldPercentCategory': 7 } },
    {
      sample: 'salesInvoice',
      set: {
        '/taxesTotals': [{ taxType: 4, taxCategory: 3, underlyingValue: 50, taxAmount: 1.82 }],
        '/invoiceSummary/totalStampDutyAmount': 1.82,
        '/invoiceSummary/totalGrossValue': 78.83,
        '/paymentMethods/0/amount': 78.83,
      },
    },
  ],
  checkLine(line, index, found) {
    for (const [type, category, amount] of LINE_TAXES) {
      const missed = mismatchOf(type, line[category], line.netValue, line[amount]);
      if (missed) found(['invoiceDetails', index, amount], missed);
    }
  },
  check({ taxesTotals: taxes = [], invoiceSummary }, found) {
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, underlyingValue, taxAmount } = taxes[index] as (typeof taxes)[number];
      const missed = mismatchOf(
        taxType,
        taxCategory,
        underlyingValue ?? invoiceSummary.totalNetValue,
        taxAmount,
      );
      if (missed) found(['taxesTotals', index, 'taxAmount'], missed);
    }
  },
});

/** The message parameters if an amount differs by more than one cent from the percentage of its base. */
function mismatchOf(
  taxType: number,
  category: number | undefined,
  base: Cents,
  stated: Cents | undefined,
): Params | undefined {
  if (category === undefined || stated === undefined) return undefined;
  const percent = percents[taxType]?.[category];
  if (percent === undefined) return undefined;
  const computed = percentOf(base, percent);
  if (isWithinOneCent(computed, stated)) return undefined;
  return {
    percent: formatExact(percent),
    base: centsToString(base),
    category,
    computed: centsToString(computed),
    stated: centsToString(stated),
  };
}
