/**
 * A discount before the bill.
 *
 * A bill must equal its slips in quantity and net value, so the bill alone cannot be lowered. What remains is ordered
 * again at the lower price and cancelled at the old one. Both slips are sent, and the bill lists them all.
 */
import { openTable } from 'parastatiko';
import { shop } from './shared/parties.js';

const issueDate = '2026-11-20';
const unit = 'τεμ';

const { table, document } = openTable({ issuer: shop, series: 'ΔΠ' }).order({
  aa: '431',
  issueDate,
  lines: [
    { description: 'Μουσακάς', quantity: 2, unit, unitPriceWithVat: '11.00', vat: 13 },
    { description: 'Κρασί, καράφα', quantity: 1, unit, unitPriceWithVat: '9.00', vat: 24 },
  ],
});
const open = table.issued(document, { mark: '400001970000401' });

// 10 % of 31.00 is 3.10: 2.20 off the moussaka, 0.90 off the wine. An amount would be spread in the same way.
const lower = open.discount({
  percent: 10,
  order: { aa: '432', issueDate },
  cancellation: { aa: '433', issueDate },
});
const ready = lower.table
  .issued(lower.order, { mark: '400001970000402' }) // sent first
  .issued(lower.cancellation, { mark: '400001970000403' });

const bill = ready.close({
  type: '11.1',
  series: 'ΛΙΑ',
  aa: '2077',
  issueDate,
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
});
for (const slip of [document, lower.order, lower.cancellation, bill.document]) {
  const { series, aa } = slip.invoiceHeader;
  console.log(`${series} ${aa}: ${slip.invoiceSummary.totalGrossValue.toFixed(2)}`);
}
console.log(JSON.stringify(lower.order.invoiceDetails, null, 2));
