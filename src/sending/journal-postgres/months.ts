import type { AttemptBegin } from '../client/journal/inside.js';
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

  /** Looks for the partition of a month again before it is next used. */
  forget(month: string): void {
    this.#known.delete(month);
  }

  /** Creates the partition of a month, given by its first day, if it does not exist. */
  async ensure(month: string): Promise<void> {
    if (this.#known.has(month)) return;
    const { bodies, schema } = this.#tables;
    const partition = `"${schema}".bodies_${month.slice(0, 7).replace('-', '_')}`;
    await this.#database.write(async (queries) => {
      await queries.all('SELECT pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext($1))', bodies);
      const found = await queries.one(
        `SELECT pg_catalog.to_regclass($1) IS NOT NULL AS exists, EXISTS (
           SELECT FROM pg_catalog.pg_inherits WHERE inhrelid = pg_catalog.to_regclass($1)::pg_catalog.oid AND inhparent = pg_catalog.to_regclass($2)::pg_catalog.oid
         ) AS attached, ($3::pg_catalog.date + interval '1 month')::pg_catalog.date::pg_catalog.text AS next`,
        ...[partition, bodies, month],
      );
      if (found?.['attached'] === true) return;
      if (found?.['exists'] === true)
        throw this.#database.error('journal/month-detached', { month: month.slice(0, 7) });
      // To attach a table, unlike to create a partition, waits for no reader of the other months.
      await queries.all(`CREATE TABLE ${partition} (LIKE ${bodies} INCLUDING ALL)`);
      await queries.all(
        `ALTER TABLE ${bodies} ATTACH PARTITION ${partition} FOR VALUES FROM ('${month}') TO ('${found?.['next']}')`,
      );
    });
    this.#known.add(month);
  }
}

/** The first day of the month of the document, or of the attempt if the request has no day. */
export function monthOf({ at, request }: Pick<AttemptBegin, 'at' | 'request'>): string {
  return `${(request.about['issueDate'] ?? at).slice(0, 7)}-01`;
}
