import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox, type StoredRow } from '../../../../src/sandbox/index.js';
import { type Driver, drivers, findDriver } from '../../../../src/sending/journal-sqlite/driver.js';
import { FileInUse, openFileStore } from '../../../../src/tools/cli/sandbox/file-store.js';
import { collectGarbage } from '../../../garbage.js';
import { handlesIn } from '../../handles.js';
import { COMPANY, KEY, NOON, receipt } from '../../sandbox/setup.js';
import { builtProgram } from '../built.js';

collectGarbage();

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
  const [second, greek] = await Promise.all([start(data), start(data, '--lang', 'el')]);
  expect(second).toEqual({
    code: 2,
    stderr: `parastatiko: Another sandbox is using ${data}. Stop it, or give another file with --data.\n`,
  });
  expect(greek).toMatchObject({
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
  for (let aa = 1; aa <= 2; aa += 1) {
    const { child, baseUrl } = await started(data);
    marks.push(await markOf(baseUrl, aa));
    if (aa === 1) expect(await start(data)).toMatchObject({ code: 2 });
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const [first = 0] = marks;
  expect(marks).toEqual([first, first + 1]);
}, 60_000);

it('of processes that start together, one gets the file', async () => {
  const data = join(folder, 'together.db');
  const processes = await Promise.all(Array.from({ length: 3 }, () => start(data)));
  const serving = processes.filter((each) => 'baseUrl' in each);
  expect(serving).toHaveLength(1);
  for (const each of processes) if ('code' in each) expect(each.code).toBe(2);
}, 60_000);

it('a process can open the file again after it closed it', async () => {
  const data = join(folder, 'again.db');
  const first = await openFileStore(data);
  await first.store.save([{ table: 'meta', id: 'meta', json: '{}' }]);
  await expect(openFileStore(data)).rejects.toThrow(FileInUse);
  await first.close();
  const second = await openFileStore(data);
  expect([...(await second.store.load())]).toEqual([{ table: 'meta', id: 'meta', json: '{}' }]);
  await second.close();
});

it.runIf(existsSync('/proc/self/fd'))('a closed store has no handle left, with any driver', async () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  const kept = await openFileStore(join(own, 'sandbox.db'));
  await kept.store.save([{ table: 'meta', id: 'meta', json: '{}' }]);
  await kept.store.load();
  expect(handlesIn(own).length).toBeGreaterThan(0);
  await kept.close();
  expect(handlesIn(own)).toEqual([]);
  // The store is still there, and holds nothing.
  expect(Object.keys(kept.store)).toEqual(['load', 'save']);
});

/** A function of its own, after which no statement keeps the file open. */
function insert(database: Driver, rows: readonly StoredRow[]): void {
  const statement = database.prepare('INSERT INTO rows ("table", id, json) VALUES (?, ?, ?)');
  for (const { table, id, json } of rows) statement.run(table, id, json);
}

/** A file as the first version of the sandbox wrote it, with these rows and another schema version. */
async function written(name: string, rows: readonly StoredRow[], version = 0): Promise<string> {
  const data = join(folder, name);
  const database = new (await findDriver(drivers))(data);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA application_id = 1886610040; PRAGMA user_version = ${version};
CREATE TABLE rows (
  place INTEGER PRIMARY KEY, "table" TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE ("table", id)
)`);
  insert(database, rows);
  await database.close();
  return data;
}

async function versionOf(data: string): Promise<unknown> {
  const database = new (await findDriver(drivers))(data);
  const [row] = database.prepare('PRAGMA user_version').all();
  await database.close();
  return (row as { user_version: number }).user_version;
}

const options = { clock: { now: () => new Date(NOON) }, keys: [{ key: KEY, companies: [COMPANY] }] };

const issued = async (sandbox: Sandbox, aa: string): Promise<number> => {
  const response = await sandbox.fetch('https://sandbox.example/api/v1/Provider/SendInvoices', {
    method: 'POST',
    headers: { 'API-KEY': KEY },
    body: JSON.stringify({ invoice: [receipt(aa)] }),
  });
  return (await response.json()).response[0].invoiceMark;
};

it('a file of the first version, which has no schema version, is read, goes on, and gets one', async () => {
  const before = await createSandbox(options);
  const mark = await issued(before, '1');
  const data = await written('first.db', before.snapshot());
  for (const aa of ['2', '3']) {
    const kept = await openFileStore(data);
    const sandbox = await createSandbox({ ...options, store: kept.store });
    expect(sandbox.documents()[0]).toEqual(before.documents()[0]);
    expect(await issued(sandbox, aa)).toBe(mark + Number(aa) - 1);
    await kept.close();
  }
  expect(await versionOf(data)).toBe(1);
});

it('a file of a later version is refused, and stays as it is', async () => {
  const data = await written('later.db', [], 2);
  await expect(openFileStore(data)).rejects.toMatchObject({
    code: 'journal/newer-version',
    message: `${data} was written by a newer version of this library (schema 2; this version knows 1). Update this program.`,
  });
  expect(await versionOf(data)).toBe(2);
  expect(await start(data)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('schema 2; this version knows 1'),
  });
}, 60_000);
