/** A counter in a process of its own, which its test kills: a payment by card, a cancellation, and an onboarding request. */
import { createClient } from '../../../src/sending/client/index.js';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { cardReceipt } from '../../unit/client/documents.js';
import { payload } from '../../unit/client/onboarding/payload.js';
import { clock, orders, say, stepping, steppingFetch } from './stepping.js';

const opened = await sqliteJournal({ file: orders.file, busyTimeout: 20_000 });
const shared = {
  apiKey: orders.apiKey,
  holder: orders.holder,
  journal: stepping(opened),
  settlingTime: 0,
  timeout: 20_000,
  clock,
  fetch: steppingFetch(fetch),
};
const client = createClient({ baseUrl: orders.baseUrl, ...shared });

/** Holds the receipt, charges the terminal, completes the payment. The terminal knows its transaction after a restart. */
async function pay(): Promise<string> {
  const document = cardReceipt();
  const issued = await client.issue(document, { skipSignature: false });
  if (issued.kind !== 'held') return 'mark' in issued ? issued.mark : issued.kind;
  const signatureToken = issued.providerSignature[0]?.signatures[0]?.token ?? '';
  const charge = { signatureToken, transactionId: '000417', paymentAmount: 12.4, paymentType: 7 } as const;
  const completed = await client.completePosPayment({ document, body: [charge] });
  return 'mark' in completed ? completed.mark : completed.kind;
}

const { unknown, failed } = await client.recover();
if (unknown.length + failed.length > 0) throw new Error('not recovered');
await say(`paid ${await pay()}`);
// The note that the test filed before.
const body = { mark: '400001000000001', entityVatNumber: '800123456' };
await say((await client.cancelNote({ call: 'CancelDeliveryNote', body })).kind);
const created = await client.onboarding.create(payload);
await say(created.kind === 'created' ? `created ${created.request.requestId}` : created.kind);
await opened.close();
process.exit(0);
