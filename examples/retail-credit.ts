/**
 * A return over the counter.
 *
 * A retail credit (11.4) refers to the receipt of the sale by its MARK. Retail credits are linked in this way. They do
 * not have `correlatedInvoices`, so their builder has no such step.
 */
import { cash, retailCredit } from 'parastatiko';
import { shop } from './shared/parties.js';

const credit = retailCredit({ issuer: shop, series: 'ΠΛΙ', aa: '4', issueDate: '2026-11-20' })
  .refersTo(['400001970000103'])
  .line({ description: 'Μέλι', quantity: 1, unit: 'τεμ', unitPriceWithVat: '9.80', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();

console.log(JSON.stringify(credit, null, 2));
