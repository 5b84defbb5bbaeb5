/**
 * Fuel at the pump.
 *
 * A receipt and an invoice with `fuelInvoice`, and the fuel code on each line.
 */
import { card, onCredit, retailReceipt, salesInvoice } from 'parastatiko';
import { fuelCodes, labelOf } from 'parastatiko/codes';
import { customer, shop as station } from './shared/parties.js';

const issueDate = '2026-11-20';
const diesel = { description: 'Diesel', unit: 'λίτρα', fuelCode: '20', vat: 24, income: 'goods' } as const;

const receipt = retailReceipt({ issuer: station, series: 'ΑΛΠ', aa: '5001', issueDate, fuelInvoice: true })
  .line({ ...diesel, quantity: '31.25', unitPriceWithVat: '1.599' })
  .payment(card({ amount: 'rest' }))
  .build();
const invoice = salesInvoice({ issuer: station, series: 'ΤΙΜ', aa: '77', issueDate, fuelInvoice: true })
  .counterpart(customer)
  .line({ ...diesel, quantity: 400, unitPrice: '1.21' })
  .payment(onCredit('rest'))
  .build();

for (const { invoiceHeader, invoiceDetails, invoiceSummary } of [receipt, invoice]) {
  const [line] = invoiceDetails;
  const fuel = labelOf(fuelCodes, String(line?.fuelCode) as '20', 'el');
  console.log(
    `${invoiceHeader.invoiceType}: ${line?.quantity} l ${fuel}, ${invoiceSummary.totalGrossValue.toFixed(2)}`,
  );
}
