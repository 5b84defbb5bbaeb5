import { expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { JournalError } from '../../../src/sending/client/journal/error.js';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { migrations } from '../../../src/sending/journal-postgres/schema.js';
import { describeWithServer, withJournals } from './journals.js';

describeWithServer('opening a journal on PostgreSQL', () => {
  const journals = withJournals();

  it('creates the schema once, although many hosts open it at the same time', async () => {
    const schema = journals.newSchema();
    const opened = await Promise.all(Array.from({ length: 8 }, () => journals.open(schema)));
    await opened[0]?.saveStates({ table: 1 });
    expect(await opened[7]?.state('table')).toBe(1);
    const { rows } = await journals.pool.query(`SELECT version FROM "${schema}".journal`);
    expect(rows).toEqual([{ version: migrations.length }]);
  });

  it('refuses the schema of a newer version of the library', async () => {
    const schema = journals.newSchema();
    await (await journals.open(schema)).close();
    await journals.pool.query(`UPDATE "${schema}".journal SET version = 99`);
    await expect(journals.open(schema)).rejects.toMatchObject({
      code: 'journal/database-newer',
      message: `The schema ${schema} was written by a newer version of this library (schema 99; this version knows ${migrations.length}). Update this program.`,
    });
  });

  it.each<[object, string]>([
    [{}, 'journal/connection'],
    [{ pool: {} }, 'journal/connection'],
    [{ connectionString: ' ' }, 'journal/connection'],
    [{ pool: { query() {}, connect() {} }, connectionString: 'postgres://x' }, 'journal/connection'],
    [{ pool: { query() {}, connect() {} }, schema: 'Journal"; DROP' }, 'journal/schema'],
  ])('refuses the options %o', async (options, code) => {
    const refused = postgresJournal({ locale: el, ...options } as never);
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(/^Το /) });
    await expect(refused).rejects.toSatisfy(JournalError.isJournalError);
  });

  it('refuses a server that may lose commits', async () => {
    const schema = journals.newSchema();
    // What `ALTER DATABASE … SET synchronous_commit = off` gives each new connection.
    const { pool } = journals;
    const careless = {
      query: async (text: string, values?: unknown[]) => {
        const client = await pool.connect();
        try {
          await client.query('SET synchronous_commit = off');
          return await client.query(text, values);
        } finally {
          client.release(true);
        }
      },
      connect: () => pool.connect(),
    };
    await expect(journals.open(schema, { pool: careless })).rejects.toMatchObject({
      code: 'journal/database-setting',
      message:
        'The setting synchronous_commit of the database is off. Change it to on: with off, a crash of the server can lose documents.',
    });
  });

  it('rejects each step of a closed journal, and leaves the pool open', async () => {
    const journal = await journals.open();
    await journal.close();
    await journal.close();
    await expect(journal.state('table')).rejects.toMatchObject({ code: 'journal/database-closed' });
    expect((await journals.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('makes a pool of its own, and ends it', async () => {
    const schema = journals.newSchema();
    const journal = await postgresJournal({ connectionString: journals.connectionString, schema });
    await journal.saveStates({ table: 1 });
    await journal.close();
    expect(await (await journals.open(schema)).state('table')).toBe(1);
  });

  it('says that a database is away', async () => {
    const { connectionString } = journals;
    const away = connectionString.replace(/:\d+\//, ':1/');
    await expect(postgresJournal({ connectionString: away })).rejects.toMatchObject({
      code: 'journal/database-away',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
