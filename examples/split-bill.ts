/**
 * A bill for each person.
 *
 * Three friends ordered together and pay separately. A bill must equal the slips that it lists, so each friend's items
 * move to a new table: an order slip there, a partial cancellation here, with the same amounts. The order is sent
 * first, and a till that stops in between knows after the restart what to do next.
 */
import { openTable, type Table, tableFromJSON } from 'parastatiko';
import { shop } from './shared/parties.js';

const issueDate = '2026-11-20';
const unit = 'τεμ';

/** In place of sending a document: the service answers with a MARK. */
let lastMark = 400001970000300n;
const send = () => {
  lastMark += 1n;
  return { mark: String(lastMark) };
};
let aa = 400;
const next = () => {
  aa += 1;
  return { aa: String(aa), issueDate };
};
/** In place of a database: stores a table and reads it back. */
const stored = (on: Table): Table => tableFromJSON(JSON.parse(JSON.stringify(on)));

const ordered = openTable({ issuer: shop, series: 'ΔΠ' }).order({
  ...next(),
  lines: [
    { description: 'Χωριάτικη σαλάτα', quantity: 1, unit, unitPriceWithVat: '8.50', vat: 13 },
    { description: 'Μουσακάς', quantity: 2, unit, unitPriceWithVat: '11.00', vat: 13 },
    { description: 'Κρασί, ποτήρι', quantity: 3, unit, unitPriceWithVat: '4.00', vat: 24 },
  ],
});
let table = stored(ordered.table.issued(ordered.document, send()));

// Anna had a moussaka and a glass of wine. Both documents are built and validated before anything is sent.
const anna = table.split({
  order: next(),
  cancellation: next(),
  lines: [
    { description: 'Μουσακάς', quantity: 1 },
    { description: 'Κρασί, ποτήρι', quantity: 1 },
  ],
});
table = stored(anna.table); // the table with the whole move first,
let hers = stored(anna.other); // then the other one, then the order is sent.
const answer = send();
table = stored(table.issued(anna.order, answer)); // The answer to the order is recorded on both tables,
hers = stored(hers.issued(anna.order, answer)); // and only now the cancellation is sent.
table = stored(table.issued(anna.cancellation, send()));

// Babis had the salad and a glass. The service refuses the cancellation, and the till stops.
const babis = table.split({
  order: next(),
  cancellation: next(),
  lines: [
    { description: 'Χωριάτικη σαλάτα', quantity: 1 },
    { description: 'Κρασί, ποτήρι', quantity: 1 },
  ],
});
const mark = send();
const his = stored(babis.other.issued(babis.order, mark));
table = stored(babis.table.issued(babis.order, mark).notIssued(babis.cancellation));

// His items are now on both tables. The bill has to wait, and the table knows what to do.
const bill = {
  type: '11.1',
  series: 'ΛΙΑ',
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
} as const;
const tooEarly = table.try.close({ ...bill, ...next() });
for (const { message } of tooEarly.issues ?? []) console.log(message);
for (const { next: step, order } of table.unfinished()) {
  console.log(`${order.invoiceHeader.aa}: ${step}`);
  const half = table.finishMove({ move: order, ...next() });
  table = stored(half.table.issued(half.document, send()));
}

for (const [guest, on] of Object.entries({ Άννα: hers, Μπάμπης: his, Γιώργος: table })) {
  const { document } = on.close({ ...bill, ...next() });
  console.log(`${guest}: ${document.invoiceSummary.totalGrossValue.toFixed(2)}`);
}
