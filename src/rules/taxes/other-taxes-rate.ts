import { withdrawnOtherTaxes } from '../../codes/generated/code-facts.js';
import * as TaxType from '../../codes/generated/named/tax-types.js';
import { taxRates } from '../../codes/index.js';
import type { Exact } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { withTax, withTotal } from '../examples/with-total.js';
import { exactPercent } from './exact-percent.js';
import { ABOUT_RATES, mismatchOf } from './rate-mismatch.js';

const percents: (Exact | undefined)[] = [];
for (const [category, { percent }] of Object.entries(taxRates[TaxType.OtherTaxes] ?? {})) {
  // Withdrawn categories have a separate warning.
  if (!withdrawnOtherTaxes.includes(Number(category))) percents[Number(category)] = exactPercent(percent);
}

/** Luxury tax on imports, and the State's share of a casino ticket: their base is not the net value of a line. */
const ON_ANOTHER_BASE: readonly number[] = [12, 14];

const insured = (tax: number, gross: number): Readonly<Record<string, unknown>> => ({
  '/invoiceDetails/0/otherTaxesPercentCategory': 4,
  '/invoiceDetails/0/otherTaxesAmount': tax,
  ...withTotal('totalOtherTaxesAmount', tax, gross),
});

/** A tax with a rate is that percentage of the net value of its line, or of the stated base. */
export const otherTaxesRate = rule({
  id: 'taxes/other-taxes-rate',
  ...ABOUT_RATES,
  source:
    'Code tables, other taxes: the percent of each category; a warning because no error of the authority names them',
  // 15 % of 49.80 is 7.47.
  good: { sample: 'salesInvoice', set: insured(7.47, 84.48) },
  bad: [
    { sample: 'salesInvoice', set: insured(7.49, 84.5) },
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 3, taxCategory: 11, underlyingValue: 40, taxAmount: 2.5 }, 79.51),
    },
  ],
  checkLine({ otherTaxesPercentCategory: category, otherTaxesAmount, netValue }, index, found) {
    if (category === undefined || ON_ANOTHER_BASE.includes(category)) return;
    const missed = mismatchOf(percents, category, netValue, otherTaxesAmount);
    if (missed) found(['invoiceDetails', index, 'otherTaxesAmount'], missed);
  },
  check({ taxesTotals: taxes = [] }, found) {
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, underlyingValue, taxAmount } = taxes[index] as (typeof taxes)[number];
      if (taxType !== TaxType.OtherTaxes || taxCategory === undefined || underlyingValue === undefined)
        continue;
      const missed = mismatchOf(percents, taxCategory, underlyingValue, taxAmount);
      if (missed) found(['taxesTotals', index, 'taxAmount'], missed);
    }
  },
});
