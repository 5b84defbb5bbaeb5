import { type MemoryNumberingOptions, startOf } from '../../flows/inside.js';
import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import type { OptionForm } from '../../reading/option-form.js';
import { readJournalOptions } from '../client/journal/inside.js';
import { Database, type PgPool } from './database.js';
import type { PostgresJournal } from './journals.js';
import { beginSeries } from './numbers.js';
import { open } from './open.js';
import { poolOf } from './pool.js';
import { PooledJournal } from './pooled-journal.js';
import { isSchema, tablesIn } from './tables.js';

/**
 * Options of `postgresJournal`.
 *
 * @example
 * const options: PostgresJournalOptions = { connectionString: 'postgres://erp@db.internal/erp', schema: 'parastatiko' };
 */
export interface PostgresJournalOptions {
  /** A pool of `pg` that your program already has. It stays open when the journal is closed. */
  readonly pool?: PgPool | undefined;
  /** The address of the database, for a pool of the journal's own. */
  readonly connectionString?: string | undefined;
  /** The schema of the tables. It is created if it does not exist. Default: `parastatiko`. */
  readonly schema?: string | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
  /** The first numbers of series. A series that is already in the database continues. */
  readonly numbering?: MemoryNumberingOptions | undefined;
}

const FORM: OptionForm<PostgresJournalOptions, JournalErrorCode> = {
  pool: true,
  connectionString: true,
  schema: [isSchema, 'journal/schema'],
  locale: true,
  numbering: true,
};

/**
 * Opens a journal on PostgreSQL 14 or later, and creates its schema if it is new. Each step is on the disk of the server
 * when its promise resolves. Leases count by the clock of the server. A step that loses its connection is repeated until
 * the server has had time to restart. It needs the package `pg`, unless you pass a pool.
 *
 * @throws JournalError if an option is wrong, the server is too old or may lose commits, the schema is of a newer
 * version, or `pg` is missing.
 * @throws RefusedStepError if `numbering` has an invalid series or number.
 * @example
 * const client = createClient({ baseUrl, apiKey, holder: 'shop 7', journal: await postgresJournal({ connectionString }) });
 */
export async function postgresJournal(options: PostgresJournalOptions): Promise<PostgresJournal> {
  const { locale, schema = 'parastatiko', numbering, ...given } = readJournalOptions(options, FORM);
  const { pool, end } = await poolOf(given, locale);
  const database = new Database(pool, locale);
  const tables = tablesIn(schema);
  try {
    await open(database, tables);
    const { series, settings } = startOf({ locale, ...numbering });
    await beginSeries(database, tables, series);
    return new PooledJournal({ database, tables, settings, pool, end });
  } catch (error) {
    await end();
    throw error;
  }
}
