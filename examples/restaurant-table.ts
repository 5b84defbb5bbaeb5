/**
 * An evening at one table, with what can go wrong.
 *
 * `openTable` keeps the orders of a table, builds each slip, and closes it with what remains. The table is stored as
 * JSON after every step and before its document is sent, so after a crash the till still has the slip without an
 * answer. A step that is not possible is refused with reasons, and the table is unchanged. The answers here are what
 * the service would send.
 */
import { openTable, RefusedStepError, type Table, type TableStep, tableFromJSON } from 'parastatiko';
import { shop } from './shared/parties.js';

const issueDate = '2026-11-20';
const salad = { description: 'Χωριάτικη σαλάτα', unit: 'τεμ', unitPriceWithVat: '8.50', vat: 13 };
const dessert = { description: 'Πορτοκαλόπιτα', unit: 'τεμ', unitPriceWithVat: '4.20', vat: 13 };
const wine = { description: 'Κρασί, καράφα', unit: 'τεμ', unitPriceWithVat: '9.00', vat: 24 };

/** What a database would keep: the table after every step, before its document is sent, and after every answer. */
let stored = '';
const kept = (table: Table): Table => {
  stored = JSON.stringify(table);
  return table;
};
const keep = (step: TableStep): TableStep => ({ ...step, table: kept(step.table) });

// Two orders. The second is sent while the authority cannot be reached, so it has a UID but no MARK.
let table = openTable({ issuer: shop, series: 'ΔΠ' });
const first = keep(
  table.order({
    aa: '311',
    issueDate,
    lines: [
      { ...salad, quantity: 2 },
      { ...wine, quantity: 1 },
    ],
  }),
);
table = kept(
  first.table.issued(first.document, { mark: '400001970000104', issuedAt: '2026-11-20T20:40:00+02:00' }),
);
keep(
  table.order({
    aa: '312',
    issueDate,
    lines: [
      { ...dessert, quantity: 3 },
      { ...wine, quantity: 1 },
    ],
  }),
);

// The till crashes before the answer arrives. The stored table still has the slip, to be searched for or sent again.
table = tableFromJSON(JSON.parse(stored));
const uid = '5D2C8F4B1E7A9036C4D8E2F10B7A6539D1C0E8F2';
for (const slip of table.pending()) {
  console.log(`Without an answer: ${slip.invoiceHeader.series} ${slip.invoiceHeader.aa}`);
  table = kept(table.issued(slip, { uid, issuedAt: '2026-11-20T21:05:00+02:00' }));
}

// One dessert is cancelled, at the price of its order. Five cannot be cancelled.
try {
  table.cancel({ aa: '313', issueDate, lines: [{ description: 'Πορτοκαλόπιτα', quantity: 5 }] });
} catch (error) {
  if (!RefusedStepError.isRefusedStepError(error)) throw error;
  for (const { rule, message } of error.issues) console.log(`${rule}: ${message}`);
}
const back = keep(
  table.cancel({ aa: '313', issueDate, lines: [{ description: 'Πορτοκαλόπιτα', quantity: 1 }] }),
);
table = kept(
  back.table.issued(back.document, { mark: '400001970000106', issuedAt: '2026-11-20T21:30:00+02:00' }),
);

for (const { description, quantity, gross } of table.remaining()) {
  console.log(`Remains: ${quantity} × ${description}, ${gross}`);
}
const [urgent] = table.deadlines(new Date('2026-11-20T23:00:00+02:00'));
const inAthens = (moment = '') =>
  new Date(moment).toLocaleString('en-GB', {
    timeZone: 'Europe/Athens',
    dateStyle: 'short',
    timeStyle: 'short',
  });
console.log(`${urgent?.slip} blocks the branch from ${inAthens(urgent?.passesAt)} on: ${urgent?.next}`);

// The bill: all slips by MARK or UID, what remains, two payments. It was checked against its slips.
const bill = keep(
  table.close({
    type: '11.1',
    series: 'ΛΙΑ',
    aa: '2042',
    issueDate,
    income: 'goods',
    payments: [
      { type: 3, amount: '20.00' },
      { type: 7, amount: 'rest' },
    ],
  }),
);
table = kept(bill.table.issued(bill.document, { mark: '400001970000108' }));
console.log(`The table has ${table.status}.`);
console.log(JSON.stringify(bill.document, null, 2));
