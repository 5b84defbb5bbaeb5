/** A worker in a process of its own, which is killed and stopped. */
import { createClient } from '../../src/sending/client/index.js';
import { postgresJournal } from '../../src/sending/journal-postgres/index.js';
import { createWorker } from '../../src/sending/worker/index.js';
import { clockOf, KEY, readOrders, times } from './common.js';

const orders = readOrders();
const { connectionString, baseUrl, holder } = orders;
const { leaseTime, settlingTime } = times;

for (;;) {
  try {
    const journal = await postgresJournal({ connectionString });
    const client = createClient({ baseUrl, apiKey: KEY, journal, holder, clock: clockOf(orders), ...times });
    await createWorker({ client, journal, holder, leaseTime, settlingTime, mostWaiting: 40 }).run();
  } catch (error) {
    // The database may be away at the start; whoever runs a worker starts it again.
    console.error(holder, error instanceof Error ? error.message : error);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
