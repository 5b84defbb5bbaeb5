import { TaxType, taxRateOf, taxRates } from '../../codes/index.js';
import { type Cents, centsToString, type Exact, formatExact, percentOf } from '../../money/index.js';
import { isWithinOneCent } from '../../money/near.js';
import type { Path } from '../../types/index.js';
import type { Found, LineView, Rule } from '../engine/rule.js';
import { exactPercent } from './exact-percent.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

/** By tax type and category; withheld taxes, fees and stamp duty, as the authority's error names them. */
const percents: (Exact | undefined)[][] = [];
for (const type of [TaxType.Withheld, TaxType.Fees, TaxType.StampDuty]) {
  const ofType: (Exact | undefined)[] = [];
  for (const category of Object.keys(taxRates[type] ?? {})) {
    ofType[Number(category)] = exactPercent(taxRateOf(type, Number(category))?.percent);
  }
  percents[type] = ofType;
}

/** A tax with a rate is that rate of its base, to the cent beside it. */
export const rateMismatch: Rule = {
  id: 'taxes/rate-mismatch',
  layer: 'document',
  severity: 'warning',
  appliesTo: 'all',
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
  since: '2.0.1',
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
  check(document, found) {
    const { invoiceDetails: lines, taxesTotals: taxes, invoiceSummary } = document;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      const withheld = line.withheldPercentCategory;
      const fees = line.feesPercentCategory;
      const stampDuty = line.stampDutyPercentCategory;
      if (withheld === undefined && fees === undefined && stampDuty === undefined) continue;
      const at = (member: string): Path => ['invoiceDetails', index, member];
      judge(
        TaxType.Withheld,
        withheld,
        line.netValue,
        line.withheldAmount,
        () => at('withheldAmount'),
        found,
      );
      judge(TaxType.Fees, fees, line.netValue, line.feesAmount, () => at('feesAmount'), found);
      judge(
        TaxType.StampDuty,
        stampDuty,
        line.netValue,
        line.stampDutyAmount,
        () => at('stampDutyAmount'),
        found,
      );
    }
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, underlyingValue, taxAmount } = taxes[index] as (typeof taxes)[number];
      const base = underlyingValue ?? invoiceSummary.totalNetValue;
      judge(taxType, taxCategory, base, taxAmount, () => ['taxesTotals', index, 'taxAmount'], found);
    }
  },
};

function judge(
  taxType: number,
  category: number | undefined,
  base: Cents,
  stated: Cents | undefined,
  path: () => Path,
  found: Found,
): void {
  if (category === undefined || stated === undefined) return;
  const percent = percents[taxType]?.[category];
  if (percent === undefined) return;
  const computed = percentOf(base, percent);
  if (isWithinOneCent(computed, stated)) return;
  found(path(), {
    percent: formatExact(percent),
    base: centsToString(base),
    category,
    computed: centsToString(computed),
    stated: centsToString(stated),
  });
}
