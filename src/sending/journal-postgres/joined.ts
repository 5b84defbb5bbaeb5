import type { Locale } from '../../issues/inside.js';
import { JournalError } from '../client/journal/inside.js';
import {
  type PgClient,
  type Queries,
  queriesOf,
  type SqlRow,
  type SqlValue,
  type Steps,
} from './database.js';
import { inWords } from './failure.js';

const SAVE = 'SAVEPOINT parastatiko_step';
const KEEP = 'RELEASE SAVEPOINT parastatiko_step';
const UNDO = 'ROLLBACK TO SAVEPOINT parastatiko_step';

/**
 * Runs steps in a transaction that the caller began and will end. A step that fails leaves nothing behind, so the caller
 * may still commit the rest. Nothing is repeated: if the connection is lost, the whole transaction is.
 */
export class JoinedTransaction implements Steps {
  readonly locale: Locale;
  readonly #tx: PgClient;
  /** Steps run one after the other, because they share the savepoint. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(tx: PgClient, locale: Locale) {
    this.#tx = tx;
    this.locale = locale;
  }

  all(sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.write((queries) => queries.all(sql, ...values));
  }

  async one(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined> {
    return (await this.all(sql, ...values))[0];
  }

  prepared(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined> {
    return this.one(sql, ...values);
  }

  write<Result>(step: (queries: Queries) => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#saved(step));
    this.#last = result.catch(() => undefined);
    return result;
  }

  error(...[code, params = {}]: Parameters<Steps['error']>): JournalError {
    return new JournalError(code, { params, locale: this.locale });
  }

  /** Outside a transaction, PostgreSQL refuses the savepoint: nothing is written apart from the caller's own writes. */
  async #saved<Result>(step: (queries: Queries) => Promise<Result>): Promise<Result> {
    try {
      await this.#tx.query(SAVE);
      try {
        const result = await step(queriesOf(this.#tx));
        await this.#tx.query(KEEP);
        return result;
      } catch (error) {
        await this.#tx.query(UNDO).catch(() => undefined);
        await this.#tx.query(KEEP).catch(() => undefined);
        throw error;
      }
    } catch (error) {
      throw inWords(error, this.locale);
    }
  }
}
