import type { NumberSettings } from '../../flows/inside.js';
import { JournalError } from '../client/journal/inside.js';
import type { Database, PgClient, PgPool } from './database.js';
import { DatabaseJournal } from './database-journal.js';
import { JoinedTransaction } from './joined.js';
import type { JoinedJournal, PostgresJournal } from './journals.js';
import { Months } from './months.js';
import { numberingOn } from './numbers.js';
import { PostgresReplicas } from './replicas.js';
import type { Tables } from './tables.js';

/** What a journal on PostgreSQL is made of. */
interface Parts {
  readonly database: Database;
  readonly tables: Tables;
  readonly settings: NumberSettings;
  readonly pool: PgPool;
  /** Closes the pool if the journal made it. */
  readonly end: () => Promise<void>;
}

export class PooledJournal extends DatabaseJournal implements PostgresJournal {
  readonly replicas: PostgresReplicas;
  readonly pool: PgPool;
  readonly schema: string;
  readonly #parts: Parts;
  readonly #months: Months;
  #closed: Promise<void> | undefined;

  constructor(parts: Parts) {
    const { database, tables, settings, pool } = parts;
    const months = new Months(database, tables);
    const place = { steps: database, tables, months };
    super(place, numberingOn(database, tables, settings));
    this.replicas = new PostgresReplicas(place);
    this.pool = pool;
    this.schema = tables.schema;
    this.#parts = parts;
    this.#months = months;
  }

  joining(tx: PgClient): JoinedJournal {
    const { database, tables, settings } = this.#parts;
    const { locale } = database;
    if (typeof tx?.query !== 'function') throw new JournalError('journal/transaction', { locale });
    const steps = new JoinedTransaction(tx, locale);
    // Months are created on a connection of the journal, so that a long transaction holds up no other host.
    return new DatabaseJournal({ steps, tables, months: this.#months }, numberingOn(steps, tables, settings));
  }

  close(): Promise<void> {
    const { database, end } = this.#parts;
    database.close();
    this.#closed ??= end();
    return this.#closed;
  }
}
