import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FileInUse, openFileStore } from '../../../../src/cli/sandbox/file-store.js';
import { receipt } from '../../sandbox/setup.js';
import { builtProgram } from '../built.js';

let folder = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'file-store-'));
  program = join(await builtProgram(), 'cli.js');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** A process of the program: its address, or how it ended if it did not start. */
async function start(
  data: string,
  ...more: string[]
): Promise<{ child: ChildProcess; baseUrl: string } | Ended> {
  const now = '2026-11-20T12:00:00+02:00';
  const options = ['--port', '0', '--data', data, '--now', now, '--format', 'json', '--lang', 'en', ...more];
  const child = spawn(process.execPath, [program, 'sandbox', '--company', '800123456', ...options]);
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (piece) => {
    stderr += piece;
  });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, stderr }));
  const started = once(child.stdout, 'data').then(([line]) => ({
    child,
    baseUrl: String(JSON.parse(String(line)).baseUrl),
  }));
  return Promise.race([started, ended]);
}

async function started(data: string) {
  const process = await start(data);
  if (!('baseUrl' in process)) throw new Error(process.stderr);
  return process;
}

async function markOf(baseUrl: string, aa: number): Promise<number> {
  const response = await fetch(`${baseUrl}/api/v1/Provider/SendInvoices`, {
    method: 'POST',
    headers: { 'API-KEY': 'sandbox-key' },
    body: JSON.stringify({ invoice: [receipt(String(aa))] }),
  });
  return (await response.json()).response[0].invoiceMark;
}

it('a second process on the same file ends with exit code 2, and the first goes on', async () => {
  const data = join(folder, 'shared.db');
  const first = await started(data);
  const mark = await markOf(first.baseUrl, 1);
  const second = await start(data);
  expect(second).toEqual({
    code: 2,
    stderr: `parastatiko: Another sandbox is using ${data}. Stop it, or give another file with --data.\n`,
  });
  expect(await start(data, '--lang', 'el')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Το αρχείο ${data} χρησιμοποιείται από άλλη διεργασία`),
  });
  expect(await markOf(first.baseUrl, 2)).toBe(mark + 1);
}, 60_000);

it('a link to the file is the same file', async () => {
  const data = join(folder, 'linked.db');
  await started(data);
  const link = join(folder, 'link.db');
  symlinkSync(data, link);
  expect(await start(link)).toMatchObject({ code: 2 });
}, 60_000);

it('the file is free as soon as its process was killed, without any cleaning, and has everything it acknowledged', async () => {
  const data = join(folder, 'killed.db');
  const marks: number[] = [];
  for (let aa = 1; aa <= 3; aa += 1) {
    const { child, baseUrl } = await started(data);
    marks.push(await markOf(baseUrl, aa));
    expect(await start(data)).toMatchObject({ code: 2 });
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const [first = 0] = marks;
  expect(marks).toEqual([first, first + 1, first + 2]);
}, 60_000);

it('of processes that start together, one gets the file', async () => {
  const data = join(folder, 'together.db');
  const processes = await Promise.all(Array.from({ length: 4 }, () => start(data)));
  const serving = processes.filter((each) => 'baseUrl' in each);
  expect(serving).toHaveLength(1);
  for (const each of processes) if ('code' in each) expect(each.code).toBe(2);
}, 60_000);

it('a process can open the file again after it closed it', async () => {
  const data = join(folder, 'again.db');
  const first = await openFileStore(data);
  await first.store.save([{ table: 'meta', id: 'meta', json: '{}' }]);
  await expect(openFileStore(data)).rejects.toThrow(FileInUse);
  first.close();
  const second = await openFileStore(data);
  expect([...(await second.store.load())]).toEqual([{ table: 'meta', id: 'meta', json: '{}' }]);
  second.close();
});
