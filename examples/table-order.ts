/**
 * A restaurant table from order to payment.
 *
 * An order slip (8.6) opens the table and gets its `tableAA`, a partial cancellation takes one dessert back, and a receipt
 * (11.1) closes both. `validate` compares the closing with the slips in `related`. The MARKs here are what the service
 * would return for the two slips.
 */
import { cash, orderCancellation, orderSlip, retailReceipt, validate } from 'parastatiko';
import { shop } from './shared/parties.js';

const dessert = { description: 'Πορτοκαλόπιτα', unit: 'τεμ', unitPriceWithVat: '4.20', vat: 13 };
const coffee = { description: 'Ελληνικός καφές', unit: 'τεμ', unitPriceWithVat: '2.20', vat: 24 };

const order = orderSlip({ issuer: shop, series: 'ΔΠ', aa: '313', issueDate: '2026-11-20' })
  .line({ ...dessert, quantity: 3 })
  .line({ ...coffee, quantity: 2 })
  .build();

const { tableAA = '' } = order.invoiceHeader;
const cancellation = orderCancellation({
  issuer: shop,
  series: 'ΔΠ',
  aa: '314',
  issueDate: '2026-11-20',
  tableAA,
})
  .line({ ...dessert, quantity: 1 })
  .build();

const closing = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2042', issueDate: '2026-11-20' })
  .closesTable({ marks: ['400001970000106', '400001970000107'] })
  .line({ ...dessert, quantity: 2, income: 'goods' })
  .line({ ...coffee, quantity: 2, income: 'goods' })
  .payment(cash('rest'))
  .build();

const report = validate(closing, { related: [order, cancellation] });
console.log(`The closing equals its slips: ${report.ok}`);
console.log(JSON.stringify([order, cancellation, closing], null, 2));
