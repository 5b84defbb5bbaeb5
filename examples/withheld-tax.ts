/**
 * An invoice with a withheld tax.
 *
 * A service invoice (2.1). Category 3 withholds 20 % of the net amount: 600.00 + 144.00 − 120.00 = 624.00 to be paid.
 * Services have no quantity.
 */
import { serviceInvoice, webBanking } from 'parastatiko';
import { WithheldTaxCategory } from 'parastatiko/codes';
import { customer, shop } from './shared/parties.js';

const invoice = serviceInvoice({ issuer: shop, series: 'ΤΠΥ', aa: '12', issueDate: '2026-11-20' })
  .counterpart(customer)
  .line({
    description: 'Οργάνωση κουζίνας',
    net: '600.00',
    vat: 24,
    withheld: { category: WithheldTaxCategory.ManagementConsulting20 },
    income: 'services',
  })
  .payment(webBanking('rest'))
  .build();

console.log(JSON.stringify(invoice, null, 2));
