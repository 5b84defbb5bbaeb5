import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { ClientError } from '../../../src/sending/client/index.js';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { drivers } from '../../../src/sending/journal-sqlite/inside.js';
import { checks, OLDEST_NODE, type Seen } from '../../../src/tools/cli/doctor/checks.js';
import { serveSandbox } from '../../../src/tools/cli/sandbox/serve.js';
import { wordsIn } from '../../../src/tools/cli/words/index.js';
import { runCli, type World } from './fake-io.js';

const NOW = '2026-11-20T10:00:00Z';
let folder = '';
let baseUrl = '';
/** Where nothing listens. */
let nowhere = '';
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const clock = { now: () => new Date(NOW) };
  const keys = [
    { key: 'sandbox-key', companies: ['800123456'] },
    { key: 'poor-key', companies: ['800123456'], credits: 12 },
  ];
  const gone = await serveSandbox(await createSandbox(), '127.0.0.1', 0);
  nowhere = gone.baseUrl;
  await gone.close();
  ({ baseUrl, close } = await serveSandbox(await createSandbox({ clock, keys }), '127.0.0.1', 0));
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

interface Diagnosis {
  readonly ok: boolean;
  readonly checks: readonly { readonly check: string; readonly finding?: string; readonly toDo?: string }[];
}

/** What is wrong in a set-up, by the name of the check. */
async function diagnosed(words: readonly string[], world: World = {}, instead = {}) {
  const files = { 'key.txt': 'sandbox-key\n', ...world.files };
  const line = ['doctor', '--port', '0', '--data', join(folder, 'new'), ...words, '--format', 'json'];
  const { code, stdout, stderr } = await runCli(line, { now: NOW, ...world, files }, instead);
  expect(stderr).toBe('');
  const { ok, checks: all } = JSON.parse(stdout) as Diagnosis;
  const wrong = all.filter(({ finding }) => finding !== undefined);
  expect([code, ok]).toEqual(wrong.length === 0 ? [0, true] : [1, false]);
  for (const { toDo } of wrong) expect(toDo?.length).toBeGreaterThan(10);
  return Object.fromEntries(wrong.map(({ check, finding, toDo }) => [check, `${finding} ${toDo}`]));
}

const service = (): string[] => ['--service', baseUrl, '--key-file', 'key.txt'];

it('has nothing to say about a set-up that is right, and creates nothing', async () => {
  expect(await diagnosed(service())).toEqual({});
  expect(await diagnosed([])).toEqual({});
  expect(existsSync(join(folder, 'new'))).toBe(false);
  const env = { PARASTATIKO_BASE_URL: baseUrl, PARASTATIKO_API_KEY: 'sandbox-key' };
  expect(await diagnosed(['--printer', 'epson-tm-m30iii', '--webhook', baseUrl], { env })).toEqual({});
});

it('names what is wrong, and only that', async () => {
  const only = async (
    check: string,
    says: RegExp,
    words: readonly string[],
    world: World = {},
    instead = {},
  ) => {
    const wrong = await diagnosed(words, world, instead);
    expect(Object.keys(wrong), says.source).toEqual([check]);
    expect(wrong[check]).toMatch(says);
  };
  await only('key', /no key.*--key-file/, ['--service', baseUrl]);
  await only('key', /none\.txt cannot be read/, ['--service', baseUrl, '--key-file', 'none.txt']);
  await only('key', /does not accept.*another house/, service(), { files: { 'key.txt': 'other-house' } });
  await only('key', /chmod 600 key\.txt/, service(), {}, { isOpenToOthers: async () => true });
  await only('address', /no address.*--service/, ['--key-file', 'key.txt']);
  await only('address', /Nothing answers/, ['--service', nowhere, '--key-file', 'key.txt']);
  const proxied = { env: { HTTPS_PROXY: 'http://127.0.0.1:3128' } };
  await only('proxy', /NODE_USE_ENV_PROXY=1/, ['--service', nowhere, '--key-file', 'key.txt'], proxied);
  await only('certificate', /ca\.pem/, service(), { env: { NODE_EXTRA_CA_CERTS: 'ca.pem' } });
  await only('clock', /[56]\d\d seconds/, service(), { now: '2026-11-20T09:50:00Z' });
  await only('credits', /12 credits/, service(), { files: { 'key.txt': 'poor-key' } });
  await only('webhook', /ECONNREFUSED/, ['--webhook', `${nowhere}/hook`]);
  await only('printer', /code page 1252.*737/, ['--printer', 'epson-tm-m30iii', '--code-page', '1252']);
  await only('printer', /typewriter/, ['--printer', 'typewriter']);
  await only('database', /cannot be reached/, ['--database', 'postgres://user@127.0.0.1:9/db']);
});

