import { asCents, centsToString } from '../../money/index.js';
import { rule } from '../engine/rule.js';

const LIMIT = asCents(10_000);

/** Simplified invoices are for small sales only. */
export const simplifiedAboveLimit = rule({
  id: 'totals/simplified-above-limit',
  severity: 'warning',
  appliesTo: ['11.3'],
  paths: ['invoiceSummary.totalGrossValue', 'invoiceHeader.currency'],
  params: ['gross', 'limit'],
  source:
    'Law 4308/2014, article 10, paragraph 1 (elib.aade.gr): a simplified invoice is at most 100 euros, or it amends another one',
  good: { sample: 'retailReceipt', set: { '/invoiceHeader/invoiceType': '11.3' } },
  bad: [
    {
      sample: 'retailReceipt',
      set: {
        '/invoiceHeader/invoiceType': '11.3',
        '/paymentMethods/0/amount': 80.01,
        '/invoiceDetails/0/netValue': 80.65,
        '/invoiceDetails/0/vatAmount': 19.36,
        '/invoiceDetails/0/incomeClassification/0/amount': 80.65,
        '/invoiceSummary/totalNetValue': 80.65,
        '/invoiceSummary/totalVatAmount': 19.36,
        '/invoiceSummary/totalGrossValue': 100.01,
        '/invoiceSummary/incomeClassification/0/amount': 80.65,
      },
    },
  ],
  check({ invoiceSummary: { totalGrossValue: gross }, invoiceHeader: { currency } }, found) {
    if (gross <= LIMIT || (currency !== undefined && currency !== 'EUR')) return;
    const params = { gross: centsToString(gross), limit: centsToString(LIMIT) };
    found(['invoiceSummary', 'totalGrossValue'], params);
  },
});
