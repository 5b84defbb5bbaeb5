import type { Journal, ReplicationTarget } from '../client/journal/inside.js';
import type { PgClient, PgPool } from './database.js';

/**
 * A journal whose steps belong to a transaction of your program: they are on the disk when it commits, and never
 * happened if it is rolled back.
 *
 * @example
 * const joined: JoinedJournal = journal.joining(tx);
 */
export type JoinedJournal = Journal;

/**
 * A journal on PostgreSQL: what clients send, the archive of their documents, flow states, numbers, and webhook events.
 * Any number of processes on any number of hosts may use it at once.
 *
 * @example
 * const journal: PostgresJournal = await postgresJournal({ connectionString });
 */
export interface PostgresJournal extends JoinedJournal {
  /**
   * The same journal within a transaction that your program began: reserve a number, store states, or write a row
   * together with the sale. `tx` is the client of `pg` on which the transaction runs, or anything with its `query`.
   * Without a transaction, each method rejects with `journal/no-transaction`. A step that fails leaves the transaction
   * as it was. Never send within it: nobody else sees its rows before it commits.
   *
   * @throws JournalError if `tx` has no `query`.
   * @example
   * await tx.query('BEGIN');
   * const { aa } = await journal.joining(tx).numbering.reserve(series);
   * await tx.query('INSERT INTO sale (number) VALUES ($1)', [aa]);
   * await tx.query('COMMIT');
   */
  joining(tx: PgClient): JoinedJournal;
  /** The rows of tills, which `replicate` copies here. */
  readonly replicas: ReplicationTarget;
  /** The pool of the journal, for other work on the same database, such as a queue. */
  readonly pool: PgPool;
  /** The schema of its tables. */
  readonly schema: string;
  /** Closes the journal, and its pool if it made one. After that, every method rejects. */
  close(): Promise<void>;
}