it('names a port that another program has, and not one that serve has', async () => {
  let answer = 'hello';
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  expect(Object.keys(await diagnosed(['--port', port]))).toEqual(['port']);
  answer = '{"ok":true}';
  expect(await diagnosed(['--port', port])).toEqual({});
  server.closeAllConnections();
  server.close();
});

it('names a journal that cannot be written, is of another version, or was lost', async () => {
  const file = join(folder, 'journal.db');
  const at = ['--data', folder];
  writeFileSync(join(folder, 'file'), '');
  expect((await diagnosed(['--data', join(folder, 'file')]))['journal']).toMatch(/ENOTDIR/);
  await (await sqliteJournal({ file })).close();
  // The version of the tables is the `user_version` of SQLite, at byte 60 of a file.
  const bytes = readFileSync(file);
  const versioned = async (version: number) => {
    bytes.writeUInt32BE(version, 60);
    for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
    writeFileSync(file, bytes);
    return (await diagnosed(at))['journal'];
  };
  expect(await versioned(bytes.readUInt32BE(60) - 1)).toMatch(/older version/);
  expect(await versioned(999)).toMatch(/newer version/);
  rmSync(file);
  writeFileSync(join(folder, 'serve.lock'), '');
  expect((await diagnosed(at))['journal']).toMatch(/missing or empty/);
});

it('names a missing SQLite', async () => {
  const builtIn = vi.spyOn(drivers, 'builtIn').mockReturnValue(undefined);
  const installed = vi.spyOn(drivers, 'installed').mockRejectedValue(new Error('none'));
  try {
    expect(Object.keys(await diagnosed([]))).toEqual(['sqlite']);
  } finally {
    builtIn.mockRestore();
    installed.mockRestore();
  }
});

it('judges what a test cannot break: Node, disks and certificates', async () => {
  const { doctor: said } = await wordsIn('el');
  const seen: Seen = {
    node: `${OLDEST_NODE}.0.0`,
    hasSqlite: true,
    env: {},
    key: { text: 'key', isOpen: false },
    address: 'https://host.example',
    port: { address: '127.0.0.1:8087' },
    folder: { name: 'data', type: 0xef53, room: 5_000_000_000 },
  };
  const untrusted = new ClientError('transport/connection', {
    params: { detail: 'SELF_SIGNED_CERT_IN_CHAIN, self-signed', trust: 'NODE_EXTRA_CA_CERTS=FILE' },
  });
  const named = (change: Partial<Seen>) =>
    Object.entries(checks).flatMap(([name, check]) =>
      check({ ...seen, ...change }, said) === undefined ? [] : [name],
    );
  expect(named({})).toEqual([]);
  expect(named({ node: `${OLDEST_NODE - 1}.9.0` })).toEqual(['node']);
  expect(named({ folder: { ...seen.folder, type: 0x6969 } })).toEqual(['networkDrive']);
  expect(named({ folder: { ...seen.folder, name: '\\\\server\\share' } })).toEqual(['networkDrive']);
  expect(named({ folder: { ...seen.folder, room: 40_000_000 } })).toEqual(['disk']);
  expect(named({ answer: { error: untrusted, skew: undefined } })).toEqual(['certificate']);
});
