/**
 * A journal on PostgreSQL, on a server of its own: how long the first document of a search takes in a large archive, and
 * how many documents a second are begun and ended, compared with transactions of one narrow row.
 * `npm run bench -- postgres [documents]`; by default a million, which need 2 GB of disk.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import pg from 'pg';
import type { DocumentFilter } from '../../src/sending/client/journal/documents.js';
import { type PostgresJournal, postgresJournal } from '../../src/sending/journal-postgres/index.js';
import { documentOf, fill } from '../../test/postgres/fill.js';
import { startServer } from '../../test/postgres/server.js';
import { median } from '../measure.js';

const documents = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 30;
const WORKERS = 16;
/** In milliseconds. */
const TURN = 3000;
const TURNS = 5;
/** The usual size of a shop's receipts. */
const body = JSON.stringify({ invoice: [{ text: 'x'.repeat(2800) }] });

const server = await startServer();
if (typeof server === 'string') throw new Error(server);
const pool = new pg.Pool({ connectionString: server.connectionString, max: WORKERS });
const journal = await postgresJournal({ pool, schema: 'bench' });
await fill(pool, 'bench', documents);

let seed = 1;
/** A document, the same in each run of this program. */
function some(): ReturnType<typeof documentOf> {
  seed = (seed * 48_271) % 2_147_483_647;
  return documentOf(1 + (seed % documents));
}

const searches: Readonly<Record<string, () => DocumentFilter>> = {
  'by issuer, branch, type, series and number': () => {
    const { mark: _mark, uid: _uid, day: _day, ...number } = some();
    return number;
  },
  'by series and number': () => {
    const { series, aa } = some();
    return { series, aa };
  },
  'by MARK': () => ({ mark: some().mark }),
  'by UID': () => ({ uid: some().uid }),
  'by day': () => {
    const { day } = some();
    return { issuedFrom: day, issuedTo: day };
  },
  'by issuer and day': () => {
    const { vatNumber, day } = some();
    return { vatNumber, issuedFrom: day, issuedTo: day };
  },
  'by issuer, series and days': () => {
    const { vatNumber, series, day } = some();
    return { vatNumber, series, issuedFrom: day };
  },
  'by issuer': () => ({ vatNumber: some().vatNumber }),
  'by unsettled standing': () => ({ standing: ['sending', 'unknown', 'queued'] }),
  'a number that does not exist': () => ({ series: 'A', aa: '99999999' }),
};

const milliseconds = (value: number): string => `${value.toFixed(2).padStart(9)} ms`;
console.log(`${documents} documents`);
console.log(`${'search'.padEnd(46)}${'first document'.padStart(16)}${'longest'.padStart(12)}`);
const found: Readonly<Record<string, () => Promise<unknown>>> = {
  'the way to the server and back': () => pool.query('SELECT 1'),
  ...Object.fromEntries(
    Object.entries(searches).map(([what, filterOf]) => [
      what,
      () => journal.documents(filterOf())[Symbol.asyncIterator]().next(),
    ]),
  ),
};
for (const [what, find] of Object.entries(found)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await find();
    times.push(performance.now() - start);
  }
  console.log(
    `${what.padEnd(46)}${milliseconds(median(times)).padStart(16)}${milliseconds(Math.max(...times))}`,
  );
}

let counted = 0;
async function document(on: PostgresJournal): Promise<void> {
  counted += 1;
  const name = {
    operation: 'issue',
    key: JSON.stringify(['800123456', 0, '11.1', 'N', String(counted)]),
  } as const;
  const lease = { holder: 'host', run: '1', id: String(counted), until: '2026-11-20T10:02:00Z' };
  const request = { call: 'SendInvoices', query: {}, body, about: { issueDate: '2026-11-20' } };
  await on.take({ ...name, lease, at: '2026-11-20T10:00:00Z', request });
  const result = { mark: String(500_000_000_000_000 + counted), uid: String(counted).padStart(40, 'F') };
  await on.end({ ...name, lease, standing: 'issued', result });
}

await pool.query('CREATE TABLE narrow (id integer PRIMARY KEY, text text)');
let rows = 0;
async function twoNarrowRows(): Promise<void> {
  for (let row = 0; row < 2; row += 1) {
    rows += 1;
    await pool.query('INSERT INTO narrow VALUES ($1, $2)', [rows, 'x']);
  }
}

/** How often some work is done in a second, by all workers together. */
async function rate(work: () => Promise<void>): Promise<number> {
  const end = performance.now() + TURN;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (; performance.now() < end; done += 1) await work();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return (1000 * done) / (performance.now() - start);
}

const [pairs, floors]: [number[], number[]] = [[], []];
for (let turn = 0; turn < TURNS; turn += 1) {
  floors.push(await rate(twoNarrowRows));
  pairs.push(await rate(() => document(journal)));
}
const [pair, floor] = [median(pairs), median(floors)];
console.log(
  `take and end with ${WORKERS} workers: ${Math.round(pair)} a second, ${(pair / floor).toFixed(2)} of two inserts of a narrow row (${Math.round(floor)})`,
);

await journal.close();
await pool.end();
server.stop();
process.exit(0);
