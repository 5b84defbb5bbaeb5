import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { journalContract } from '../client/journal/contract.js';
import { describeWithServer, withJournals } from './journals.js';

/** Types between which another role may define operators that fit better than those of PostgreSQL. */
const TYPES = [
  ...['text', 'varchar', 'int4', 'int8', 'numeric', 'float8', 'interval', 'timestamptz', 'timestamp', 'date'],
  ...['json', 'jsonb', 'oid', 'regclass', 'bool', 'name', 'text[]', 'int8[]', 'timestamptz[]'],
];
const OPERATORS = ['=', '<>', '<', '<=', '>', '>=', '+', '-', '*', '||', '->>', '->'];
/** Functions that any schema in the path may have with another argument. */
const FUNCTIONS = [
  ...[
    'now',
    'count',
    'max',
    'min',
    'ceil',
    'to_char',
    'to_json',
    'to_regclass',
    'hashtext',
    'unnest',
    'json_agg',
  ],
  ...[
    'extract',
    'timezone',
    'date_part',
    'coalesce',
    'greatest',
    'least',
    'pg_advisory_xact_lock',
    'nextval',
  ],
];

/** What a role that may only create in `public` puts there. Whoever runs it is told. */
async function poison(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `CREATE ROLE mallory; GRANT CREATE ON SCHEMA public TO mallory; SET ROLE mallory;
     CREATE FUNCTION public.evil_rows() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RAISE 'hostile'; END $$;`,
  );
  const statements: string[] = [];
  for (const one of TYPES) {
    for (const name of FUNCTIONS)
      statements.push(
        `CREATE FUNCTION public."${name}"(${one}) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE 'hostile ${name}(${one})'; END $$`,
        `CREATE FUNCTION public."${name}"(${one}, text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE 'hostile ${name}(${one}, text)'; END $$`,
      );
    for (const other of TYPES) {
      const made = `evil_${TYPES.indexOf(one)}_${TYPES.indexOf(other)}`;
      statements.push(
        `CREATE FUNCTION public.${made}(${one}, ${other}) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN RAISE 'hostile operator (${one}, ${other})'; END $$`,
        ...OPERATORS.map(
          (operator) =>
            `CREATE OPERATOR public.${operator} (LEFTARG = ${one}, RIGHTARG = ${other}, FUNCTION = public.${made})`,
        ),
      );
    }
  }
  await client.query(`BEGIN; ${statements.join('; ')}; COMMIT`);
  await client.end();
}

describeWithServer('functions and operators of another role in public', () => {
  const journals = withJournals();
  let pool: pg.Pool;
  let admin: pg.Pool;
  let schemas = 0;

  beforeAll(async () => {
    admin = new pg.Pool({ connectionString: journals.connectionString });
    await admin.query('CREATE DATABASE hostile');
    const url = new URL(journals.connectionString);
    url.pathname = '/hostile';
    pool = new pg.Pool({ connectionString: url.href, max: 20 });
    await poison(url.href);
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await admin.query('DROP DATABASE hostile');
    await admin.query('DROP ROLE mallory');
    await admin.end();
  }, 120_000);

  it('are there, and would be chosen without care', async () => {
    await expect(pool.query("SELECT 2 * interval '1 millisecond' * interval '1 hour'")).rejects.toThrow(
      'hostile',
    );
    await expect(pool.query(`SELECT '{"a":1}'::json ->> '1'`)).rejects.toThrow('hostile');
    await expect(pool.query("SELECT json_agg('{}'::json)")).rejects.toThrow('hostile');
  });

  journalContract(
    'a journal beside them never runs one',
    () => {
      schemas += 1;
      return postgresJournal({ pool, schema: `journal_${schemas}` });
    },
    { ownClock: true },
  );

  it('retire, standings and copies of tills run none either', async () => {
    const journal = await postgresJournal({ pool, schema: 'journal_other' });
    expect(await journal.retire({ before: '2021-01' })).toEqual([]);
    expect(await journal.standings()).toEqual({});
    expect(await journal.replicas.list()).toEqual([]);
    const call = { name: 'calls', most: 1, at: '2026-11-20T10:00:00.000Z' };
    expect(await journal.turn?.({ ...call, per: 1000 })).toBe(0);
    expect(await journal.turn?.({ ...call, per: 60_000 })).toBeGreaterThan(0);
    await journal.close();
  });
});
