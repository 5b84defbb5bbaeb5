import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { type Drivers, drivers, findDriver } from '../../../src/sending/journal-sqlite/driver.js';
import { APPLICATION_ID } from '../../../src/sending/journal-sqlite/head.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { storedVersion } from '../../../src/sending/journal-sqlite/stored-version.js';
import { withFiles } from './files.js';

type Opener = Awaited<ReturnType<typeof findDriver>>;

const files = withFiles();
const place = (file: string) => ({ file, locale: english, busyTimeout: 5000 });

describe('two processes that open one new file at once', () => {
  /** What another process does; it leaves alone what is locked, or already a journal. */
  function createWith(Opener: Opener, file: string): void {
    const other = new Opener(file);
    try {
      other.exec('BEGIN IMMEDIATE');
      for (const migration of migrations) other.exec(migration);
      other.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}`);
      other.exec('COMMIT');
    } catch {
      // This process was first.
    } finally {
      other.close();
    }
  }

  /** Drivers with which another process creates the journal right after the nth query of this one. */
  async function raced(file: string, after: number): Promise<Drivers> {
    const Opener = await findDriver(drivers);
    let queries = 0;
    class Raced extends Opener {
      override prepare(sql: string) {
        const statement = super.prepare(sql);
        const all = (...values: Parameters<typeof statement.all>) => {
          const rows = statement.all(...values);
          queries += 1;
          if (queries === after) createWith(Opener, file);
          return rows;
        };
        return { run: statement.run.bind(statement), all };
      }
    }
    return { builtIn: () => Raced, installed: drivers.installed };
  }

  it.each([1, 2, 3])('both have the journal, although it came into being after query %i', async (after) => {
    const file = files.newFile();
    const store = await openStore(place(file), await raced(file, after), migrations);
    expect(store.one('PRAGMA user_version')).toMatchObject({ user_version: migrations.length });
    store.write(() => store.run("INSERT INTO states (name, state) VALUES ('a', '1')"));
    await store.close();
  });
});

describe('a file that is missing or empty beside its log', () => {
  it.each<[string, (file: string) => void]>([
    ['missing', (file) => rmSync(file)],
    ['empty', (file) => writeFileSync(file, '')],
  ])('is not begun anew when it is %s, and its log stays', async (_, lose) => {
    const open = files.newFile();
    const journal = await files.open(open);
    await journal.saveStates({ 'table 7': { open: true } });
    const file = files.newFile();
    for (const end of ['', '-wal']) copyFileSync(`${open}${end}`, `${file}${end}`);
    const log = readFileSync(`${file}-wal`);
    lose(file);
    const lost = {
      name: 'JournalError',
      code: 'journal/lost',
      message: `${file} is missing or empty, but ${file}-wal shows that it was used. Put the file back, restore a backup, or name the right journal. After a backup, follow "After a backup was restored" in docs/guide/restarting.md. To begin anew, choose another place: a new journal does not know the numbers that are used.`,
    };
    await expect(files.open(file)).rejects.toMatchObject(lost);
    await expect(storedVersion({ file })).rejects.toMatchObject(lost);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
    copyFileSync(open, file);
    expect(await (await files.open(file)).state('table 7')).toEqual({ open: true });
  });

  it('is a new journal if only an empty file is there', async () => {
    const file = files.newFile();
    writeFileSync(file, '');
    expect(await (await files.open(file)).standings()).toEqual({});
  });
});

describe.runIf(process.platform !== 'win32')('a new journal', () => {
  it.each([0, 0o022, 0o277])('can only be read by its owner, with the umask %i', async (mask) => {
    const folder = dirname(files.newFile());
    const before = process.umask(mask);
    try {
      await (await files.open(join(folder, 'journal.db'))).saveStates({ a: 1 });
    } finally {
      process.umask(before);
    }
    const modes = readdirSync(folder).map((file) => [file, statSync(join(folder, file)).mode & 0o777]);
    expect(Object.fromEntries(modes)).toEqual({
      'journal.db': 0o600,
      'journal.db-shm': 0o600,
      'journal.db-wal': 0o600,
    });
  });

  it('can also be where a link points', async () => {
    const file = files.newFile();
    const link = join(dirname(file), 'link.db');
    symlinkSync(file, link);
    await (await files.open(link)).saveStates({ a: 1 });
    expect(existsSync(file)).toBe(true);
  });

  it('in an empty file that somebody else made keeps the mode of that file', async () => {
    const { chmodSync } = await import('node:fs');
    const file = files.newFile();
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    await (await files.open(file)).saveStates({ a: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  it('has the mode that its owner gives it from then on', async () => {
    const file = files.newFile();
    await (await files.open(file)).close();
    const { chmodSync } = await import('node:fs');
    chmodSync(file, 0o640);
    await (await files.open(file)).saveStates({ a: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });
});

it('overwrites what is taken out of the file', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const customer = 'Ελένη Παπαδοπούλου, Αθήνα';
  const lease = { holder: 'till 1', run: 'run 1', id: 'lease 1', until: '2020-12-01T10:02:00.000Z' };
  const name = { operation: 'issue', key: '["800123456",0,"1.1","A","1"]' } as const;
  const body = JSON.stringify({ invoice: [{ counterpart: { name: customer } }], more: 'x'.repeat(9000) });
  const request = { call: 'SendInvoices', query: {}, body, about: { issueDate: '2020-12-01' } };
  await journal.take({ ...name, lease, at: '2020-12-01T10:00:00.000Z', request });
  await journal.end({ ...name, lease, standing: 'issued', result: { mark: '1' } });
  const where = (): string[] =>
    readdirSync(dirname(file)).filter((each) => readFileSync(join(dirname(file), each)).includes(customer));
  expect(where()).not.toEqual([]);
  expect(await journal.retire({ before: '2021-01' })).toEqual([{ month: '2020-12', rows: 1 }]);
  expect(where()).toEqual([]);
});
