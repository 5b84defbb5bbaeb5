import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import {
  type PostgresJournalOptions,
  postgresJournal,
} from '../../../src/sending/journal-postgres/postgres-journal.js';
import { startServer } from '../../postgres/server.js';

/** One server for all tests of this process. */

const server = await startServer();

if (typeof server === 'string') {
  if (process.env['CI'] !== undefined) throw new Error(server);
  console.warn(`Tests of PostgreSQL are skipped. ${server}`);
}

/** Tests that need the server. Without one they are shown as skipped; in CI that is an error. */
export const describeWithServer = describe.skipIf(typeof server === 'string');

const connectionString = typeof server === 'string' ? '' : server.connectionString;

let schemas = 0;

/** Journals of a test, each in a schema of its own, closed and removed after it. */
export function withJournals() {
  const pool = new pg.Pool({ connectionString, max: 20 });
  pool.on('error', () => undefined);
  const journals: PostgresJournal[] = [];
  const used = new Set<string>();
  const newSchema = (): string => {
    schemas += 1;
    const schema = `journal_${process.pid}_${schemas}`;
    used.add(schema);
    return schema;
  };
  afterEach(async () => {
    for (const journal of journals.splice(0)) await journal.close();
    for (const schema of used) await pool.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
    used.clear();
  });
  afterAll(() => pool.end());
  return {
    pool,
    connectionString,
    newSchema,
    open: async (schema = newSchema(), options: Partial<PostgresJournalOptions> = {}) => {
      const journal = await postgresJournal({ pool, schema, ...options });
      journals.push(journal);
      return journal;
    },
  };
}
