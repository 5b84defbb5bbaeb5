/** A till tested with the test runner of Node: `npx tsx --test`. */
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { card, cash, retailReceipt, tableFromJSON } from 'parastatiko';
import { type Client, createClient } from 'parastatiko/client';
import { createSandbox, type Sandbox, type StoredRow } from 'parastatiko/sandbox';

const shop = { vatNumber: '800123456', branch: 0 };
const issueDate = '2026-11-20';
const clock = { now: () => new Date('2026-11-20T12:00:00+02:00') };
const keys = [{ key: 'till-key', companies: [shop.vatNumber] }];
const coffee = { description: 'Καφές', quantity: 2, unit: 'τεμ', unitPriceWithVat: '3.50', vat: 24 };

// The starting state, created once: a table with one order, in the sandbox and in the till.
let day: { snapshot: readonly StoredRow[]; table: string };
before(async () => {
  const sandbox = await createSandbox({ clock, keys });
  const orders = [{ aa: '311', issueDate, lines: [coffee] }];
  const { table } = await sandbox.openTable({ issuer: shop, series: 'ΔΠ', orders });
  day = { snapshot: sandbox.snapshot(), table: JSON.stringify(table) };
});

// Each test starts from this state, and changes its own copy.
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await createSandbox({ clock, keys, snapshot: day.snapshot });
  client = createClient({ ...sandbox.clientOptions(), settlingTime: 0 });
});

test('the bill closes the table', async () => {
  const { document } = tableFromJSON(JSON.parse(day.table)).close({
    type: '11.1',
    series: 'ΛΙΑ',
    aa: '2041',
    issueDate,
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  });
  const outcome = await client.issue(document);
  assert.equal(outcome.kind, 'issued');
  assert.deepEqual(sandbox.tables(), []);
});

test('a receipt whose answer is lost is not issued twice', async () => {
  const receipt = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2041', issueDate })
    .line({ ...coffee, income: 'goods' })
    .payment(cash('rest'))
    .build();
  sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
  const [first, second] = [await client.issue(receipt), await client.issue(receipt)];
  assert.deepEqual([first.kind, second.kind], ['unknown', 'alreadyIssued']);
  assert.equal(sandbox.documents().length, 2);
});

test('a card payment at a locked terminal is completed', async () => {
  const { document, payment } = await sandbox.holdPayment(
    retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2041', issueDate })
      .line({ ...coffee, income: 'goods' })
      .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }))
      .build({ skipSignature: false }),
  );
  const charge = { payment: 0, transactionId: '000417', paymentAmount: '7.00', paymentType: 7 as const };
  const { body } = payment.charged({ ...charge, at: sandbox.now() }).completion();
  const outcome = await client.completePosPayment({ document, body });
  assert.equal(outcome.kind, 'issued');
});
