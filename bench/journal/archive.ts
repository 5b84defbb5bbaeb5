/**
 * How long a search in a large archive takes, and how long it keeps the program from other work.
 * `npm run bench -- archive [documents] [folder]`; by default a million documents, which need 5 GB of disk.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { english } from '../../src/issues/locale.js';
import { drivers } from '../../src/sending/journal-sqlite/driver.js';
import { type DocumentFilter, sqliteJournal } from '../../src/sending/journal-sqlite/index.js';
import { connect } from '../../src/sending/journal-sqlite/open-store.js';
import { median } from '../measure.js';

const documents = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(process.argv[3] ?? tmpdir(), 'parastatiko-bench-'));
const file = join(folder, 'journal.db');
const ROUNDS = 30;
const A_DAY = 1000;
const SERIES = ['A', 'B', 'C'];

/** Writes the archive of a shop: three series, a thousand documents of 2.8 KB a day. */
async function fill(): Promise<void> {
  await (await sqliteJournal({ file })).close();
  const database = await connect({ file, locale: english }, drivers);
  database.exec('PRAGMA synchronous = OFF');
  database.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${documents})
    INSERT INTO entries (operation, key, standing, call, query, body, about, first_attempt_at, last_attempt_at, attempts, result)
    SELECT 'issue',
      json_array('800123456', 0, '11.1', char(65 + i % 3), CAST((i + 2) / 3 AS TEXT)),
      CASE WHEN i % 100000 = 0 THEN 'unknown' ELSE 'issued' END, 'SendInvoices', '{"skipSignature":"true"}',
      '{"invoice":[{"text":"' || hex(zeroblob(1400)) || '"}]}',
      json_object('issueDate', date('2024-01-01', '+' || (i / ${A_DAY}) || ' days')),
      '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 1,
      json_object('mark', CAST(400001970000000 + i AS TEXT), 'uid', printf('%040X', i))
    FROM n`);
  await database.close();
}

const milliseconds = (value: number): string => `${value.toFixed(2).padStart(9)} ms`;

await fill();
console.log(`${documents} documents, ${(statSync(file).size / 1e9).toFixed(1)} GB`);
const journal = await sqliteJournal({ file });
let seed = 1;
/** A document, the same in each run of this program. */
const some = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return 1 + (seed % documents);
};
const dayOf = (place: number): string =>
  new Date(Date.UTC(2024, 0, 1 + Math.floor(place / A_DAY))).toISOString().slice(0, 10);

const searches: Readonly<Record<string, () => DocumentFilter>> = {
  'by series and number': () => ({ series: SERIES[some() % 3], aa: String(Math.ceil(some() / 3)) }),
  'by issuer, branch, type, series and number': () => ({
    vatNumber: '800123456',
    branch: 0,
    invoiceType: '11.1',
    series: SERIES[some() % 3],
    aa: String(Math.ceil(some() / 3)),
  }),
  'by MARK': () => ({ mark: String(400001970000000 + some()) }),
  'by UID': () => ({ uid: some().toString(16).toUpperCase().padStart(40, '0') }),
  'by day': () => {
    const day = dayOf(some());
    return { issuedFrom: day, issuedTo: day };
  },
  'by day and series': () => {
    const day = dayOf(some());
    return { issuedFrom: day, issuedTo: day, series: 'A' };
  },
  'by issuer, series and days': () => ({ vatNumber: '800123456', series: 'A', issuedFrom: dayOf(some()) }),
  'by unsettled standing': () => ({ standing: ['sending', 'unknown', 'queued'] }),
  'a number that does not exist': () => ({ series: 'A', aa: '99999999' }),
};

console.log(`${'search'.padEnd(46)}${'first document'.padStart(16)}${'longest'.padStart(12)}`);
for (const [what, filterOf] of Object.entries(searches)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const filter = filterOf();
    const start = performance.now();
    await journal.documents(filter)[Symbol.asyncIterator]().next();
    times.push(performance.now() - start);
  }
  console.log(
    `${what.padEnd(46)}${milliseconds(median(times)).padStart(16)}${milliseconds(Math.max(...times))}`,
  );
}

for (const [what, filter] of Object.entries({
  'all of a day': { issuedFrom: dayOf(500), issuedTo: dayOf(500) },
  'all of a month': { issuedFrom: '2024-03-01', issuedTo: '2024-03-31' },
  'nothing of another branch, in all documents': { branch: 1 },
})) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  let found = 0;
  for await (const _ of journal.documents(filter)) found += 1;
  delay.disable();
  console.log(
    `${what.padEnd(46)}${milliseconds(performance.now() - start).padStart(16)} for ${found}; other work waits at most ${(delay.max / 1e6).toFixed(1)} ms`,
  );
}

await journal.close();
rmSync(folder, { recursive: true });
