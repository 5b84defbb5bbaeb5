import { type Locale, readLocale } from '../../issues/inside.js';
import { JournalError } from '../client/journal/inside.js';
import { Database } from './database.js';
import { poolOf } from './pool.js';
import { migrations } from './schema.js';
import { isSchema } from './tables.js';

/** The schema of a journal that is only looked for. */
interface Wanted {
  readonly connectionString: string;
  readonly schema: string;
  readonly locale?: Locale | undefined;
}

/**
 * How new the journal in a schema is. `missing`: the schema has no journal. `older`: opening it would update its tables. Changes
 * nothing.
 */
export async function storedVersion({
  connectionString,
  schema,
  locale: given,
}: Wanted): Promise<'missing' | 'older' | 'current'> {
  const locale = readLocale(given);
  if (!isSchema(schema)) throw new JournalError('journal/schema', { locale });
  const { pool, end } = await poolOf({ connectionString }, locale);
  try {
    const database = new Database(pool, locale);
    const [versions, entries] = [`"${schema}".journal`, `"${schema}".entries`];
    const tables = await database.one(
      'SELECT pg_catalog.to_regclass($1) IS NOT NULL AND pg_catalog.to_regclass($2) IS NOT NULL AS found',
      ...[versions, entries],
    );
    if (tables?.['found'] !== true) return 'missing';
    const found = Number((await database.one(`SELECT version FROM ${versions}`))?.['version'] ?? 0);
    return found < migrations.length ? 'older' : 'current';
  } finally {
    await end();
  }
}
