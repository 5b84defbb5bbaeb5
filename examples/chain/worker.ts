/** A worker: a process that issues what the queue has. `DATABASE_URL` and `SERVICE_URL` say where; its name is the argument. */
import type { Document } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { postgresJournal } from 'parastatiko/journal-postgres';
import { createWorker } from 'parastatiko/worker';
import { today } from './sale.js';

const { DATABASE_URL: connectionString = '', SERVICE_URL: baseUrl = '' } = process.env;
const [holder = 'worker'] = process.argv.slice(2);

const journal = await postgresJournal({ connectionString });
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

// Only for this example: the day of the receipts, and a lease of two seconds instead of two minutes.
const clock = { now: () => new Date(`${today}T12:00:00+02:00`) };
const times = { leaseTime: 2000, settlingTime: 0 };

await createWorker({
  client: createClient({ baseUrl, apiKey: 'your-key', journal, holder, clock, timeout: 1000, ...times }),
  journal,
  holder,
  ...times,
  signal: stopping.signal,
  onOutcome: async ({ document, outcome }) => {
    if (!('mark' in outcome)) return;
    const { series, aa } = (document as Document).invoiceHeader;
    const values = [outcome.mark, holder, series, aa];
    await journal.pool.query(
      'UPDATE orders SET mark = $1, worker = $2 WHERE series = $3 AND number = $4',
      values,
    );
  },
}).run();
await journal.close();
