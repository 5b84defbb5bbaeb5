import type { Driver } from './driver.js';

type Statement = ReturnType<Driver['prepare']>;

/**
 * An open file with its prepared statements, each prepared once. Only the connection holds them, so that they end when it
 * is closed: with libsql, a statement that is still in memory keeps the file open.
 */
export class Connection {
  readonly #driver: Driver;
  readonly #statements = new Map<string, Statement>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Runs one or more statements without values. */
  exec(sql: string): void {
    this.#driver.exec(sql);
  }

  prepared(sql: string): Statement {
    const statement = this.#statements.get(sql) ?? this.#driver.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  async close(): Promise<void> {
    this.#statements.clear();
    await this.#driver.close();
  }
}
