import { addHeld } from '../../money/held.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import { isUsualSums } from './usual-sums.js';

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors; AADE facts, Amounts and rounding: exact to the cent';

/** The net total is the sum of the net values. Cancelled lines of a slip (`recType` 7) also count as positive. */
export const netSum = rule({
  id: 'totals/net-sum',
  unless: isUsualSums,
  paths: ['invoiceDetails[].netValue', ...FIX_PATHS],
  params: ['computed', 'stated'],
  authorityCode: 207,
  alsoPrevents: [208],
  hasSafeFix: true,
  source: `${SOURCE} (207)`,
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceSummary/totalNetValue': 63.29 } },
    { sample: 'orderCancellation', set: { '/invoiceSummary/totalNetValue': 0 } },
  ],
  check({ invoiceDetails, invoiceSummary: summary }, found) {
    let sum = zeroCents;
    for (const line of invoiceDetails) sum = addHeld(sum, line.netValue);
    const stated = summary.totalNetValue;
    if (sum === stated) return;
    found(
      ['invoiceSummary', 'totalNetValue'],
      { computed: centsToString(sum), stated: centsToString(stated) },
      fixOfTotal(summary, 'totalNetValue', sum),
    );
  },
});

/** The VAT total is the sum of the VAT amounts of the lines. */
export const vatSum = rule({
  id: 'totals/vat-sum',
  unless: isUsualSums,
  paths: ['invoiceDetails[].vatAmount', ...FIX_PATHS],
  params: ['computed', 'stated'],
  authorityCode: 209,
  alsoPrevents: [208],
  hasSafeFix: true,
  source: `${SOURCE} (209)`,
  bad: [{ sample: 'salesInvoice', set: { '/invoiceSummary/totalVatAmount': 13.7 } }],
  check({ invoiceDetails, invoiceSummary: summary }, found) {
    let sum = zeroCents;
    for (const line of invoiceDetails) sum = addHeld(sum, line.vatAmount);
    const stated = summary.totalVatAmount;
    if (sum === stated) return;
    found(
      ['invoiceSummary', 'totalVatAmount'],
      { computed: centsToString(sum), stated: centsToString(stated) },
      fixOfTotal(summary, 'totalVatAmount', sum),
    );
  },
});
