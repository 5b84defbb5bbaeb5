/**
 * How many steps of a journal in a file reach the disk per second, compared with the limit of the disk: appending a
 * page to a file and waiting for it (`fsync`). `npm run bench -- journal`.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { sqliteJournal } from '../../src/sending/journal-sqlite/index.js';
import { median } from '../measure.js';

const ROUNDS = 5;
const STEPS = 400;
const PAGE = new Uint8Array(4096);
/** The usual size of a shop's receipts. */
const body = JSON.stringify({ invoice: [{ text: 'x'.repeat(2800) }] });
const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;

const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'parastatiko-bench-'));
const journal = await sqliteJournal({ file: join(folder, 'journal.db') });
const page = openSync(join(folder, 'page'), 'w');

let counted = 0;
async function document(): Promise<void> {
  counted += 1;
  const name = {
    operation: 'issue',
    key: JSON.stringify(['800123456', 0, '11.1', 'A', String(counted)]),
  } as const;
  const lease = { holder: 'till 1', run: '1', id: String(counted), until: '2026-11-20T10:02:00Z' };
  const request = { call: 'SendInvoices', query: {}, body, about: { issueDate: '2026-11-20' } };
  await journal.take({ ...name, lease, at: '2026-11-20T10:00:00Z', request });
  const result = { mark: String(400001970000000 + counted), uid: String(counted).padStart(40, '0') };
  await journal.end({ ...name, lease, standing: 'issued', result });
}

const works: readonly (readonly [what: string, commits: number, work: () => unknown])[] = [
  [
    'append 4 KB and fsync',
    1,
    () => {
      writeSync(page, PAGE);
      fsyncSync(page);
    },
  ],
  ['store the state of a flow', 1, () => journal.saveStates({ table: { stands: performance.now() } })],
  ['a document, before and after', 2, document],
  ['reserve a number', 1, () => journal.numbering.reserve(series)],
];

let floor: number | undefined;
for (const [what, commits, work] of works) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let step = 0; step < STEPS; step += commits) await work();
    times.push((performance.now() - start) / STEPS);
  }
  const each = median(times);
  floor ??= each;
  const perSecond = Math.round(1000 / each);
  console.log(
    `${what.padEnd(30)} ${String(perSecond).padStart(7)} commits a second, ${(each / floor).toFixed(2)} × fsync`,
  );
}

await journal.close();
closeSync(page);
rmSync(folder, { recursive: true });
