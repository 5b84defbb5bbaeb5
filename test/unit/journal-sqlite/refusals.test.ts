import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { JournalError } from '../../../src/sending/client/journal/error.js';
import { type Driver, drivers, findDriver } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import {
  type SqliteJournalOptions,
  sqliteJournal,
} from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { receipt, withService } from '../client/setup.js';
import { withFiles } from './files.js';

const files = withFiles();

/** What is wrong with a file, seen by its own connection. */
async function raw(file: string, work: (driver: Driver) => unknown): Promise<void> {
  const Opener = await findDriver(drivers);
  const driver = new Opener(file);
  await work(driver);
  driver.close();
}

const place = (file: string) => ({ file, locale: english, busyTimeout: 100 }) as const;

describe('sqliteJournal refuses', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no file', {}],
    ['an empty path', { file: ' ' }],
    ['a database in memory', { file: ':memory:' }],
    ['a path with a zero', { file: 'a\0b' }],
    ['a number', { file: 7 }],
    ['an address', { file: new URL('https://host.example/journal.db') }],
  ])('%s as its file', async (_, options) => {
    const error: unknown = await sqliteJournal(options as SqliteJournalOptions).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'JournalError', code: 'journal/file' });
    expect(JournalError.isJournalError(error)).toBe(true);
  });

  it('an invalid time', async () => {
    for (const busyTimeout of [-1, 1.5, Number.NaN, 2 ** 31, '5' as unknown as number]) {
      await expect(files.open(files.newFile(), { busyTimeout })).rejects.toMatchObject({
        code: 'journal/busy-timeout',
      });
    }
  });

  it('a file of another program, without changing it', async () => {
    const text = files.newFile();
    writeFileSync(text, 'This is a letter, and not a database. '.repeat(50));
    await expect(files.open(text)).rejects.toMatchObject({ code: 'journal/other-file' });
    const foreign = files.newFile();
    await raw(foreign, (driver) => driver.exec('CREATE TABLE customers (name TEXT)'));
    const before = readFileSync(foreign);
    await expect(files.open(foreign)).rejects.toMatchObject({
      code: 'journal/other-file',
      message: `${foreign} was written by another program, so it was not changed. Give the path of a journal or of a new file.`,
    });
    expect(readFileSync(foreign).equals(before)).toBe(true);
  });

  it('a file of a newer version, even if it changes while it is open', async () => {
    const file = files.newFile();
    const journal = await files.open(file);
    await raw(file, (driver) => driver.exec('PRAGMA user_version = 99'));
    const newer = {
      code: 'journal/newer-version',
      message: `${file} was written by a newer version of this library (schema 99; this version knows ${migrations.length}). Update this program.`,
    };
    await expect(journal.saveStates({ a: 1 })).rejects.toMatchObject(newer);
    await expect(files.open(file)).rejects.toMatchObject(newer);
  });

  it('a folder that does not exist, and a folder in place of a file', async () => {
    const file = files.newFile();
    const missing = join(dirname(file), 'none', 'journal.db');
    await expect(files.open(missing)).rejects.toMatchObject({
      code: 'journal/not-opened',
      message: `${missing} cannot be opened. Check that its folder exists and that this program may write to it.`,
      cause: expect.any(Error),
    });
    mkdirSync(file);
    await expect(files.open(file)).rejects.toMatchObject({ code: 'journal/not-opened' });
  });

  it('a runtime without SQLite, with installation advice in both languages', async () => {
    const none = {
      builtIn: () => undefined,
      installed: () => Promise.reject(new Error('libsql has no binary for this machine')),
    };
    const file = files.newFile();
    await expect(openStore(place(file), none, migrations)).rejects.toMatchObject({
      code: 'journal/no-driver',
      message:
        'SQLite is not available here: libsql has no binary for this machine. ' +
        'Install its driver with npm install libsql, or use Node 22.13 or later.',
    });
    await expect(openStore({ ...place(file), locale: el }, none, migrations)).rejects.toThrow(
      /^Η SQLite δεν είναι διαθέσιμη εδώ/,
    );
    // The error of Node for a package that is not installed names a file inside this library.
    const notInstalled = Object.assign(new Error('Cannot find package, imported from /lib/a.js'), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    const missing = { ...none, installed: () => Promise.reject(notInstalled) };
    await expect(openStore(place(file), missing, migrations)).rejects.toMatchObject({
      message:
        'SQLite is not available here. Install its driver with npm install libsql, or use Node 22.13 or later.',
    });
  });

  it('numbering without a series, and closes the file', async () => {
    const first = [{ vatNumber: 'EL1', branch: 0, invoiceType: '11.1', series: 'A', aa: 1 }] as const;
    await expect(files.open(files.newFile(), { numbering: { first } })).rejects.toMatchObject({
      issues: [{ rule: 'numbering/series' }],
    });
  });
});

