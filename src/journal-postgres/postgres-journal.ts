import {
  type ArchivedDocument,
  archived,
  type DocumentFilter,
  wantedDocuments,
  wantedRows,
} from '../client/journal/archive.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from '../client/journal/attempts.js';
import { JournalError } from '../client/journal/error.js';
import { readFilter } from '../client/journal/filter.js';
import { stateFilterNames } from '../client/journal/filter-names.js';
import type { Journal } from '../client/journal/journal.js';
import type { JournalRow, RowFilter, RowName } from '../client/journal/rows.js';
import type { FlowStates, StateFilter, StoredState } from '../client/journal/states.js';
import type { MemoryNumberingOptions } from '../flows/numbering/memory.js';
import type { Numbering } from '../flows/numbering/numbering.js';
import { type Locale, readLocale } from '../issues/locale.js';
import { readOptions } from '../reading/options.js';
import type { WebhookStore } from '../webhooks/store.js';
import { Database, type PgPool } from './database.js';
import { Entries } from './entries.js';
import { PostgresEvents } from './events.js';
import { Months } from './months.js';
import { postgresNumbering } from './numbers.js';
import { open } from './open.js';
import { poolOf } from './pool.js';
import { rowsIn } from './search.js';
import { exchange, saveStates, stateOf, statesOf } from './states.js';
import { isSchema, type Tables, tablesIn } from './tables.js';

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

/**
 * A journal on PostgreSQL: what clients send, the archive of their documents, flow states, numbers, and webhook events.
 * Any number of processes on any number of hosts may use it at once.
 *
 * @example
 * const journal: PostgresJournal = await postgresJournal({ connectionString });
 */
export interface PostgresJournal extends Journal {
  /** The documents of the archive, oldest first, with MARK, UID and links. */
  documents(filter?: DocumentFilter): AsyncIterable<ArchivedDocument>;
  /** The store for `createWebhookHandler`, in the same database. */
  readonly webhooks: WebhookStore;
  /** Closes the journal, and its pool if it made one. After that, every method rejects. */
  close(): Promise<void>;
}

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
  const given = readOptions<PostgresJournalOptions>(options, {
    pool: true,
    connectionString: true,
    schema: true,
    locale: true,
    numbering: true,
  });
  const locale = readLocale(given.locale);
  const { schema = 'parastatiko' } = given;
  if (!isSchema(schema)) throw new JournalError('journal/schema', { locale });
  const { pool, end } = await poolOf(given, locale);
  const database = new Database(pool, locale);
  const tables = tablesIn(schema);
  try {
    await open(database, tables);
    const numbering = await postgresNumbering(database, tables, { locale, ...given.numbering });
    return new DatabaseJournal(database, tables, numbering, end);
  } catch (error) {
    await end();
    throw error;
  }
}

class DatabaseJournal implements PostgresJournal {
  readonly numbering: Numbering;
  readonly webhooks: PostgresEvents;
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #entries: Entries;
  readonly #end: () => Promise<void>;
  #closed: Promise<void> | undefined;

  constructor(database: Database, tables: Tables, numbering: Numbering, end: () => Promise<void>) {
    this.#database = database;
    this.#tables = tables;
    this.#entries = new Entries(database, tables, new Months(database, tables));
    this.#end = end;
    this.numbering = numbering;
    this.webhooks = new PostgresEvents(database, tables);
  }

  take(begin: AttemptBegin): Promise<Taken> {
    return this.#entries.take(begin);
  }

  begin(begin: AttemptBegin, anew: boolean): Promise<void> {
    return this.#entries.begin(begin, anew);
  }

  end(end: AttemptEnd): Promise<void> {
    return this.#entries.end(end);
  }

  release(name: RowName, lease: Lease): Promise<void> {
    return this.#entries.release(name, lease);
  }

  row(name: RowName): Promise<JournalRow | undefined> {
    return this.#entries.row(name);
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    yield* rowsIn(this.#database, this.#tables, wantedRows(filter, this.#database.locale));
  }

  async *documents(filter?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
    const wanted = wantedDocuments(filter, this.#database.locale);
    for await (const row of rowsIn(this.#database, this.#tables, wanted)) yield archived(row);
  }

  state(name: string): Promise<unknown> {
    return stateOf(this.#database, this.#tables, name);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    const read = readFilter<StateFilter>(this.#database.locale, filter, stateFilterNames);
    yield* statesOf(this.#database, this.#tables, read);
  }

  saveStates(states: FlowStates): Promise<void> {
    return this.#database.write((queries) => saveStates(queries, this.#tables, states));
  }

  exchangeState(name: string, expected: unknown, next: unknown): Promise<unknown> {
    return exchange(this.#database, this.#tables, name, expected, next);
  }

  close(): Promise<void> {
    this.#database.close();
    this.#closed ??= this.#end();
    return this.#closed;
  }
}
