/**
 * A restaurant's bill by card, with a tip and a lost answer.
 *
 * The guest pays, and then the network is gone. The till does not know whether the card was charged. The same call again asks
 * the terminal, so the guest pays once.
 */
import { card, holdPosPayment, retailReceipt } from 'parastatiko';
import { createClient, memoryJournal } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { terminal, viva } from 'parastatiko/terminals';

const issuer = { vatNumber: '800123456', branch: 0 };
// Time that passes only where somebody waits: a till leaves this out.
let time = Date.parse('2026-11-20T22:10:00+02:00');
const clock = {
  now: () => new Date(time),
  wait: async (milliseconds: number) => {
    time += milliseconds;
  },
};
const sandbox = await createSandbox({
  ...{ clock, keys: [{ key: 'k', companies: [issuer.vatNumber] }] },
  terminals: [{ family: 'viva', terminalId: '16000124' }],
});
const journal = memoryJournal();
const client = createClient({ ...sandbox.clientOptions(), journal });
const address = 'https://sandbox.example/terminals/viva';
const own = { clientId: 'sandbox-terminal-key', clientSecret: 'sandbox-terminal-key' };
const shown = { terminalId: '16000124', cashRegister: 'till-1', provider: '999' };
const hall = terminal(viva({ api: address, accounts: address, ...own, ...shown }), {
  fetch: sandbox.fetch,
  clock,
});

const bill = retailReceipt({ issuer, series: 'R', aa: '88', issueDate: '2026-11-20' })
  .line({ description: 'Dinner', quantity: 2, unitPriceWithVat: '23.00', vat: 13, income: 'services' })
  .payment(card({ amount: 'rest', terminalId: '16000124', posNspId: 2 }))
  .build({ skipSignature: false });

async function pay(): Promise<void> {
  const outcome = await client.issue(bill, { skipSignature: false });
  if (outcome.kind !== 'held') return;
  const result = await holdPosPayment({ document: bill, outcome }).charge(hall, { journal, tip: '4.00' });
  console.log(`${result.kind}: ${result.text} ${result.next.todo}`);
  if (result.kind !== 'charged') return;
  const { body } = result.payment.completion();
  const { kind } = await client.completePosPayment({ document: bill, body });
  console.log(`${kind}, after ${sandbox.terminals.charges().length} charge at the terminal`);
}

// The terminal charges, but no answer comes, and nobody can be asked.
sandbox.faults.add({ kind: 'reset-after', call: 'terminal.sale' });
sandbox.faults.add({ kind: 'reset-before', call: 'terminal.ask', times: Number.POSITIVE_INFINITY });
await pay();

// The network is back, and the cashier tries again.
sandbox.faults.clear();
await pay();
