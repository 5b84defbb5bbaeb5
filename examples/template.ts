/**
 * A half-built document as a template.
 *
 * Every step returns a new builder and leaves the old one unchanged, so what many documents share is stated once.
 */
import { onCredit, salesInvoice } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const forTheHotel = (aa: number) =>
  salesInvoice({ issuer: shop, series: 'ΤΙΜ', aa, issueDate: '2026-11-20' })
    .counterpart(customer)
    .line({ description: 'Ψωμί', quantity: 40, unit: 'τεμ', unitPrice: '0.80', vat: 13, income: 'goods' });

const weekday = forTheHotel(160).payment(onCredit('rest')).build();
const weekend = forTheHotel(161)
  .line({ description: 'Κουλούρια', quantity: 30, unit: 'τεμ', unitPrice: '0.50', vat: 13, income: 'goods' })
  .payment(onCredit('rest'))
  .build();

for (const { invoiceHeader, invoiceDetails, invoiceSummary } of [weekday, weekend]) {
  console.log(
    `${invoiceHeader.aa}: ${invoiceDetails.length} lines, gross ${invoiceSummary.totalGrossValue.toFixed(2)}`,
  );
}
