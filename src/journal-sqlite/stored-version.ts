import { type Locale, readLocale } from '../issues/locale.js';
import { drivers } from './driver.js';
import { connect } from './open-store.js';
import { APPLICATION_ID, migrations } from './schema.js';

/**
 * How new the journal in a file is. `missing`: the file is empty, and opening it would create a journal. `older`: opening it would
 * update its tables. Opening a `current` file says whether it can be used. Changes neither the file nor its write-ahead log; SQLite may
 * create the index of the log beside them (`-shm`).
 */
export async function storedVersion({
  file,
  locale,
}: {
  readonly file: string;
  readonly locale?: Locale | undefined;
}): Promise<'missing' | 'older' | 'current'> {
  const connection = await connect({ file, locale: readLocale(locale) }, drivers, { readOnly: true });
  try {
    const [found] = connection
      .prepared(
        `SELECT application_id AS owner, user_version AS version, EXISTS (SELECT 1 FROM sqlite_master) AS has_tables
         FROM pragma_application_id, pragma_user_version`,
      )
      .all() as { readonly owner: number; readonly version: number; readonly has_tables: number }[];
    const { owner, version, has_tables } = found ?? { owner: 0, version: 0, has_tables: 0 };
    if (owner === 0 && version === 0 && has_tables === 0) return 'missing';
    return owner === APPLICATION_ID && version < migrations.length ? 'older' : 'current';
  } catch {
    // What is no database, or damaged, is reported when it is opened.
    return 'current';
  } finally {
    await connection.close();
  }
}
