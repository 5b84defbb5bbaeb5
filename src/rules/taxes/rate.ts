import * as TaxType from '../../codes/generated/named/tax-types.js';
import { taxRateOf, taxRates } from '../../codes/index.js';
import type { Exact } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { withTax } from '../examples/with-total.js';
import { exactPercent } from './exact-percent.js';
import { ABOUT_RATES, mismatchOf } from './rate-mismatch.js';

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
  ...ABOUT_RATES,
  paths: [...ABOUT_RATES.paths, 'invoiceSummary.totalNetValue'],
  authorityCode: 229,
  source: 'AADE ERP REST API description v2.0.2, errors (229): no tolerance is published, so it is a warning',
  bad: [
    { sample: 'serviceInvoice', set: { '/invoiceDetails/0/withheldPercentCategory': 7 } },
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 4, taxCategory: 3, underlyingValue: 50, taxAmount: 1.82 }, 78.83),
    },
  ],
  checkLine(line, index, found) {
    for (const [type, category, amount] of LINE_TAXES) {
      const missed = mismatchOf(percents[type], line[category], line.netValue, line[amount]);
      if (missed) found(['invoiceDetails', index, amount], missed);
    }
  },
  check({ taxesTotals: taxes = [], invoiceSummary }, found) {
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, underlyingValue, taxAmount } = taxes[index] as (typeof taxes)[number];
      const base = underlyingValue ?? invoiceSummary.totalNetValue;
      const missed = mismatchOf(percents[taxType], taxCategory, base, taxAmount);
      if (missed) found(['taxesTotals', index, 'taxAmount'], missed);
    }
  },
});
