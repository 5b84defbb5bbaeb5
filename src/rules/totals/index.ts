import { invoiceTypeFacts } from '../../codes/index.js';
import { addHeld } from '../../money/held.js';
import { asCents, centsToString, zeroCents } from '../../money/index.js';
import { type Rule, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { WITHOUT_VALUES } from '../examples/without-values.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { FIX_PATHS, fixOfTotal } from './fix-of-total.js';
import { gross, grossPrepaidTax } from './gross.js';
import { lineDiscount, lineProduct } from './line-arithmetic.js';
import { lineVat, lineVatFarOff, lineVatOfOtherRate } from './line-vat.js';
import { taxSums } from './tax-sums.js';

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors; AADE facts, Amounts and rounding: exact to the cent';

/** The net total is the sum of the net values. Cancelled lines of a slip (`recType` 7) also count as positive. */
const netSum = rule({
  id: 'totals/net-sum',
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
const vatSum = rule({
  id: 'totals/vat-sum',
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

const LIMIT = asCents(10_000);

/** Simplified invoices are for small sales only. */
const simplifiedAboveLimit = rule({
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

/** Goods movements may have no value, a slip may cancel a whole table, and the climate resilience fee (8.2) has no net value. */
const WITHOUT_VALUE = ['deliveryNote', 'receivingNote'];

const valued = typesWhere(
  ({ family }, type) => !WITHOUT_VALUE.includes(family) && type !== '8.2' && type !== '8.6',
);

/** A sale has a value. */
const noValue = rule({
  id: 'totals/no-value',
  severity: 'warning',
  appliesTo: valued,
  paths: ['invoiceSummary.totalNetValue', 'invoiceSummary.totalGrossValue', ...MOVES_GOODS_PATHS],
  params: ['type', 'note'],
  authorityCode: 222,
  source:
    'AADE ERP REST API description v2.0.2, errors (222); a warning because the types on which net values must be above zero are not published',
  good: { sample: 'salesInvoice' },
  bad: [{ sample: 'retailReceipt', set: WITHOUT_VALUES }],
  check(document, found) {
    const { totalNetValue, totalGrossValue } = document.invoiceSummary;
    if (totalNetValue !== zeroCents || totalGrossValue !== zeroCents) return;
    // Another rule reports an invoice without value that moves goods.
    if (movesGoods(document)) return;
    const type = document.invoiceHeader.invoiceType;
    const { sign, isDeliveryNote } = invoiceTypeFacts[type];
    // Only a sale of goods may have been meant as a delivery note.
    const note = sign === 'debit' && isDeliveryNote.rule === 'accepted' ? { note: '9.3' } : {};
    found(['invoiceSummary', 'totalNetValue'], { type, ...note });
  },
});

/** Rules for arithmetic: lines, sums, gross total. */
export const totalsRules = [
  lineProduct,
  lineDiscount,
  lineVat,
  lineVatOfOtherRate,
  lineVatFarOff,
  netSum,
  vatSum,
  ...taxSums,
  gross,
  grossPrepaidTax,
  noValue,
  simplifiedAboveLimit,
] as const satisfies readonly Rule[];
