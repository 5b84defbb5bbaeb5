/**
 * A first invoice.
 *
 * A sales invoice (1.1) from its facts to the request that is sent: two lines, one priced without and one with VAT, paid
 * in cash.
 */
import { cash, issuer, salesInvoice, toRequest } from 'parastatiko';

const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const print = { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' };
const shop = issuer({ vatNumber: '800123456', branch: 0, name: 'Η Αυλή Μαρκάκη Ε.Ε.', address, print });

const invoice = salesInvoice({ issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' })
  .counterpart({ vatNumber: '999000111', country: 'GR', branch: 0, name: 'Αργολική Ακτή Α.Ε.' })
  .line({ description: 'Κρασί', quantity: 2, unit: 'τεμ', unitPrice: '24.90', vat: 24, income: 'goods' })
  .line({ description: 'Μέλι', quantity: 3, unit: 'τεμ', unitPriceWithVat: '4.00', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();

console.log(JSON.stringify(toRequest([invoice]), null, 2));
