import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { serveSandbox } from '../../../src/tools/cli/sandbox/serve.js';
import { compiled } from '../../compiled.js';
import { passing } from '../../passing.js';
import { isLong } from '../../runs.js';
import { type Calls, type Marks, payByCard, RELEASED, releaseBill, sell, serveTable } from './caller.js';
import type { ServerOrders } from './server.js';

const KILLS = isLong ? 300 : 6;
const CALLERS = 20;
const NOW = Date.parse('2026-11-20T12:00:00+02:00');
const issueDate = '2026-11-20';
const issuer = { vatNumber: '800123456', country: 'GR', branch: 0 };

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port that is free now. A restarted server has the same one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the server, and resolves when it listens. */
async function started(orders: ServerOrders): Promise<ChildProcess> {
  const program = await compiled('test/property/serve/server.ts');
  const child = spawn(process.execPath, ['--no-warnings', program, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((listening, failed) => {
    child.stdout?.once('data', () => listening());
    child.once('close', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  child.removeAllListeners('close');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((closed) => child.once('close', closed));
  child.kill('SIGKILL');
  await gone;
}

const SCENES = [sell, serveTable, payByCard, releaseBill];

it(`a server that is killed ${KILLS} times under load issues each document once, and answers each call`, {
  timeout: isLong ? 3_600_000 : 240_000,
}, async () => {
  const offset = NOW - passing();
  const now = () => new Date(passing() + offset);
  const sandbox = await createSandbox({
    clock: { now },
    keys: [{ key: 'till', companies: ['800123456'], credits: 1_000_000 }],
  });
  const service = await serveSandbox(sandbox, '127.0.0.1', 0);
  const port = await freePort();
  const file = join(folder, 'journal.db');
  const orders = { file, port, baseUrl: service.baseUrl, apiKey: 'till', offset };
  const calls: Calls = { baseUrl: `http://127.0.0.1:${port}`, issueDate, answered: 0, strange: [] };
  let isOver = false;
  const done: Marks[] = [];
  let server = await started(orders);
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let round = 0; !isOver; round += 1) {
      const scene = SCENES[(caller + round) % SCENES.length] ?? sell;
      done.push(await scene(calls, issuer, `${caller}-${round}`));
    }
  });
  for (let kills = 0; kills < KILLS; kills += 1) {
    // After 1 to 60 more answers, whatever the speed of the machine.
    const most = calls.answered + 1 + ((kills * 37) % 60);
    while (calls.answered < most) await new Promise((passed) => setTimeout(passed, 5));
    await killed(server);
    server = await started(orders);
  }
  isOver = true;
  await Promise.all(callers);
  await killed(server);
  await service.close();

  expect(calls.strange).toEqual([]);
  const filed = sandbox.documents();
  const told = done.flat();
  // Nothing was issued that no caller knows, and nothing twice.
  expect(new Set(told).size).toBe(told.length);
  expect(filed.map(({ mark }) => String(mark)).sort()).toEqual([...told].sort());
  const numbers = filed.map(({ document }) => {
    const { invoiceType, series, aa } = document.invoiceHeader;
    return `${invoiceType} ${series} ${aa}`;
  });
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(sandbox.tables()).toEqual([]);
  // No call releases a held document at the service, so only those whose bills were released are left.
  const left = sandbox.holds().map(({ document }) => document.invoiceHeader.series);
  expect(left.filter((series) => series !== RELEASED)).toEqual([]);
  for (const { document } of filed) {
    const { series } = document.invoiceHeader;
    // A table has three coffees, and one of them is cancelled.
    if (series !== 'OS') expect(document.invoiceSummary.totalGrossValue).toBe(series === 'R' ? 7 : 3.5);
  }
});
