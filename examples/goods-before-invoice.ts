/**
 * Goods delivered before they are invoiced.
 *
 * Goods went out with two delivery notes (9.3), and some of them came back. The first invoice (1.1) covers half of the
 * oil, the second the rest. Notes have no prices, so the caller states them, item by item.
 */
import { cancellationOf, deliveryNote, invoiceOfNotes, onCredit, remainingOfNotes } from 'parastatiko';
import { MovePurpose } from 'parastatiko/codes';
import { customer, customerAddress, shop, shopAddress } from './shared/parties.js';

const movement = {
  issueDate: '2026-11-20',
  movePurpose: MovePurpose.Sale,
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  loadingAddress: shopAddress,
  deliveryAddress: customerAddress,
} as const;
const oil = { description: 'Ελαιόλαδο 500 ml', unit: 'τεμ' } as const;
const olives = { description: 'Ελιές Καλαμών', unit: 'κιλά' } as const;

const monday = deliveryNote({ issuer: shop, series: 'ΔΑ', aa: '71', ...movement })
  .counterpart(customer)
  .line({ ...oil, quantity: 24 })
  .line({ ...olives, quantity: '12.5' })
  .build();
const tuesday = deliveryNote({ issuer: shop, series: 'ΔΑ', aa: '72', ...movement })
  .counterpart(customer)
  .line({ ...oil, quantity: 12 })
  .build();
// The customer sends six bottles back, with its own note.
const back = deliveryNote({
  issuer: customer,
  series: 'ΕΠ',
  aa: '3',
  ...movement,
  movePurpose: MovePurpose.Return,
  loadingAddress: customerAddress,
  deliveryAddress: shopAddress,
})
  .counterpart({ ...shop, country: 'GR' })
  .line({ ...oil, quantity: 6 })
  .build();

const notes = [
  { document: monday, mark: '400001970000102' },
  { document: tuesday, mark: '400001970000104' },
  { document: back, mark: '400001970000107' },
];
const prices = [
  { description: oil.description, unitPrice: '6.40', vat: 13, income: 'goods' },
  { description: olives.description, unitPrice: '5.20', vat: 13, income: 'goods' },
] as const;

const first = invoiceOfNotes(notes, {
  series: 'ΤΙΜ',
  aa: '158',
  issueDate: '2026-11-20',
  quantities: [{ description: oil.description, quantity: 15 }],
  prices,
  payments: [onCredit('rest')],
});
console.log(JSON.stringify(first.document.invoiceHeader, null, 2));
for (const { rule, message } of first.issues) console.log(`${rule}: ${message}`);

const invoices = [{ document: first.document, mark: '400001970000110' }];
for (const { itemDescr, delivered, returned, invoiced, remaining } of remainingOfNotes(notes, { invoices })) {
  console.log(`${itemDescr}: ${delivered} − ${returned} − ${invoiced} = ${remaining}`);
}

const second = invoiceOfNotes(notes, {
  series: 'ΤΙΜ',
  aa: '159',
  issueDate: '2026-11-20',
  prices,
  invoices,
  payments: [onCredit('rest')],
});
for (const { itemDescr, quantity, netValue } of second.document.invoiceDetails) {
  console.log(`${itemDescr}: ${quantity}, ${netValue}`);
}

// A note that was issued by mistake is cancelled, not credited. The call follows from its type.
const [mistake] = notes;
if (mistake !== undefined) {
  const { call, body } = cancellationOf(mistake);
  console.log(call, JSON.stringify(body));
}
