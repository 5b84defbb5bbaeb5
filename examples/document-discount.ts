/**
 * A discount on the whole document.
 *
 * 10 % off 24.90 + 12.00 + 3.35 = 40.25 is 4.03, spread over the lines to the cent: 2.49 + 1.20 + 0.34.
 */
import { cash, salesInvoice } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'A', aa: '102', issueDate: '2026-11-20' })
  .counterpart(customer)
  .lines([
    { description: 'Λάδι 5 L', quantity: 1, unit: 'τεμ', unitPrice: '24.90', vat: 13, income: 'goods' },
    { description: 'Ελιές', quantity: 2, unit: 'kg', unitPrice: '6.00', vat: 13, income: 'goods' },
    { description: 'Ρίγανη', quantity: 1, unit: 'τεμ', unitPrice: '3.35', vat: 13, income: 'goods' },
  ])
  .discount({ percent: 10 })
  .payment(cash('rest'))
  .build();

for (const {
  itemDescr,
  totalNetPriceBeforeDiscount,
  totalDiscountValue,
  netValue,
} of invoice.invoiceDetails) {
  console.log(`${itemDescr}: ${totalNetPriceBeforeDiscount} − ${totalDiscountValue} = ${netValue}`);
}
console.log(JSON.stringify(invoice.invoiceSummary, null, 2));
