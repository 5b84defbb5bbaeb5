/**
 * An invoice that closes delivery notes.
 *
 * The goods left earlier with a note. The invoice (1.1) refers to it by the MARK that the service returned for it.
 */
import { onCredit, salesInvoice } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'ΤΙΜ', aa: '158', issueDate: '2026-11-20' })
  .counterpart(customer)
  .closesNotes(['400001970000102'])
  .line({
    description: 'Ελαιόλαδο 500 ml',
    quantity: 24,
    unit: 'τεμ',
    unitPrice: '6.40',
    vat: 13,
    income: 'goods',
  })
  .line({
    description: 'Ελιές Καλαμών',
    quantity: '12.5',
    unit: 'κιλά',
    unitPrice: '5.20',
    vat: 13,
    income: 'goods',
  })
  .payment(onCredit('rest'))
  .build();

console.log(JSON.stringify(invoice.invoiceHeader, null, 2));
console.log(JSON.stringify(invoice.invoiceSummary, null, 2));
