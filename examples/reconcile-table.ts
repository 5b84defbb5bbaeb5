/**
 * Checking a closing against its slips.
 *
 * `related` has the other documents with the MARKs from the service, so `validate` knows which slip is which. After a
 * reload, a till may have only the records of `GetOpenOrdersForTable`, which are sums without lines.
 */

import type { Document, Related } from 'parastatiko';
import { cash, orderCancellation, orderSlip, retailReceipt, validate } from 'parastatiko';
import { shop } from './shared/parties.js';

const dessert = { description: 'Πορτοκαλόπιτα', unit: 'τεμ', unitPriceWithVat: '4.20', vat: 13 };
const coffee = { description: 'Ελληνικός καφές', unit: 'τεμ', unitPriceWithVat: '2.20', vat: 24 };
const today = { issuer: shop, issueDate: '2026-11-20' };

const order = orderSlip({ ...today, series: 'ΔΠ', aa: '313' })
  .line({ ...dessert, quantity: 3 })
  .line({ ...coffee, quantity: 2 })
  .build();
const { tableAA = '' } = order.invoiceHeader;
const cancellation = orderCancellation({ ...today, series: 'ΔΠ', aa: '314', tableAA })
  .line({ ...dessert, quantity: 1 })
  .build();

const slips: Related[] = [
  { document: order, mark: '400001970000106' },
  { document: cancellation, mark: '400001970000107' },
];

function show(title: string, closing: Document, related: Related[]): void {
  const { ok, issues } = validate(closing, { related });
  console.log(`${title}: ${ok ? 'agrees' : 'would be refused'}`);
  for (const { severity, message } of issues) console.log(`  ${severity}: ${message}`);
}

const closing = (marks: string[], desserts: number, coffees: number): Document =>
  retailReceipt({ ...today, series: 'ΛΙΑ', aa: '2042' })
    .closesTable({ marks })
    .line({ ...dessert, quantity: desserts, income: 'goods' })
    .line({ ...coffee, quantity: coffees, income: 'goods' })
    .payment(cash('rest'))
    .build();
const both = ['400001970000106', '400001970000107'];

show('What remains', closing(both, 2, 2), slips);
show('A coffee is forgotten', closing(both, 2, 1), slips);
show('The cancellation is not listed', closing(['400001970000106'], 2, 2), slips);
show('After a reload', closing(both, 2, 2), [
  { mark: '400001970000106', uid: '', quantityProducts: 5, totalNet: 14.7 },
  { mark: '400001970000107', uid: '', quantityProducts: 1, totalNet: 3.72 },
]);
