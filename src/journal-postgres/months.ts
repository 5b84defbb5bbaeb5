import type { Database } from './database.js';
import type { Tables } from './tables.js';

/** The partitions of bodies, one for each month. They are created when a document of their month comes. */
export class Months {
  readonly #database: Database;
  readonly #tables: Tables;
  readonly #known = new Set<string>();

  constructor(database: Database, tables: Tables) {
    this.#database = database;
    this.#tables = tables;
  }

  /** Creates the partition of a month, given by its first day, if it does not exist. */
  async ensure(month: string): Promise<void> {
    if (this.#known.has(month)) return;
    const { bodies, schema } = this.#tables;
    const partition = `"${schema}".bodies_${month.slice(0, 7).replace('-', '_')}`;
    await this.#database.write(async (queries) => {
      await queries.all('SELECT pg_advisory_xact_lock(hashtext($1))', bodies);
      const { next } =
        (await queries.one("SELECT ($1::date + interval '1 month')::date::text AS next", month)) ?? {};
      await queries.all(
        `CREATE TABLE IF NOT EXISTS ${partition} PARTITION OF ${bodies} FOR VALUES FROM ('${month}') TO ('${next}')`,
      );
    });
    this.#known.add(month);
  }
}
