/**
 * How many documents a second a worker issues: through the queue, the journal, and a service that answers at once, with
 * PostgreSQL, the service and the worker on this machine. `npm run bench -- worker [documents] [series] [concurrency]`.
 * With `node --expose-gc`, it also prints the heap after each tenth.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from 'parastatiko/client';
import { postgresJournal } from 'parastatiko/journal-postgres';
import { createWorker, enqueue, prepareQueue } from 'parastatiko/worker';
import { startServer } from '../../test/postgres/server.js';
import { receipt } from './receipt.js';

const [documents = 5000, series = 50, concurrency = 8] = process.argv.slice(2).map(Number);
const MEGABYTE = 2 ** 20;
const AT_ONCE = 500;

const server = await startServer();
if (typeof server === 'string') throw new Error(server);
const service = spawn(
  process.execPath,
  [...process.execArgv, fileURLToPath(new URL('service.ts', import.meta.url))],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [port] = await once(service.stdout, 'data');
const journal = await postgresJournal({ connectionString: server.connectionString });
await prepareQueue({ journal });

const begun = performance.now();
const tx = await journal.pool.connect();
for (let first = 0; first < documents; first += AT_ONCE) {
  await tx.query('BEGIN');
  for (let index = first; index < Math.min(documents, first + AT_ONCE); index += 1) {
    await enqueue(tx, receipt(`S${index % series}`, Math.floor(index / series) + 1));
  }
  await tx.query('COMMIT');
}
tx.release();
console.log(`${rate(documents, begun)} enqueued a second`);

const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
const client = createClient({
  baseUrl: `http://127.0.0.1:${String(port).trim()}`,
  apiKey: 'key',
  journal,
  holder: 'bench',
  clock,
});
const stopping = new AbortController();
let issued = 0;
const ofServer = serverTime();
const wal = await position();
const ofWorker = process.cpuUsage();
const started = performance.now();
const heap = (): string => {
  globalThis.gc?.();
  return globalThis.gc === undefined
    ? ''
    : `, heap ${(process.memoryUsage().heapUsed / MEGABYTE).toFixed(1)} MB`;
};
await createWorker({
  client,
  journal,
  concurrency,
  signal: stopping.signal,
  onOutcome: ({ outcome }) => {
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    issued += 1;
    if (issued % Math.ceil(documents / 10) === 0)
      console.log(`${issued}: ${rate(issued, started)} a second${heap()}`);
    if (issued === documents) stopping.abort();
  },
}).run();
console.log(`${rate(documents, started)} issued a second, ${concurrency} at once, ${series} series`);
const { user, system } = process.cpuUsage(ofWorker);
const each = (milliseconds: number): string => (milliseconds / documents).toFixed(2);
console.log(
  `computing time of each: ${each((user + system) / 1000)} ms in the worker, ${each(serverTime() - ofServer)} ms in PostgreSQL`,
);
const written = await one(`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '${wal}') AS found`);
const kept = await one(
  "SELECT sum(pg_relation_size(c.oid) + pg_indexes_size(c.oid)) AS found FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'parastatiko'::regnamespace",
);
const kilobytes = (bytes: string): string => (Number(bytes) / documents / 1024).toFixed(1);
console.log(`on the disk of each: ${kilobytes(kept)} KB in the journal, ${kilobytes(written)} KB in the log`);
await journal.close();
service.kill();
server.stop();

function rate(count: number, since: number): string {
  return ((count * 1000) / (performance.now() - since)).toFixed(0);
}

/** Where the log of PostgreSQL ends. */
function position(): Promise<string> {
  return one('SELECT pg_current_wal_lsn() AS found');
}

async function one(sql: string): Promise<string> {
  return String((await journal.pool.query(sql)).rows[0]?.['found']);
}

/** The computing time of PostgreSQL so far, in milliseconds (Linux): that of the server, and of its processes that ended. */
function serverTime(): number {
  const table = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const rows = table.map((line) => line.trim().split(/\s+/));
  const address = typeof server === 'string' ? '' : new URL(server.connectionString).port;
  const main = rows.find((row) => row.includes('-p') && row.includes(address))?.[0];
  const own = rows.filter(([pid, parent]) => pid === main || parent === main);
  // Fields 14 to 17 of the line: its own time, and that of its children, in hundredths of a second.
  const ticks = own.flatMap(([pid]) => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, pid === main ? 15 : 13);
  });
  return ticks.reduce((sum, each) => sum + Number(each), 0) * 10;
}
