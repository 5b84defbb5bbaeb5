/**
 * An e-shop with a queue: each order and its receipt are written in one transaction, two workers issue the receipts, and
 * one of them is killed. It needs a PostgreSQL database that may be changed:
 *
 *     DATABASE_URL=postgres://user@localhost/shop npx tsx examples/chain/main.ts
 */
import { execFileSync, fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { postgresJournal } from 'parastatiko/journal-postgres';
import { createSandbox } from 'parastatiko/sandbox';
import { prepareQueue } from 'parastatiko/worker';
import { shop } from '../shared/parties.js';
import { placeOrder, today } from './sale.js';

const { DATABASE_URL: connectionString = '' } = process.env;
const journal = await postgresJournal({ connectionString });
const { pool } = journal;
// The workers do this, too, but the first orders may come before they have started.
await prepareQueue({ journal });
await pool.query('DROP TABLE IF EXISTS orders, phone_numbers');
await pool.query(
  'CREATE TABLE orders (series text, number text, jars integer, mark text, worker text, PRIMARY KEY (series, number))',
);
await pool.query('CREATE TABLE phone_numbers AS SELECT 0 AS last');

// The service. It answers after a tenth of a second, so that there is time to kill a worker while it waits.
const service = await createSandbox({
  clock: { now: () => new Date(`${today}T12:00:00+02:00`) },
  keys: [{ key: 'your-key', companies: [shop.vatNumber] }],
});
const server = serve({
  fetch: async (request) => pause(100, await service.fetch(request)),
  hostname: '127.0.0.1',
  port: 0,
});
await new Promise((resolve) => server.once('listening', resolve));
const SERVICE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const startWorker = (name: string) =>
  fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [name], {
    env: { ...process.env, SERVICE_URL },
  });
const [first, second] = [startWorker('worker 1'), startWorker('worker 2')];

const ORDERS = 20;
const PHONE_ORDERS = 3;
for (let order = 1; order <= ORDERS; order += 1) await placeOrder(journal, (order % 3) + 1);
const script = fileURLToPath(new URL('phone_order.py', import.meta.url));
for (let order = 1; order <= PHONE_ORDERS; order += 1)
  execFileSync('python3', [script, String(order), today]);

const issued = async (): Promise<number> =>
  Number((await pool.query('SELECT count(mark) AS issued FROM orders')).rows[0]?.['issued']);

// A worker is killed in the middle of its work. The other one takes over what it had when its lease is over.
while ((await issued()) < 5) await pause(20);
first.kill('SIGKILL');
console.log('worker 1 was killed');
while ((await issued()) < ORDERS + PHONE_ORDERS) await pause(50);

second.kill('SIGTERM');
await new Promise((resolve) => second.once('exit', resolve));
server.close();
const filed = service.documents().map(({ document, mark }) => ({ ...document.invoiceHeader, mark }));
const orders = await pool.query('SELECT * FROM orders');
const agrees = orders.rows.every(
  (order) =>
    filed.filter(
      ({ series, aa, mark }) =>
        series === order['series'] && aa === order['number'] && mark === order['mark'],
    ).length === 1,
);
console.log(`${orders.rows.length} orders, ${filed.length} receipts`);
console.log(agrees ? 'each order has its receipt, once' : 'an order and its receipt do not agree');
await journal.close();
