/** A receiver of webhooks in a process of its own, which its test kills. A delivery is a line of JSON on standard input. */
import { createInterface } from 'node:readline';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { createWebhookHandler } from '../../../src/sending/webhooks/index.js';
import { afterEvents, delivery, SECRET } from '../../unit/webhooks/deliveries.js';
import { orders, say, step, stepping } from './stepping.js';

const journal = await sqliteJournal({ file: orders.file, busyTimeout: 20_000 });
const handler = createWebhookHandler({
  secrets: SECRET,
  now: afterEvents,
  holder: 'receiver-1',
  store: { ...bound(), durable: true },
  onEvent: async ({ eventId }) => {
    step();
    await say(`handled ${eventId}`);
    step();
  },
});

/** The store with a step before and after each of its methods; what it has completed is reported. */
function bound() {
  const store = stepping(journal.webhooks);
  return {
    add: store.add,
    take: store.take,
    release: store.release,
    pending: store.pending,
    complete: async (eventId: string) => {
      await store.complete(eventId);
      await say(`completed ${eventId}`);
    },
  };
}

await handler.resume();
for await (const body of createInterface({ input: process.stdin })) {
  const { status } = await handler(delivery(body));
  await say(`answered ${status} ${JSON.parse(body).eventId}`);
}
await handler.idle();
await journal.close();
process.exit(0);
