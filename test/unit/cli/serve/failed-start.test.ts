/** A start that fails leaves what it found: the next one would otherwise take an empty folder or a lock for a lost journal. */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drivers } from '../../../../src/sending/journal-sqlite/driver.js';
import { openBackend } from '../../../../src/tools/cli/serve/backend.js';
import { runCli } from '../fake-io.js';

/** What PostgreSQL answers to a user that it does not let in, with its length. */
const REFUSAL = 'E\0\0\0\x18SFATAL\0C28P01\0Mno\0\0';

let around = '';
let taken: Server;
let port = '';
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'parastatiko-'));
  taken = createServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.end(REFUSAL)),
  );
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterEach(async () => {
  vi.restoreAllMocks();
  taken.close();
  await rm(around, { recursive: true });
});

const everything = () => readdirSync(around, { recursive: true });
const now = () => new Date('2026-11-20T12:00:00+02:00');

it.each<[string, (folder: string) => readonly string[]]>([
  ['serve, with a port in use', (folder) => ['serve', '--data', folder, '--port', port]],
  [
    'serve, with a database that lets nobody in',
    (folder) => ['serve', '--data', folder, '--database', `postgres://till@127.0.0.1:${port}/shop`],
  ],
  ['sandbox, with a port in use', () => ['sandbox', '--data', join(around, 'sandbox.db'), '--port', port]],
])('%s', async (_name, command) => {
  const { code } = await runCli(command(join(around, 'a', 'data')), { stdin: '' });
  expect({ code, left: everything() }).toEqual({ code: 2, left: [] });
});

it('serve, without SQLite', async () => {
  vi.spyOn(drivers, 'builtIn').mockReturnValue(undefined);
  vi.spyOn(drivers, 'installed').mockRejectedValue(new Error('no libsql here'));
  const { code, stderr } = await runCli(['serve', '--data', join(around, 'a', 'data')], { stdin: '' });
  expect({ code, left: everything() }).toEqual({ code: 2, left: [] });
  expect(stderr).toContain('no libsql here');
});

it('keeps what was there before', async () => {
  const folder = join(around, 'data');
  const options = { folder, houses: [{ key: 'till', companies: ['800123456'] }], now, locale: undefined };
  await (await openBackend(options)).close();
  await writeFile(join(folder, 'note.txt'), 'of somebody else');
  const before = everything();
  expect(before).toHaveLength(5);
  const { code } = await runCli(['serve', '--data', folder, '--port', port], { stdin: '' });
  expect({ code, left: everything() }).toEqual({ code: 2, left: before });
});

it('leaves a folder to the process that works in it', async () => {
  const folder = join(around, 'data');
  const options = { folder, houses: [{ key: 'till', companies: ['800123456'] }], now, locale: undefined };
  const backend = await openBackend(options);
  try {
    await expect(openBackend(options)).rejects.toThrow(folder);
    expect(existsSync(join(folder, 'journal.db'))).toBe(true);
  } finally {
    await backend.close();
  }
});
