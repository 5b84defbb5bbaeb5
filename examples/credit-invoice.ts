/**
 * A credit invoice.
 *
 * It credits part of an earlier invoice (5.1), which it names by its MARK. Amounts are positive: the type gives the sign.
 */
import { creditInvoice, onCredit } from 'parastatiko';
import { customer, shop } from './shared/parties.js';

const credit = creditInvoice({
  issuer: shop,
  series: 'ΠΙΣ',
  aa: '7',
  issueDate: '2026-11-20',
  correlatedInvoices: ['400001970000109'],
})
  .counterpart(customer)
  .line({
    description: 'Ελαιόλαδο 500 ml',
    quantity: 2,
    unit: 'τεμ',
    unitPrice: '6.40',
    vat: 13,
    income: 'goods',
  })
  .payment(onCredit('rest'))
  .build();

console.log(JSON.stringify(credit, null, 2));
