import { type Locale, readLocale } from '../../issues/inside.js';
import { drivers, type SqlRow } from './driver.js';
import { headOf } from './head.js';
import { connect } from './open-store.js';
import { migrations } from './schema.js';

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
    const { isNew, isJournal, version } = headOf((sql) => connection.prepared(sql).all() as SqlRow[]);
    if (isNew) return 'missing';
    return isJournal && version < migrations.length ? 'older' : 'current';
  } catch {
    // What is no database, or damaged, is reported when it is opened.
    return 'current';
  } finally {
    await connection.close();
  }
}
