import type { SqlRow } from './driver.js';

/** "para" in ASCII. SQLite stores it in the head of the file, so that the file can be recognised. */
export const APPLICATION_ID = 0x70617261;

/** What an SQLite file says about itself. */
interface Head {
  /** Whether nothing was written yet. */
  readonly isNew: boolean;
  readonly isJournal: boolean;
  /** The version of its tables. */
  readonly version: number;
}

// One statement, so that all three are of one moment: another process may be creating the journal.
const HEAD = `SELECT application_id AS owner, user_version AS version, EXISTS (SELECT 1 FROM sqlite_master) AS has_tables
 FROM pragma_application_id, pragma_user_version`;

/** Reads the head of a file with a function that returns the rows of a query. */
export function headOf(all: (sql: string) => readonly SqlRow[]): Head {
  const [found] = all(HEAD);
  const [owner, version] = [Number(found?.['owner']), Number(found?.['version'])];
  const isNew = owner === 0 && version === 0 && found?.['has_tables'] === 0;
  return { isNew, isJournal: owner === APPLICATION_ID, version };
}