describe('sqliteJournal', () => {
  it('accepts a file URL, and uses the write-ahead log with full commits', async () => {
    const file = files.newFile();
    const journal = await files.open(file);
    await journal.saveStates({ a: 1 });
    const again = await sqliteJournal({ file: pathToFileURL(file) });
    expect(await again.state('a')).toBe(1);
    await again.close();
    await raw(file, (driver) =>
      expect(driver.prepare('PRAGMA journal_mode').all()).toMatchObject([{ journal_mode: 'wal' }]),
    );
    const store = await openStore(place(file), drivers, migrations);
    expect(store.one('PRAGMA synchronous')).toMatchObject({ synchronous: 2 });
    store.close();
  });

  it('migrates an older file step by step and only once', async () => {
    const file = files.newFile();
    const first = await openStore(place(file), drivers, migrations);
    first.run('INSERT INTO states (name, state) VALUES (?, ?)', 'a', '1');
    first.close();
    const more = [...migrations, 'ALTER TABLE states ADD COLUMN more TEXT', "UPDATE states SET more = 'yes'"];
    for (let round = 0; round < 2; round += 1) {
      const later = await openStore(place(file), drivers, more);
      expect(later.all('SELECT * FROM states')).toMatchObject([{ name: 'a', state: '1', more: 'yes' }]);
      expect(later.one('PRAGMA user_version')).toMatchObject({ user_version: more.length });
      later.close();
    }
  });

  it('leaves an older file unchanged if a migration fails', async () => {
    const file = files.newFile();
    await (await files.open(file)).saveStates({ a: 1 });
    const broken = [...migrations, 'ALTER TABLE states ADD COLUMN more TEXT', 'SELECT * FROM nowhere'];
    await expect(openStore(place(file), drivers, broken)).rejects.toMatchObject({ code: 'journal/failed' });
    const again = await files.open(file);
    expect(await again.state('a')).toBe(1);
  });

  it('prefers the driver of the runtime', async () => {
    class BuiltIn {}
    const both = {
      builtIn: () => BuiltIn as never,
      installed: () => Promise.reject(new Error('not asked for')),
    };
    expect(await findDriver(both)).toBe(BuiltIn);
    expect(drivers.builtIn() !== undefined).toBe(Number(process.versions.node.split('.')[0]) > 20);
  });
});

describe('a journal that cannot be written', () => {
  const at = withService();

  it('stops the call before anything is sent while another program locks the file', async () => {
    const file = files.newFile();
    const journal = await files.open(file, { busyTimeout: 50 });
    const client = at.client({ journal });
    await raw(file, async (driver) => {
      driver.exec('BEGIN IMMEDIATE');
      await expect(client.issue(receipt())).rejects.toMatchObject({
        code: 'journal/not-written',
        cause: {
          code: 'journal/locked',
          message: `${file} was locked by another program for longer than 50 ms. Repeat the call, or end that program.`,
        },
      });
      driver.exec('ROLLBACK');
    });
    expect(at.service.received).toEqual([]);
    expect((await client.issue(receipt())).kind).toBe('issued');
  });

  it('stops the call before anything is sent if the disk is full, and recovers later', async () => {
    const file = files.newFile();
    const store = await openStore(place(file), drivers, migrations);
    const pages = Number(store.one('PRAGMA page_count')?.['page_count']);
    store.exec(`PRAGMA max_page_count = ${pages}`);
    const insert = (name: string, size: number): void =>
      store.run('INSERT INTO states (name, state) VALUES (?, ?)', name, 'x'.repeat(size));
    const fill = () =>
      Promise.allSettled([
        store.together(() => insert('a', 3)),
        store.together(() => insert('b', 99_999)),
        store.together(() => insert('c', 3)),
      ]);
    // The whole transaction is gone, so none of the steps is said to be done.
    const full = { status: 'rejected', reason: { code: 'journal/full' } };
    expect(await fill()).toMatchObject([full, full, full]);
    expect(store.all('SELECT name FROM states')).toEqual([]);
    store.exec('PRAGMA max_page_count = 100000');
    expect(await fill()).toMatchObject(Array(3).fill({ status: 'fulfilled' }));
    expect(store.one('SELECT count(*) AS rows FROM states')).toMatchObject({ rows: 3 });
    await store.close();
  });

  it('is reported with the answer that arrived, and the outcome is still returned', async () => {
    const file = files.newFile();
    const journal = await files.open(file, { busyTimeout: 0 });
    const Opener = await findDriver(drivers);
    const other = new Opener(file);
    const lockWhenSent: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      other.exec('BEGIN IMMEDIATE');
      return answer;
    };
    const outcome = await at.client({ journal, fetch: lockWhenSent }).issue(receipt());
    other.exec('ROLLBACK');
    other.close();
    expect(outcome).toMatchObject({ kind: 'issued', mark: '400001000000001' });
    expect(outcome).toHaveProperty('journalError', expect.stringContaining('was locked by another program'));
    expect(
      (await journal.row({ operation: 'issue', key: '["800123456",0,"11.1","A","101"]' }))?.standing,
    ).toBe('sending');
  });
});
