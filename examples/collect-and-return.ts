/**
 * What is owed, collected and returned by card.
 *
 * `collectionOf` makes the receipt (8.4) that collects what an invoice on credit leaves, `returnOf` the one (8.5) that gives
 * it back. Neither goes above what earlier receipts left. The MARKs stand for what the service would answer.
 */
import { card, cash, collectionOf, onCredit, RefusedStepError, returnOf, salesInvoice } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'ΤΙΜ', aa: '158', issueDate: '2026-11-18' })
  .counterpart(customer)
  .line({
    description: 'Ελαιόλαδο 5 L',
    quantity: 4,
    unit: 'τεμ',
    unitPrice: '50.00',
    vat: 13,
    income: 'goods',
  })
  .payment(cash('26.00'))
  .payment(onCredit('rest'))
  .build();
const issued = { document: invoice, mark: '400001970000109' };

const payment = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
const day = { issueDate: '2026-11-20', payment };

const part = collectionOf(issued, { series: 'ΕΙΣ', aa: '9', ...day, amount: '150.00' });
const first = { document: part, mark: '400001970000161' };
const rest = collectionOf(issued, { series: 'ΕΙΣ', aa: '10', ...day, earlier: [first] });
console.log(
  `collected: ${part.invoiceSummary.totalGrossValue.toFixed(2)} and ${rest.invoiceSummary.totalGrossValue.toFixed(2)}`,
);

const back = returnOf(first, { series: 'ΕΠΙ', aa: '1', ...day, amount: '20.00' });
console.log(
  `returned: ${back.invoiceSummary.totalGrossValue.toFixed(2)}, of ${back.invoiceHeader.correlatedInvoices?.[0]}`,
);

try {
  collectionOf(issued, { series: 'ΕΙΣ', aa: '11', ...day, amount: '50.01', earlier: [first] });
} catch (error) {
  if (!RefusedStepError.isRefusedStepError(error)) throw error;
  for (const { message } of error.issues) console.log(message);
}
