/**
 * Whether recovery after a crash holds up new sales: documents whose answers were lost are recovered by one process while
 * a till goes on selling, with PostgreSQL and the service on this machine. `npm run bench -- recovery [documents]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from 'parastatiko/client';
import { postgresJournal } from 'parastatiko/journal-postgres';
import { startServer } from '../../test/postgres/server.js';
import { receipt } from './receipt.js';

const documents = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 16;
/** The pause between two sales of the till, in milliseconds. */
const PAUSE = 20;
const SALES = 200;

const server = await startServer();
if (typeof server === 'string') throw new Error(server);
const service = spawn(
  process.execPath,
  [...process.execArgv, fileURLToPath(new URL('service.ts', import.meta.url))],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const [port] = await once(service.stdout, 'data');
const { connectionString } = server;
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };

/** A process of the chain, with connections of its own. */
async function host(holder: string, send?: typeof fetch) {
  const journal = await postgresJournal({ connectionString });
  const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
  const settings = { baseUrl, apiKey: 'key', journal, holder, clock, settlingTime: 0 };
  return { journal, client: createClient({ ...settings, ...(send !== undefined && { fetch: send }) }) };
}

const crashed = await host('crashed', () => Promise.reject(new TypeError('fetch failed')));
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < documents) {
      next += 1;
      const { kind } = await crashed.client.issue(receipt('A', next));
      if (kind !== 'unknown') throw new Error(kind);
    }
  }),
);
await crashed.journal.close();

const till = await host('till');
let number = 0;
/** Sells until the work is done, and gives the time of each sale in milliseconds. */
async function selling(isDone: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isDone()) {
    number += 1;
    const begun = performance.now();
    const { kind } = await till.client.issue(receipt('B', number));
    if (kind !== 'issued') throw new Error(kind);
    times.push(performance.now() - begun);
    await pause(PAUSE);
  }
  return times.sort((a, b) => a - b);
}
const shown = (times: readonly number[]): string => {
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  return `${times.length} sales, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
};

await selling(() => number >= SALES);
const first = number;
console.log(`without recovery: ${shown(await selling(() => number >= first + SALES))}`);

const recovering = await host('recovering');
const begun = performance.now();
let isRecovered = false;
const report = recovering.client.recover().finally(() => {
  isRecovered = true;
});
console.log(`during recovery: ${shown(await selling(() => isRecovered))}`);
const { settled, unknown, failed } = await report;
const seconds = (performance.now() - begun) / 1000;
console.log(
  `${settled.length} documents recovered in ${seconds.toFixed(1)} s, ${(settled.length / seconds).toFixed(0)} a second; open: ${unknown.length + failed.length}`,
);
await recovering.journal.close();
await till.journal.close();
service.kill();
server.stop();
