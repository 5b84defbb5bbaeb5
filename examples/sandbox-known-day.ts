/**
 * A known day in a sandbox.
 *
 * `openTable` issues the slips of a table, and `snapshot` takes the whole state. Every test starts from its own copy of it.
 * `holdPayment` holds a receipt at a locked terminal, ready to be charged.
 */
import { card, retailReceipt } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { shop } from './shared/parties.js';

const issueDate = '2026-11-20';
const options = {
  clock: { now: () => new Date('2026-11-20T12:00:00+02:00') },
  keys: [{ key: 'till-key', companies: [shop.vatNumber] }],
};
const coffee = { description: 'Καφές', quantity: 2, unit: 'τεμ', unitPriceWithVat: '3.50', vat: 24 } as const;

// The day is made once: a table with two orders.
const morning = await createSandbox(options);
const orders = [
  { aa: '311', issueDate, lines: [coffee] },
  { aa: '312', issueDate, lines: [{ ...coffee, description: 'Πορτοκαλόπιτα', quantity: 1, vat: 13 }] },
];
const { table, slips } = await morning.openTable({ issuer: shop, series: 'ΔΠ', orders });
const snapshot = morning.snapshot();
console.log(
  `${slips.length} slips, to be paid: ${table
    .remaining()
    .map(({ gross }) => gross)
    .join(' + ')}`,
);

// A test closes the table in its own copy of the day.
const sandbox = await createSandbox({ ...options, snapshot });
const client = createClient(sandbox.clientOptions());
const bill = table.close({
  type: '11.1',
  series: 'ΛΙΑ',
  aa: '2041',
  issueDate,
  income: 'goods',
  payments: [{ type: 3, amount: 'rest' }],
});
console.log(`bill: ${(await client.issue(bill.document)).kind}, open tables: ${sandbox.tables().length}`);

// Another test charges a payment that the sandbox holds.
const { document, payment } = await sandbox.holdPayment(
  retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2042', issueDate })
    .line({ ...coffee, income: 'goods' })
    .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }))
    .build({ skipSignature: false }),
);
const charge = { payment: 0, transactionId: '000417', paymentAmount: '7.00', paymentType: 7 } as const;
const { body } = payment.charged({ ...charge, at: sandbox.now() }).completion();
console.log(`payment: ${(await client.completePosPayment({ document, body })).kind}`);

// The snapshot is unchanged: in a third copy the table is open again.
const again = await createSandbox({ ...options, snapshot });
console.log(`open tables in a new copy: ${again.tables().length}`);
