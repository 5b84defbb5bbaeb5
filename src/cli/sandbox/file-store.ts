import { english, type Locale } from '../../issues/locale.js';
import { type Driver, type Drivers, drivers as ours } from '../../journal-sqlite/driver.js';
import { failureOf } from '../../journal-sqlite/failure.js';
import { connect } from '../../journal-sqlite/open-store.js';
import type { SandboxStore } from '../../sandbox/state/store.js';

/** The application id of a sandbox file: `psbx`. */
const APPLICATION_ID = 0x70736278;

/** The state of a sandbox in a file. */
export interface FileStore {
  readonly store: SandboxStore;
  readonly close: () => void;
}

/** The error for a file that belongs to another program. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
}

/** Opens or creates an SQLite file. Saved rows are on the disk, and keep their order. */
export async function openFileStore(
  file: string,
  locale: Locale = english,
  drivers: Drivers = ours,
): Promise<FileStore> {
  const database = await connect({ file, locale }, drivers);
  try {
    return { store: storeIn(file, database), close: () => void database.close() };
  } catch (error) {
    database.close();
    throw failureOf(error) === 'journal/other-file' ? new OtherFile(file) : error;
  }
}

function storeIn(file: string, database: Driver): SandboxStore {
  database.exec('PRAGMA busy_timeout = 5000');
  const number = (sql: string): number => Number(Object.values(database.prepare(sql).all()[0] ?? {})[0] ?? 0);
  const isOurs = (): boolean => {
    const owner = number('PRAGMA application_id');
    return owner === APPLICATION_ID || (owner === 0 && number('SELECT count(*) FROM sqlite_master') === 0);
  };
  if (!isOurs()) throw new OtherFile(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(`PRAGMA application_id = ${APPLICATION_ID};
CREATE TABLE IF NOT EXISTS rows (
  place INTEGER PRIMARY KEY, "table" TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE ("table", id)
)`);
  const put = database.prepare(`INSERT INTO rows ("table", id, json) VALUES (?, ?, ?)
ON CONFLICT ("table", id) DO UPDATE SET json = excluded.json`);
  const remove = database.prepare('DELETE FROM rows WHERE "table" = ? AND id = ?');
  const all = database.prepare('SELECT "table", id, json FROM rows ORDER BY place');
  return {
    load: async () => all.all() as { table: string; id: string; json: string }[],
    save: async (changes) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { table, id, json } of changes) {
          if (json === undefined) remove.run(table, id);
          else put.run(table, id, json);
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
