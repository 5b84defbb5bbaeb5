/**
 * How many documents a sandbox issues per second over loopback, in memory and with a file, compared with a plain server
 * that only reads JSON and answers with it; and how much memory it uses. `npm run bench -- sandbox` (Linux). The servers
 * have one core, the client has the other. They take turns, so that a drifting machine slows all equally.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { athensDate } from '../../src/issues/athens-date.js';
import { median } from '../measure.js';
import { load } from './load.js';
import { receipts } from './receipts.js';

const ROUNDS = 7;
const SECONDS = 3;
const [documents = '100000'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'parastatiko-bench-'));

const start = (...line: string[]): ChildProcess =>
  spawn('taskset', ['-c', '0', process.execPath, '--import', 'tsx', ...line], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The CPU seconds of a process. */
function computed(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Server {
  readonly what: string;
  readonly process: ChildProcess;
  readonly baseUrl: string;
  readonly perSecond: number[];
  readonly perCpuSecond: number[];
}

async function serve(what: string, ...line: string[]): Promise<Server> {
  const started = start('bench/sandbox/serve.ts', ...line);
  const [address] = await once(started.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  return { what, process: started, baseUrl: String(address).trim(), perSecond: [], perCpuSecond: [] };
}

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
const servers = [
  await serve('a plain server', 'plain'),
  await serve('a sandbox in memory', 'sandbox'),
  await serve('a sandbox with a file', 'sandbox', join(folder, 'sandbox.db')),
];
let number = 0;
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const { process: server, baseUrl, perSecond, perCpuSecond } of servers) {
    const before = computed(server.pid);
    const from = performance.now();
    const count = await load(baseUrl, receipts(athensDate(new Date())), SECONDS, number);
    number += count;
    // The first round is a warm-up.
    if (round === 0) continue;
    perSecond.push(count / ((performance.now() - from) / 1000));
    perCpuSecond.push(count / (computed(server.pid) - before));
  }
}
const [plain] = servers;
for (const { what, process: server, perSecond, perCpuSecond } of servers) {
  const beside = perCpuSecond.map((each, round) => (plain?.perCpuSecond[round] ?? 0) / each);
  console.log(
    `${what.padEnd(24)}${median(perSecond).toFixed(0).padStart(6)} a second (best ${Math.max(...perSecond).toFixed(0)}),` +
      ` ${median(perCpuSecond).toFixed(0)} a second of its core, ${median(beside).toFixed(1)} × the plain one's work`,
  );
  server.kill();
  await once(server, 'exit');
}
rmSync(folder, { recursive: true });

const held = start('--expose-gc', 'bench/sandbox/memory.ts', documents);
for await (const line of createInterface({ input: held.stdout as NonNullable<ChildProcess['stdout']> }))
  console.log(line);
