/** Sales of two series through the queue: each is issued once, in the order of its series. The argument is a database. */

import { cash, type Document, issuer, retailReceipt } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { postgresJournal } from 'parastatiko/journal-postgres';
import { createWorker, enqueue, prepareQueue } from 'parastatiko/worker';

/** The address of the service, which the build puts in. */
declare const ADDRESS: string;

const SALES = 6;
const journal = await postgresJournal({ connectionString: process.argv[2] ?? '' });
await prepareQueue({ journal });
const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});
const tx = await journal.pool.connect();
await tx.query('BEGIN');
for (let aa = 1; aa <= SALES; aa += 1) {
  for (const series of ['A', 'B']) {
    const receipt = retailReceipt({ issuer: shop, series, aa: String(aa), issueDate: '2026-11-20' })
      .line({
        description: 'Μέλι',
        quantity: 1,
        unit: 'τεμ',
        unitPriceWithVat: '6.20',
        vat: 13,
        income: 'goods',
      })
      .payment(cash('rest'))
      .build();
    await enqueue(tx, receipt);
  }
}
await tx.query('COMMIT');
tx.release();

const issued: Record<string, string[]> = { A: [], B: [] };
let count = 0;
const stopping = new AbortController();
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
await createWorker({
  client: createClient({ baseUrl: ADDRESS, apiKey: 'key-1', journal, clock }),
  journal,
  signal: stopping.signal,
  onOutcome: ({ document, outcome }) => {
    const { series, aa } = (document as Document).invoiceHeader;
    issued[series]?.push(`${aa} ${outcome.kind}`);
    count += 1;
    if (count === 2 * SALES) stopping.abort();
  },
}).run();
const { rows } = await journal.pool.query('SELECT FROM graphile_worker.jobs');
console.log(JSON.stringify({ ...issued, left: rows.length }));
await journal.close();
