/**
 * A sale at a card terminal.
 *
 * Hold, charge, complete. The journal makes it safe to run the sale again: nothing is charged or filed twice.
 */
import { card, holdPosPayment, retailReceipt } from 'parastatiko';
import { createClient, memoryJournal } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { terminal, webEcr } from 'parastatiko/terminals';

const issuer = { vatNumber: '800123456', branch: 0 };
const clock = { now: () => new Date('2026-11-20T12:00:00+02:00') }; // a fixed day: a till leaves this out
const sandbox = await createSandbox({
  ...{ clock, keys: [{ key: 'k', companies: [issuer.vatNumber] }] },
  terminals: [{ family: 'webEcr', terminalId: '16000123' }],
});
const journal = memoryJournal(); // a till has its journal in a file: sqliteJournal
const client = createClient({ ...sandbox.clientOptions(), journal });
// Settings of the simulated terminal: a till has those of its network.
const settings = { base: 'https://sandbox.example/terminals/webEcr', prefix: '/v2.2', terminal: '1' };
const keys = { apiKey: 'sandbox-terminal-key', terminalId: '16000123', provider: '999' };
const bar = terminal(webEcr({ ...settings, ...keys }), { fetch: sandbox.fetch, clock });

const document = retailReceipt({ issuer, series: 'A', aa: '1', issueDate: '2026-11-20' })
  .line({ description: 'Honey', quantity: 2, unit: 'kg', unitPriceWithVat: '6.20', vat: 13, income: 'goods' })
  .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 1 }))
  .build({ skipSignature: false });

async function sell(): Promise<string> {
  const outcome = await client.issue(document, { skipSignature: false });
  if (outcome.kind !== 'held') return outcome.kind;
  const { kind, text, next, payment } = await holdPosPayment({ document, outcome }).charge(bar, { journal });
  if (kind !== 'charged') return `${text} ${next.todo}`;
  const { body } = payment.completion();
  const completed = await client.completePosPayment({ document, body });
  return `${text} ${completed.kind}`;
}
console.log(await sell());
console.log(await sell(), sandbox.terminals.charges().length, sandbox.documents().length);
