import pg from 'pg';
import { expect, it } from 'vitest';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { proxyTo } from '../../postgres/proxy.js';
import { startServer } from '../../postgres/server.js';
import { describeWithServer, withJournals } from './journals.js';

const request = {
  call: 'SendInvoices',
  query: {},
  body: '{"invoice":[{}]}',
  about: { issueDate: '2026-11-20' },
};
const at = '2026-11-20T10:00:00.000Z';
const beginOf = (key: string, id = key) => ({
  operation: 'issue' as const,
  key,
  lease: { holder: 'shop 7', run: 'run 1', id, until: '2026-11-20T10:02:00.000Z' },
  at,
  request,
});

/** Waits until a statement of another connection waits for a lock. */
async function untilWaiting(pool: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<void> {
  const waiting =
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query NOT LIKE '%pg_advisory%'";
  while ((await pool.query(waiting)).rows.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

describeWithServer('a step on PostgreSQL', () => {
  const journals = withJournals();

  it('is done once when the answer to its commit is lost', async () => {
    const { pool } = journals;
    let isCut = false;
    const cutting = {
      connect: () => pool.connect(),
      query: async (text: string, values?: unknown[]) => {
        const answer = await pool.query(text, values);
        if (isCut) {
          isCut = false;
          throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
        }
        return answer;
      },
    };
    const journal = await journals.open(undefined, { pool: cutting });
    // The partition of the month exists afterwards, so that the next statement is `take` itself.
    await journal.take(beginOf('0'));
    isCut = true;
    expect(await journal.take(beginOf('1'))).toEqual({ taken: 'new' });
    expect(isCut).toBe(false);
    isCut = true;
    await journal.end({
      operation: 'issue',
      key: '1',
      lease: beginOf('1').lease,
      standing: 'issued',
      result: { mark: '1' },
    });
    expect(isCut).toBe(false);
    expect(await journal.row({ operation: 'issue', key: '1' })).toMatchObject({
      standing: 'issued',
      attempts: 1,
      result: { mark: '1' },
    });
  });

  it.each<[string, (journal: PostgresJournal) => Promise<number | undefined>]>([
    ['is new', async () => undefined],
    [
      'has a version',
      async (journal) => {
        await journal.saveStates({ 'table 7': { open: 1 } });
        return (await journal.storedState('table 7'))?.version;
      },
    ],
  ])('exchanges a state that %s once when the answer is lost, and says so', async (_, prepare) => {
    const { pool } = journals;
    let cuts = 0;
    const cutting = {
      connect: () => pool.connect(),
      query: async (text: string, values?: unknown[]) => {
        const answer = await pool.query(text, values);
        if (cuts === 0 || !/^(INSERT|UPDATE|DELETE)/.test(text)) return answer;
        cuts -= 1;
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      },
    };
    const journal = await journals.open(undefined, { pool: cutting });
    const version = await prepare(journal);
    cuts = 1;
    const exchanged = await journal.exchangeState('table 7', version, { open: 2 });
    expect(cuts).toBe(0);
    expect(exchanged).toMatchObject({ exchanged: true, stored: { state: { open: 2 } } });
    // The same of a state that is removed.
    cuts = 1;
    expect(await journal.exchangeState('table 7', exchanged.stored?.version, undefined)).toEqual({
      exchanged: true,
      stored: undefined,
    });
    expect(cuts).toBe(0);
    expect(await journal.exchangeState('table 7', 99, { open: 3 })).toEqual({
      exchanged: false,
      stored: undefined,
    });
  });

  it.each([
    ['53300', 'sorry, too many clients already'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P03', 'the database system is starting up'],
    ['08006', 'connection failure'],
    ['40001', 'could not serialize access'],
  ])('is repeated after %s (%s)', async (code, message) => {
    const { pool } = journals;
    let refusals = 0;
    const refusing =
      <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (refusals === 0) return work(...args);
        refusals -= 1;
        throw Object.assign(new Error(message), { code });
      };
    const full = {
      query: refusing((text: string, values?: unknown[]) => pool.query(text, values)),
      connect: refusing(() => pool.connect()),
    };
    const journal = await journals.open(undefined, { pool: full });
    refusals = 1;
    expect(await journal.standings()).toEqual({});
    expect(refusals).toBe(0);
    refusals = 1;
    await journal.saveStates({ a: 1 });
    expect(refusals).toBe(0);
    expect(await journal.state('a')).toBe(1);
  });

  it('is not repeated after an error of its own', async () => {
    const { pool } = journals;
    let isWrong = false;
    let asked = 0;
    const wrong = {
      connect: () => pool.connect(),
      query: async (text: string, values?: unknown[]) => {
        if (!isWrong) return pool.query(text, values);
        asked += 1;
        throw Object.assign(new Error('division by zero'), { code: '22012' });
      },
    };
    const journal = await journals.open(undefined, { pool: wrong });
    isWrong = true;
    await expect(journal.standings()).rejects.toMatchObject({ code: 'journal/database-failed' });
    expect(asked).toBe(1);
  });

  it('is planned once for each connection of a pool of pg, and again after a pooler has moved it', async () => {
    const pool = new pg.Pool({ connectionString: journals.connectionString, max: 1 });
    const journal = await postgresJournal({ pool, schema: journals.newSchema() });
    const planned = async (): Promise<number> => {
      const { rows } = await pool.query(
        "SELECT name FROM pg_prepared_statements WHERE name LIKE 'parastatiko%'",
      );
      return rows.length;
    };
    const issue = async (key: string): Promise<void> => {
      const begun = beginOf(key);
      expect(await journal.take(begun)).toEqual({ taken: 'new' });
      await journal.end({ operation: 'issue', key, lease: begun.lease, standing: 'issued' });
    };
    await issue('1');
    await issue('2');
    expect(await planned()).toBe(2);
    // As behind a pooler that knows no statements: the next one runs on a connection of the server that has none.
    await pool.query('DEALLOCATE ALL');
    await issue('3');
    await issue('4');
    expect(await planned()).toBe(0);
    expect(await journal.standings()).toEqual({ issued: 4 });
    await journal.close();
    await pool.end();
  });

  it('goes on when its connection is cut in the middle of a transaction', async () => {
    const schema = journals.newSchema();
    await (await journals.open(schema)).saveStates({ table: 1 });
    const proxy = await proxyTo(journals.connectionString);
    const journal = await postgresJournal({ connectionString: proxy.connectionString, schema });
    const other = await journals.pool.connect();
    try {
      await other.query(`BEGIN; SELECT FROM "${schema}".states WHERE name = 'table' FOR UPDATE`);
      const saved = journal.saveStates({ table: 2 });
      await untilWaiting(journals.pool);
      proxy.cut();
      await other.query('COMMIT');
      await saved;
      expect(await journal.state('table')).toBe(2);
    } finally {
      other.release();
      await journal.close();
      proxy.close();
    }
  });

  it('reserves one number when the answer to its commit is lost', async () => {
    let cuts = 0;
    const { pool } = journals;
    const cutting = {
      query: (text: string, values?: unknown[]) => pool.query(text, values),
      connect: async () => {
        const client = await pool.connect();
        const query = async (text: string, values?: unknown[]) => {
          const answer = await client.query(text, values);
          if (text !== 'COMMIT' || cuts === 0) return answer;
          cuts -= 1;
          throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
        };
        return {
          query,
          release: () => client.release(),
          on: () => undefined,
          removeListener: () => undefined,
        };
      },
    };
    const { numbering } = await journals.open(undefined, { pool: cutting });
    const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
    await numbering.reserve(series);
    cuts = 1;
    expect(await numbering.reserve(series, { memo: 'table 7' })).toMatchObject({ aa: '2', memo: 'table 7' });
    expect(cuts).toBe(0);
    expect((await numbering.open()).map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(await numbering.reserve(series)).toMatchObject({ aa: '3' });
  });

  it('gives a row with the body that its last holder wrote', async () => {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    const other = await journals.pool.connect();
    try {
      const first = beginOf('1');
      await journal.take(first);
      await journal.release(first, first.lease);
      await other.query('BEGIN');
      await other.query(`UPDATE "${schema}".entries SET attempts = 2`);
      await other.query(`UPDATE "${schema}".bodies SET body = '{"invoice":[{"a":1}]}'`);
      const taken = journal.take(beginOf('1', 'second'));
      await untilWaiting(journals.pool);
      await other.query('COMMIT');
      expect(await taken).toMatchObject({
        taken: 'row',
        row: { attempts: 2, request: { body: '{"invoice":[{"a":1}]}' } },
      });
    } finally {
      other.release();
    }
  });

  it('leaves a state that somebody else has just stored', async () => {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    const other = await journals.pool.connect();
    try {
      await other.query(`BEGIN; INSERT INTO "${schema}".states VALUES ('key', '"theirs"')`);
      const exchanged = journal.exchangeState('key', undefined, 'mine');
      await untilWaiting(journals.pool);
      await other.query('COMMIT');
      expect(await exchanged).toMatchObject({ exchanged: false, stored: { state: 'theirs' } });
    } finally {
      other.release();
    }
  });

  it('gives the times of a row by the clock of the host that takes it', async () => {
    const journal = await journals.open();
    const first = beginOf('1');
    await journal.take(first);
    await journal.release(first, first.lease);
    // This host is a day ahead. Little time has passed, whatever its clock says.
    const ahead = { ...beginOf('1', 'second'), at: '2099-11-21T10:00:00.000Z' };
    const taken = await journal.take({
      ...ahead,
      lease: { ...ahead.lease, until: '2099-11-21T10:02:00.000Z' },
    });
    const row = taken.taken === 'row' ? taken.row : undefined;
    expect(row?.lastAttemptAt.slice(0, 10)).toBe('2099-11-21');
    expect(row?.firstAttemptAt).toBe(row?.lastAttemptAt);
  });

  it('creates the month of a document while somebody reads the other months', async () => {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    await journal.take(beginOf('1'));
    const other = await journals.pool.connect();
    try {
      // What a dump of the database holds.
      await other.query(`BEGIN; LOCK "${schema}".bodies IN ACCESS SHARE MODE`);
      const december = { ...request, about: { issueDate: '2026-12-01' } };
      expect(await journal.take({ ...beginOf('2'), request: december })).toEqual({ taken: 'new' });
    } finally {
      await other.query('COMMIT');
      other.release();
    }
  });

  it('survives the death of the server: what was confirmed is there, and the next steps go on', async () => {
    const server = await startServer();
    if (typeof server === 'string') throw new Error(server);
    try {
      const journal = await postgresJournal({ connectionString: server.connectionString });
      const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
      for (let round = 0; round < 2; round += 1) {
        const work = Array.from({ length: 10 }, async (_, index) => {
          const { aa } = await journal.numbering.reserve(series);
          const key = `${round} ${index}`;
          expect(await journal.take(beginOf(key))).toEqual({ taken: 'new' });
          await journal.end({
            operation: 'issue',
            key,
            lease: beginOf(key).lease,
            standing: 'issued',
            result: { mark: aa },
          });
        });
        server.restart();
        await Promise.all(work);
      }
      const marks = new Set<string>();
      for await (const row of journal.rows({ standing: ['issued'] })) marks.add(String(row.result?.mark));
      expect(marks.size).toBe(20);
      await journal.close();
    } finally {
      server.stop();
    }
  });
});
