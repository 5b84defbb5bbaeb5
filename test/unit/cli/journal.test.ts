import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { deliveryNote, KEY } from '../client/service.js';
import { listOf, receipt, withService } from '../client/setup.js';
import { withFiles } from '../journal-sqlite/files.js';
import { runCli, type World } from './fake-io.js';

const at = withService();
const files = withFiles();
const LATER = '2026-11-20T10:05:00Z';

const call = (line: readonly string[], world: World = {}) =>
  runCli(line, {
    ...world,
    env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env },
  });
const send = (journal: string, world: World, ...options: string[]) =>
  call(['send', '--journal', journal, ...options], { stdin: JSON.stringify([receipt()]), ...world });
const recover = (journal: string, world: World, ...options: string[]) =>
  call(['recover', '--journal', journal, '--no-wait', ...options], world);

describe('send --journal', () => {
  it('stores the document and does not call the service for it again', async () => {
    const file = files.newFile();
    expect((await send(file, {})).stdout).toMatch(/^11\.1 A 101 · issued · MARK 400001000000001 /);
    const calls = at.service.received.length;
    const again = await send(file, {});
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringMatching(/^11\.1 A 101 · already issued · MARK 400001000000001 /),
    ]);
    expect(at.service.received).toHaveLength(calls);
    const journal = await files.open(file);
    expect(await listOf(journal.documents())).toMatchObject([{ aa: '101', standing: 'issued' }]);
  });

  it('takes over at once what a killed process had started', async () => {
    const file = files.newFile();
    at.service.fail('SendInvoices', 'reset-after');
    expect((await send(file, {})).code).toBe(1);
    // As a process leaves it that was killed while it sent: the row is leased for two minutes.
    const journal = await sqliteJournal({ file });
    const [row] = await listOf(journal.rows());
    const until = '2026-11-20T10:02:00.000Z';
    const lease = { holder: 'parastatiko command line', run: 'killed', id: 'killed 1', until };
    const { operation, key, request } = row!;
    await journal.take({ operation, key, request, lease, at: '2026-11-20T10:00:00.000Z' });
    await journal.close();
    const { code, stdout } = await send(file, {});
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^11\.1 A 101 · already issued /)]);
    expect(at.service.filed).toHaveLength(1);
  });

  it('leaves alone what another command is working on', async () => {
    const file = files.newFile();
    at.service.fail('SendInvoices', 'silent-before');
    const first = send(file, {});
    while (at.service.count('SendInvoices') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const { code, stdout } = await send(file, {});
    expect(code).toBe(1);
    expect(stdout).toContain('11.1 A 101 · not sent\n  A call for 11.1 A 101 is');
    expect((await recover(file, {})).stdout).toBe('11.1 A 101 · another process is working on it\n');
    await at.service.stop();
    expect((await first).stdout).toMatch(/^11\.1 A 101 · unknown/);
    await at.service.start();
  });

  it('explains why a journal is unusable, and sends nothing', async () => {
    const file = join(dirname(files.newFile()), 'no-folder', 'journal.db');
    const { code, stdout, stderr } = await send(file, {});
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('journal.db');
    expect((await send(':memory:', {})).code).toBe(2);
    expect(at.service.received).toEqual([]);
  });

  it('creates no file if there is no key', async () => {
    const file = files.newFile();
    expect((await send(file, { env: { PARASTATIKO_API_KEY: '' } })).code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });
});

describe('recover', () => {
  it('finds a filed document after a lost answer', async () => {
    const file = files.newFile();
    at.service.fail('SendInvoices', 'reset-after');
    await send(file, {});
    const { code, stdout, stderr } = await recover(file, {});
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^11\.1 A 101 · already issued · MARK 400001000000001 · UID [0-9A-F]{40}\n$/);
    expect(await recover(file, {})).toEqual({
      code: 0,
      stdout: 'The journal has no open entries.\n',
      stderr: '',
    });
  });

  it('waits with a document that the search does not find, then sends it once', async () => {
    const file = files.newFile();
    at.service.fail('SendInvoices', 'reset-before');
    await send(file, {});
    const soon = await recover(file, {});
    expect([soon.code, soon.stdout]).toEqual([1, expect.stringMatching(/^11\.1 A 101 · unknown\n/)]);
    const { code, stdout } = await recover(file, { now: LATER });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^11\.1 A 101 · issued · MARK /)]);
    expect(at.service.filed).toHaveLength(1);
  });

  it('lists unsent documents in each format and in Greek', async () => {
    const file = files.newFile();
    const { baseUrl } = at.service;
    await at.service.stop();
    await send(file, { env: { PARASTATIKO_BASE_URL: baseUrl } });
    await at.service.start();
    const row = { operation: 'issue', type: '11.1', series: 'A', aa: '101', mark: null, notSent: true };
    const ndjson = await recover(file, {}, '--format', 'ndjson');
    expect([ndjson.code, JSON.parse(ndjson.stdout)]).toEqual([1, row]);
    const json = await recover(file, {}, '--format', 'json');
    expect(JSON.parse(json.stdout)).toEqual({ ok: false, rows: [row] });
    expect((await recover(file, {}, '--lang', 'el')).stdout).toContain('11.1 A 101 · δεν στάλθηκε ποτέ');
  });

  it('stops if the service cannot be reached, and lists the rest', async () => {
    const file = files.newFile();
    const { baseUrl } = at.service;
    at.service.fail('SendInvoices', 'reset-after', 'reset-after');
    await send(file, { stdin: JSON.stringify([receipt('101'), receipt('102')]) });
    await at.service.stop();
    const env = { PARASTATIKO_BASE_URL: baseUrl };
    const { code, stdout } = await recover(file, { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^11\.1 A 101 · unknown\n/);
    expect(stdout).toMatch(/\n11\.1 A 102 · not tried: the service could not be reached\n$/);
    const ndjson = await recover(file, { env }, '--format', 'ndjson');
    const [, last = ''] = ndjson.stdout.trim().split('\n');
    expect(JSON.parse(last)).toMatchObject({ aa: '102', left: true, stopped: 'no-connection' });
    await at.service.start();
  });

  it('settles a cancellation', async () => {
    const file = files.newFile();
    const mark = await at.service.file(deliveryNote);
    at.service.fail('CancelDeliveryNote', 'reset-after');
    const note = ['--mark', mark, '--type', '9.3', '--vat-number', '800123456'];
    expect((await call(['cancel-note', ...note, '--journal', file])).code).toBe(1);
    const { code, stdout } = await recover(file, { now: LATER });
    expect([code, stdout]).toEqual([0, `MARK ${mark} · already cancelled\n`]);
  });

  it('requires a journal', async () => {
    const { code, stderr } = await call(['recover']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('The option --journal is required')]);
  });

  it('reports what could not be processed', async () => {
    const file = files.newFile();
    at.service.fail('SendInvoices', 'reset-after');
    await send(file, {});
    const env = { PARASTATIKO_API_KEY: 'wrong-key-1' };
    const { code, stdout } = await recover(file, { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^11\.1 A 101 · unknown\n/);
    expect(stdout).not.toContain('wrong-key-1');
  });
});
