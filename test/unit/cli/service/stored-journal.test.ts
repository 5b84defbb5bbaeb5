import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../../src/tools/cli/generated/list.js';
import { collectGarbage } from '../../../garbage.js';
import { KEY } from '../../client/service.js';
import { receipt, withService } from '../../client/setup.js';
import { withFiles } from '../../journal-sqlite/files.js';
import { runCli, type World } from '../fake-io.js';

collectGarbage();

const at = withService();
const files = withFiles();

const call = (line: readonly string[], world: World = {}) =>
  runCli(line, {
    ...world,
    env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env },
  });
const send = (journal: string) =>
  call(['send', '--journal', journal], { stdin: JSON.stringify([receipt()]) });

const reserve = (folder: string) =>
  call(['call', 'numbers.reserve', 'series.json', '--data', folder, '--idempotency-key', 'number 1'], {
    files: {
      'series.json':
        '{"vatNumber":"800123456","branch":0,"invoiceType":"11.1","series":"A","issueDate":"2026-11-20"}',
    },
  });

/** Command lines that only read a journal, or continue what it has; `JOURNAL` is a file, `FOLDER` a folder. */
const READING: Readonly<Record<string, readonly (readonly string[])[]>> = {
  recover: [
    ['--journal', 'JOURNAL'],
    ['--journal', 'JOURNAL', '--no-wait', '--format', 'json'],
  ],
  journal: [
    ['--journal', 'JOURNAL'],
    ['status', '--journal', 'JOURNAL'],
    ['show', 'A', '101', '--journal', 'JOURNAL'],
    ['retry', 'A', '101', '--journal', 'JOURNAL'],
    ['give-up', 'A', '101', '--reason', 'lost', '--journal', 'JOURNAL'],
  ],
  onboard: [
    ['status', 'r-1', '--journal', 'JOURNAL'],
    ['list', '--journal', 'JOURNAL'],
    ['cancel', 'r-1', '--journal', 'JOURNAL'],
  ],
  call: [
    ['journal.status', '--data', 'FOLDER'],
    ['journal.recover', '--data', 'FOLDER'],
    ['tables.list', '--data', 'FOLDER'],
    ['numbers.list', '--data', 'FOLDER'],
    ['payments.charged', '--data', 'FOLDER', '--set', 'payment=p'],
  ],
  mcp: [['--data', 'FOLDER', '--service', 'https://host.example', '--key-file', 'key.txt']],
};
/** These create a journal, because they keep something in it. */
const CREATING = ['send', 'cancel-note', 'serve', 'sandbox'];
/** It says what is wrong with a journal, and works without one. */
const LOOKING = ['doctor'];

describe('commands that only read a journal', () => {
  it('are all listed here', async () => {
    const withJournal: string[] = [];
    for (const { name, load } of commands) {
      const { options } = await load();
      if (options.some((option) => ['journal', 'data', 'database'].includes(option.name)))
        withJournal.push(name);
    }
    expect(
      [...Object.keys(READING), ...LOOKING, ...CREATING.filter((name) => name !== 'sandbox')].sort(),
    ).toEqual(withJournal.filter((name) => name !== 'sandbox').sort());
  });

  const lines = Object.entries(READING).flatMap(([name, all]) => all.map((line) => [name, ...line]));
  it.each(lines.map((line) => [line.join(' '), line] as const))('never create one: %s', async (_, line) => {
    const folder = dirname(files.newFile());
    const places: Readonly<Record<string, string>> = {
      JOURNAL: join(folder, 'typo.db'),
      FOLDER: join(folder, 'typo'),
    };
    const given = line.map((word) => places[word] ?? word);
    const { code, stdout, stderr } = await call(given, { files: { 'key.txt': KEY } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^parastatiko: There is no journal \S+typo\S+\n$/);
    expect(readdirSync(folder)).toEqual([]);
    expect(at.service.received).toEqual([]);
  });

  it('create nothing to look for what is wrong', async () => {
    const folder = join(dirname(files.newFile()), 'typo');
    await call(['doctor', '--data', folder]);
    expect(existsSync(folder)).toBe(false);
  });

  it('create nothing for a call that only asks the service', async () => {
    const folder = join(dirname(files.newFile()), 'typo');
    const line = ['call', 'service.balance', '--data', folder, '--service', at.service.baseUrl];
    const { code, stdout } = await call([...line, '--key-file', 'key.txt'], { files: { 'key.txt': KEY } });
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ creditsBalance: 1000 })]);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a journal that is missing although there was one', () => {
  it('is not begun anew by send', async () => {
    const file = files.newFile();
    expect((await send(file)).code).toBe(0);
    rmSync(file);
    const calls = at.service.received.length;
    for (const lost of [() => {}, () => writeFileSync(file, '')]) {
      lost();
      const { code, stdout, stderr } = await send(file);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(
        `${file} is missing or empty, but ${file}-command-line shows that it was used.`,
      );
    }
    expect(at.service.received).toHaveLength(calls);
  });

  it('is not begun anew beside the files of serve', async () => {
    const folder = join(dirname(files.newFile()), 'till');
    const first = await reserve(folder);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    rmSync(join(folder, 'journal.db'));
    const { code, stderr } = await reserve(folder);
    expect([code, stderr]).toEqual([2, expect.stringContaining('shows that it was used')]);
    rmSync(join(folder, 'serve.lock'));
    expect((await reserve(folder)).stderr).toContain('sandbox.db shows that it was used');
    expect(existsSync(join(folder, 'journal.db'))).toBe(false);
    rmSync(join(folder, 'sandbox.db'));
    expect((await reserve(folder)).code).toBe(0);
  });
});

it.runIf(process.platform !== 'win32')('what serve keeps can only be read by its owner', async () => {
  const folder = join(mkdtempSync(join(dirname(files.newFile()), 'in-')), 'chain', 'till');
  expect((await reserve(folder)).code).toBe(0);
  const modeOf = (file: string): number => statSync(file).mode & 0o777;
  expect([modeOf(folder), modeOf(dirname(folder))]).toEqual([0o700, 0o700]);
  const modes = readdirSync(folder).map((file) => [file, modeOf(join(folder, file))]);
  expect(Object.fromEntries(modes)).toEqual({
    'journal.db': 0o600,
    'sandbox.db': 0o600,
    'serve.lock': 0o600,
  });
});
