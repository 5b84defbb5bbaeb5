/**
 * An evening in a restaurant.
 *
 * Two tables from the first order to the end of the day: an answer is lost, a guest changes tables, one pays alone, the
 * others by card at a locked terminal, and the bill is printed on 80 mm. Tables are stored before their slips are sent. A
 * sandbox plays the service, so the program runs as it is.
 */
import { type Document, holdPosPayment, openTable, type Table } from 'parastatiko';
import { createClient, type IssueOutcome, memoryJournal } from 'parastatiko/client';
import { renderDocument } from 'parastatiko/print';
import { createSandbox } from 'parastatiko/sandbox';
import { shop } from './shared/parties.js';

const issueDate = '2026-11-20';
const sandbox = await createSandbox({
  clock: { now: () => new Date('2026-11-20T21:00:00+02:00') },
  keys: [{ key: 'till-key', companies: [shop.vatNumber] }],
});
// A till has a journal in a file: sqliteJournal. It also gives out the numbers.
const journal = memoryJournal();
const client = createClient({ ...sandbox.clientOptions(), journal, settlingTime: 0 });
let last = 500;
const next = () => {
  last += 1;
  return { aa: String(last), issueDate };
};

/** Issues a document. If the answer is lost, the same call finds the document and does not send it twice. */
async function send(document: Document): Promise<IssueOutcome> {
  const outcome = await client.issue(document);
  if (outcome.kind !== 'unknown') return outcome;
  console.log(`${document.invoiceHeader.aa}: ${outcome.kind}`);
  const again = await client.issue(document);
  console.log(`${document.invoiceHeader.aa}: ${again.kind}`);
  return again;
}

/** Stores a table, sends a slip of it, and stores the answer. */
async function sendSlip(name: string, table: Table, slip: Document): Promise<Table> {
  await journal.saveStates({ [name]: table });
  const known = table.issued(slip, await send(slip));
  await journal.saveStates({ [name]: known });
  return known;
}

// Orders at two tables. The answer to the first is lost.
const food = { unit: 'τεμ', vat: 13 };
const wine = { description: 'Κρασί, ποτήρι', unit: 'τεμ', unitPriceWithVat: '4.00', vat: 24 };
sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
const first = openTable({ issuer: shop, series: 'ΔΠ' }).order({
  ...next(),
  lines: [
    { ...food, description: 'Μουσακάς', quantity: 2, unitPriceWithVat: '11.00' },
    { ...food, description: 'Σαλάτα', quantity: 1, unitPriceWithVat: '8.50' },
    { ...wine, quantity: 3 },
  ],
});
let four = await sendSlip('table 4', first.table, first.document);
const other = openTable({ issuer: shop, series: 'ΔΠ' }).order({
  ...next(),
  lines: [{ ...wine, quantity: 1 }],
});
let seven = await sendSlip('table 7', other.table, other.document);

// A guest takes a glass along to the other table: an order there, a cancellation here. The order is sent first.
const move = four.move(
  { order: next(), cancellation: next(), lines: [{ description: 'Κρασί, ποτήρι', quantity: 1 }] },
  seven,
);
four = move.table;
await journal.saveStates({ 'table 4': four, 'table 7': move.other });
const moved = await send(move.order);
seven = move.other.issued(move.order, moved);
four = await sendSlip('table 4', four.issued(move.order, moved), move.cancellation);

// Anna pays for herself, in cash: her items go to a table of their own.
const anna = four.split({
  order: next(),
  cancellation: next(),
  lines: [
    { description: 'Μουσακάς', quantity: 1 },
    { description: 'Κρασί, ποτήρι', quantity: 1 },
  ],
});
await journal.saveStates({ 'table 4': anna.table, anna: anna.other });
const ordered = await send(anna.order);
four = await sendSlip('table 4', anna.table.issued(anna.order, ordered), anna.cancellation);
const bill = { type: '11.1', series: 'ΛΙΑ', income: 'goods' } as const;
const hers = anna.other
  .issued(anna.order, ordered)
  .close({ ...bill, ...next(), payments: [{ type: 3, amount: 'rest' }] });
await sendSlip('anna', hers.table, hers.document);
const sevens = seven.close({ ...bill, ...next(), payments: [{ type: 3, amount: 'rest' }] });
await sendSlip('table 7', sevens.table, sevens.document);

// The rest of table 4 pays by card. The document is held until the terminal has charged.
const terminal = { terminalId: '16000123', posNspId: 2 };
const rest = four.close({ ...bill, ...next(), payments: [{ type: 7, amount: 'rest', ...terminal }] });
await journal.saveStates({ 'table 4': rest.table });
const held = await client.issue(rest.document, { skipSignature: false });
const [{ left } = { left: '0.00' }] = holdPosPayment({ document: rest.document, outcome: held }).pending(
  sandbox.now(),
);
console.log(`table 4: ${held.kind}, charge ${left}`);
const { body } = holdPosPayment({ document: rest.document, outcome: held })
  .charged({
    payment: 0,
    transactionId: '000417',
    paymentAmount: left,
    paymentType: 7,
    at: sandbox.now(),
  })
  .completion();
const paid = await client.completePosPayment({ document: rest.document, body });
await journal.saveStates({ 'table 4': rest.table.issued(rest.document, paid) });

// On 80 mm paper, with the MARK and the QR code.
if (paid.kind === 'issued') {
  const page = renderDocument(rest.document, { format: 'roll80', issued: paid });
  console.log(`printed with its MARK: ${page.includes(String(paid.mark))}`);
}

// The end of the day: nothing is left open.
const { settled } = await client.recover();
const { vatNumber, branch } = shop;
const open = await client.openTables({ vatNumber, branch });
console.log(`${settled.length} unknown outcomes, ${open.length} open tables`);
const takings = [hers, sevens, rest].map(({ document }) => document.invoiceSummary.totalGrossValue);
console.log(`takings: ${takings.map((gross) => gross.toFixed(2)).join(' + ')}`);
