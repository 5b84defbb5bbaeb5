import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import { JournalError } from '../client/journal/inside.js';
import { codeOf, inWords, isConnectionLost, isWorthRepeating } from './failure.js';

/** A pool of `pg`, whose statements may have names. Anything else that has `query` may not know them. */
interface PreparingPool {
  query(given: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Whether a pool is one of `pg`: it counts its clients. */
const isPreparing = (pool: object): pool is PreparingPool =>
  'totalCount' in pool && typeof pool.totalCount === 'number';

/** The statement is missing or already there, or its table has changed: all before it was run. */
const UNPREPARED: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);

const isUnprepared = (error: unknown): boolean => UNPREPARED.has(codeOf(error));

const names = new Map<string, string>();

/** The name of a statement, which is the same in every process. The server cuts names after 63 characters. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `parastatiko_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
  names.set(sql, name);
  return name;
}

export type SqlValue = string | number | boolean | null | readonly string[];

/** A row of an answer. All columns are read as text, numbers and booleans, because a pool may have its own parsers. */
export type SqlRow = Readonly<Record<string, unknown>>;

/**
 * What of a client of `pg` is needed.
 *
 * @example
 * const tx: PgClient = await pool.connect();
 */
export interface PgClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly SqlRow[] }>;
}

/**
 * What of a pool of `pg` is needed.
 *
 * @example
 * const pool: PgPool = new Pool({ connectionString });
 */
export interface PgPool extends PgClient {
  connect(): Promise<PgConnection>;
}

/** A client that is lent by a pool. */
export interface PgConnection extends PgClient {
  release(destroy?: boolean): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  removeListener(event: 'error', listener: (error: Error) => void): unknown;
}

/** Runs statements: on any connection of the pool, or in one transaction. */
export interface Queries {
  /** The first row of a statement that runs all the time. The server plans it once for each connection, if possible. */
  prepared(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined>;
  all(sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  one(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined>;
}

/** Runs the steps of a journal. */
export interface Steps extends Queries {
  readonly locale: Locale;
  /** Runs a step as a whole, or not at all. */
  write<Result>(step: (queries: Queries) => Promise<Result>): Promise<Result>;
  error(code: JournalErrorCode, params?: Readonly<Record<string, string | number>>): JournalError;
}

/** Numbers each `?` of a condition: the first one is `$first`. */
export const numberPlaces = (sql: string, first = 1): string => {
  let next = first;
  return sql.replace(/\?/g, () => `$${next++}`);
};

/** Pauses before a step is repeated, in milliseconds: together longer than a restart of PostgreSQL usually takes. */
const PAUSES = [50, 200, 1000, 2000, 4000] as const;

/** Asks the clients of the pool, and repeats what a lost connection or another transaction has interrupted. */
export class Database implements Steps {
  readonly locale: Locale;
  readonly #pool: PgPool;
  /** The same pool, as long as its statements may have names. */
  #preparing: PreparingPool | undefined;
  #isClosed = false;

  constructor(pool: PgPool, locale: Locale) {
    this.#pool = pool;
    this.#preparing = isPreparing(pool) ? pool : undefined;
    this.locale = locale;
  }

  /** After this, every step rejects. */
  close(): void {
    this.#isClosed = true;
  }

  async all(sql: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#repeated(async () => (await this.#pool.query(sql, [...values])).rows);
  }

  async one(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined> {
    return (await this.all(sql, ...values))[0];
  }

  async prepared(sql: string, ...values: readonly SqlValue[]): Promise<SqlRow | undefined> {
    return this.#repeated(async () => {
      const preparing = this.#preparing;
      if (preparing === undefined) return (await this.#pool.query(sql, [...values])).rows[0];
      try {
        return (await preparing.query({ name: nameOf(sql), text: sql, values: [...values] })).rows[0];
      } catch (error) {
        if (!isUnprepared(error)) throw error;
        // A pooler gave the connection to others in between. The statement was not run.
        this.#preparing = undefined;
        return (await this.#pool.query(sql, [...values])).rows[0];
      }
    });
  }

  /**
   * Runs a step as one transaction. It is on the disk when this resolves. If the connection is lost at its end, it may
   * have been committed before it is repeated, so a step must allow that.
   */
  async write<Result>(step: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#repeated(async () => {
      const client = await this.#pool.connect();
      let isLost = false;
      // The query that runs rejects as well. Without a listener the lost connection would end the process.
      client.on('error', ignore);
      try {
        await client.query(BEGIN);
        const result = await step(queriesOf(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        isLost = isConnectionLost(error) || !(await isRolledBack(client));
        throw error;
      } finally {
        client.removeListener('error', ignore);
        client.release(isLost);
      }
    });
  }

  error(code: JournalErrorCode, params: Readonly<Record<string, string | number>> = {}): JournalError {
    return new JournalError(code, { params, locale: this.locale });
  }

  async #repeated<Result>(step: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      if (this.#isClosed) throw this.error('journal/database-closed');
      try {
        return await step();
      } catch (error) {
        const wait = PAUSES[attempt];
        // Hosts that were interrupted together should not come back together.
        if (wait !== undefined && isWorthRepeating(error)) await pause(wait * (0.5 + Math.random()));
        else throw inWords(error, this.locale);
      }
    }
  }
}

/**
 * The locks are made for this level, and the database may have another default. All names are qualified, so nothing is looked
 * up where other roles may put a function or an operator.
 */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL search_path TO pg_catalog, pg_temp';

const ignore = (): void => undefined;

const isRolledBack = (client: PgClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

/** Statements of a transaction that somebody else began, and ends. */
export const queriesOf = (client: PgClient): Queries => {
  const all: Queries['all'] = async (sql, ...values) => (await client.query(sql, [...values])).rows;
  const one: Queries['one'] = async (sql, ...values) => (await all(sql, ...values))[0];
  return { all, one, prepared: one };
};
