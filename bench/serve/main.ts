/**
 * How many calls `parastatiko serve` answers per second over loopback, and how long they take: `validate`, and issued documents
 * with the embedded sandbox, a journal in a file, and numbers of the caller or of the service. `npm run bench -- serve`.
 * `--profile` writes a CPU profile of the server into the working folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { athensDate } from '../../src/issues/athens-date.js';
import { compiled } from '../../test/compiled.js';
import { median } from '../measure.js';
import { load } from '../sandbox/load.js';
import { company, receipts, type Sent } from '../sandbox/receipts.js';

const ROUNDS = 5;
const SECONDS = 3;
const today = athensDate(new Date());

const facts = (aa: string) => ({
  ...{
    type: '11.1',
    series: 'B',
    aa,
    issueDate: today,
    issuer: { vatNumber: company, country: 'GR', branch: 0 },
  },
  lines: [
    { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13, income: 'goods' },
    { description: 'Κρασί', quantity: 1, unit: 1, unitPriceWithVat: '9.00', vat: 24, income: 'goods' },
  ],
  payments: [{ type: 3, amount: 'rest' }],
});
const headers = { 'Content-Type': 'application/json' };
const [document] = JSON.parse(receipts(today).body(1)).invoice;
const isIssued = (answer: string): boolean => answer.includes('"kind":"issued"');

const CALLS: readonly (readonly [what: string, aim: number, sent: Sent])[] = [
  [
    'validate',
    4000,
    {
      path: '/validate',
      headers,
      body: () => JSON.stringify({ document }),
      isDone: (answer) => answer.startsWith('{"ok":true'),
    },
  ],
  [
    'issued, own numbers',
    150,
    {
      path: '/documents',
      headers,
      body: (turn) => JSON.stringify({ facts: facts(String(turn)) }),
      isDone: isIssued,
    },
  ],
  [
    'issued, "aa": "next"',
    150,
    {
      path: '/documents',
      headers,
      keyOf: (turn) => `sale ${turn}`,
      body: () => JSON.stringify({ facts: { ...facts('next'), series: 'N' } }),
      isDone: isIssued,
    },
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'parastatiko-bench-'));
const profile = process.argv.includes('--profile') ? ['--cpu-prof'] : [];
// As the package has it: `tsx` would load the modules of each call through another thread.
const program = await compiled('bench/serve/server.ts', 'packages');
const server = spawn(process.execPath, [...profile, program, folder], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [address] = await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data');
const baseUrl = String(address).trim();
let number = 0;
for (const [what, aim, sent] of CALLS) {
  const perSecond: number[] = [];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const from = performance.now();
    const taken: number[] = [];
    const count = await load(baseUrl, sent, SECONDS, number, taken);
    number += count;
    // The first round is a warm-up.
    if (round === 0) continue;
    perSecond.push(count / ((performance.now() - from) / 1000));
    times.push(...taken);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${what.padEnd(24)}${median(perSecond).toFixed(0).padStart(6)} a second (aim ${aim}),` +
      ` p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, best ${Math.max(...perSecond).toFixed(0)}`,
  );
}
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true });
