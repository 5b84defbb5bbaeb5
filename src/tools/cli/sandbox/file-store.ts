import { english, type Locale } from '../../../issues/inside.js';
import type { SandboxStore } from '../../../sandbox/inside.js';
import { JournalError } from '../../../sending/client/journal/inside.js';
import {
  type Connection,
  connect,
  type Drivers,
  failureOf,
  mayRepeat,
  drivers as ours,
  pauseBeforeRepeat,
} from '../../../sending/journal-sqlite/inside.js';

/** The application id of a sandbox file: `psbx`. */
const APPLICATION_ID = 0x70736278;
/** The schema of the file. The first version of the sandbox stored none, which SQLite reads as 0. */
const SCHEMA = 1;
/** How long to wait for a sandbox that is just ending, in milliseconds. */
const PATIENCE = 1000;

export interface FileStore {
  readonly store: SandboxStore;
  /** The file is closed when the promise resolves. */
  readonly close: () => Promise<void>;
}

/** The error for a file that belongs to another program. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
}

/** The error for a file that another sandbox has open. */
export class FileInUse extends Error {
  override readonly name = 'FileInUse';
}

/**
 * Opens or creates an SQLite file for one sandbox. It stays locked until it is closed or the process ends, also by
 * `kill -9`: two sandboxes on one file would issue the same MARK twice. Saved rows are on the disk, and keep their
 * order.
 */
export async function openFileStore(
  file: string,
  locale: Locale = english,
  drivers: Drivers = ours,
): Promise<FileStore> {
  const database = await locked(file, locale, drivers);
  try {
    return { store: storeIn(file, locale, database), close: () => release(database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Connects, and takes the lock of SQLite. Two sandboxes that start at the same moment can keep each other from the lock,
 * so each closes its connection before it tries again.
 */
async function locked(file: string, locale: Locale, drivers: Drivers): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const database = await connect({ file, locale }, drivers);
    try {
      // In this mode, a connection keeps each lock until it is closed.
      database.exec('PRAGMA locking_mode = EXCLUSIVE');
      database.exec('BEGIN EXCLUSIVE');
      database.exec('COMMIT');
      return database;
    } catch (error) {
      await database.close();
      const failure = failureOf(error);
      if (failure === 'journal/other-file') throw new OtherFile(file);
      if (failure !== 'journal/locked') throw error;
      if (!mayRepeat(attempt, PATIENCE)) throw new FileInUse(file);
      await pauseBeforeRepeat();
    }
  }
}

/** Unlocks the file, then closes it. SQLite unlocks only a file that has no write-ahead log. */
async function release(database: Connection): Promise<void> {
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM rows');
  } finally {
    await database.close();
  }
}

const PUT = `INSERT INTO rows ("table", id, json) VALUES (?, ?, ?)
ON CONFLICT ("table", id) DO UPDATE SET json = excluded.json`;
const REMOVE = 'DELETE FROM rows WHERE "table" = ? AND id = ?';
const ALL = 'SELECT "table", id, json FROM rows ORDER BY place';

function storeIn(file: string, locale: Locale, database: Connection): SandboxStore {
  const number = (sql: string): number =>
    Number(Object.values(database.prepared(sql).all()[0] ?? {})[0] ?? 0);
  const isOurs = (): boolean => {
    const owner = number('PRAGMA application_id');
    return owner === APPLICATION_ID || (owner === 0 && number('SELECT count(*) FROM sqlite_master') === 0);
  };
  if (!isOurs()) throw new OtherFile(file);
  const found = number('PRAGMA user_version');
  if (found > SCHEMA) {
    throw new JournalError('journal/newer-version', { params: { file, found, known: SCHEMA }, locale });
  }
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA};
CREATE TABLE IF NOT EXISTS rows (
  place INTEGER PRIMARY KEY, "table" TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE ("table", id)
)`);
  return {
    load: async () => database.prepared(ALL).all() as { table: string; id: string; json: string }[],
    save: async (changes) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { table, id, json } of changes) {
          if (json === undefined) database.prepared(REMOVE).run(table, id);
          else database.prepared(PUT).run(table, id, json);
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
