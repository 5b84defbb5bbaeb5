import { JournalError } from '../client/journal/inside.js';
import { mayRepeat, pauseBeforeRepeat } from './busy.js';
import { Connection } from './connection.js';
import { type Drivers, findDriver } from './driver.js';
import { detailOf } from './failure.js';
import { createPrivate, leftOf } from './files.js';
import { APPLICATION_ID, headOf } from './head.js';
import { type Place, Store } from './store.js';

/** Opens a journal. Creates it if the file is new or empty, and updates an older one. */
export async function openStore(
  place: Place,
  drivers: Drivers,
  migrations: readonly string[],
): Promise<Store> {
  const store = new Store(await connect(place, drivers), place);
  try {
    store.exec(`PRAGMA busy_timeout = ${place.busyTimeout}`);
    migrate(store, migrations);
    await useLog(store);
    // A commit is on the disk, not in a buffer, when it returns. On macOS this needs `fullfsync`.
    store.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON');
    // What is taken out is overwritten: it has names and VAT numbers of customers.
    store.exec('PRAGMA secure_delete = ON');
    store.expect(migrations.length);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Whether the package is not installed. The message of Node then only adds a path inside this library. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Opens an SQLite file with the driver of this runtime. The error says what is missing. */
export async function connect(
  { file, locale }: Pick<Place, 'file' | 'locale'>,
  drivers: Drivers,
  // node:sqlite refuses `undefined`.
  options: { readonly readOnly?: boolean } = {},
): Promise<Connection> {
  const found = await findDriver(drivers).catch((cause: unknown) => {
    throw new JournalError('journal/no-driver', {
      params: isMissing(cause) ? {} : { detail: detailOf(cause) },
      locale,
      cause,
    });
  });
  const beside = leftOf(file);
  if (beside !== undefined) throw new JournalError('journal/lost', { params: { file, beside }, locale });
  if (options.readOnly !== true) createPrivate(file);
  try {
    return new Connection(new found(file, options));
  } catch (cause) {
    throw new JournalError('journal/not-opened', { params: { file }, locale, cause });
  }
}

/**
 * Checks that the file is a journal, then creates the missing tables. This is one transaction, so that two programs can
 * open the file at once.
 */
function migrate(store: Store, migrations: readonly string[]): void {
  const judge = (): number => {
    const { isNew, isJournal, version: found } = headOf((sql) => store.all(sql));
    if (!isNew && !isJournal) throw store.error('journal/other-file');
    const known = migrations.length;
    if (found > known) throw store.error('journal/newer-version', { found, known });
    return found;
  };
  // A file that is up to date is checked without a lock.
  if (judge() === migrations.length) return;
  store.write(() => {
    for (const migration of migrations.slice(judge())) store.exec(migration);
    store.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}`);
  });
}

/**
 * Turns on the write-ahead log. The setting is stored in the file, but SQLite does not wait for other processes while
 * it changes.
 */
async function useLog(store: Store): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const mode = store.one('PRAGMA journal_mode = WAL')?.['journal_mode'];
      if (mode !== 'wal') throw store.error('journal/no-wal');
      return;
    } catch (error) {
      const isLocked = JournalError.isJournalError(error) && error.code === 'journal/locked';
      if (!isLocked || !mayRepeat(attempt, store.place.busyTimeout)) throw error;
      await pauseBeforeRepeat();
    }
  }
}
