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
hers = stored(hers.issued(anna.order, answer)); // The answer to the order is recorded on both tables, on this one last,
table = stored(table.issued(anna.order, answer)); // and only now the cancellation is sent.
table = stored(table.issued(anna.cancellation, send()));

// Babis had the salad and a glass. The till is switched off after the first of the two tables was stored.
const babis = table.split({
  order: next(),
  cancellation: next(),
  lines: [
    { description: 'Χωριάτικη σαλάτα', quantity: 1 },
    { description: 'Κρασί, ποτήρι', quantity: 1 },
  ],
});
table = stored(babis.table);

// The bill has to wait, and after the restart the table knows what to do.
const bill = {
  type: '11.1',
  series: 'ΛΙΑ',
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
} as const;
const tooEarly = table.try.close({ ...bill, ...next() });
for (const { message } of tooEarly.issues ?? []) console.log(message);

const tables = new Map<string | undefined, Table>();
for (const { next: step, order, cancellation } of table.unfinished()) {
  console.log(`${order.invoiceHeader.aa}: ${step}`);
  const { tableAA } = order.invoiceHeader;
  const there = tables.get(tableAA) ?? openTable({ issuer: shop, series: 'ΔΠ', tableAA });
  const { other: his = there } = table.finishMove({ move: order }, there); // His table gets the order.
  tables.set(tableAA, stored(his)); // A search finds no order with this number, so it is sent now.
  const mark = send();
  tables.set(tableAA, stored(his.issued(order, mark)));
  table = stored(table.issued(order, mark).notIssued(cancellation)); // The service refuses the cancellation.
}

// His items are now on both tables, until the cancellation is made again under a new number.
for (const { next: step, order } of table.unfinished()) {
  console.log(`${order.invoiceHeader.aa}: ${step}`);
  const half = table.finishMove({ move: order, ...next() });
  table = stored(half.table.issued(half.document, send()));
}

const [his] = tables.values();
for (const [guest, on] of Object.entries({ Άννα: hers, Μπάμπης: his, Γιώργος: table })) {
  if (on === undefined) continue;
  const { document } = on.close({ ...bill, ...next() });
  console.log(`${guest}: ${document.invoiceSummary.totalGrossValue.toFixed(2)}`);
}
