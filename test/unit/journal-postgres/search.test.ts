import { expect, it } from 'vitest';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { listOf } from '../client/setup.js';
import { describeWithServer, withJournals } from './journals.js';

/** Writes documents of two issuers over a month, straight into the tables: ten thousand are enough for the planner. */
const FILL = (schema: string): string => `
  INSERT INTO "${schema}".entries (operation, key, standing, call, query, about, month, first_attempt_at, last_attempt_at,
    attempts, result, created_by, vat_number, branch, invoice_type, series, aa)
  SELECT 'issue', format('["%s",0,"11.1","A","%s"]', vat, n), CASE WHEN n % 1000 = 0 THEN 'unknown' ELSE 'issued' END,
    'SendInvoices', '{}', json_build_object('vatNumber', vat, 'issueDate', day), '2026-11-01', now(), now(), 1,
    json_build_object('mark', (400001970000000 + n)::text, 'uid', 'UID' || n), 'test', vat, 0, '11.1', 'A', n::text
  FROM (SELECT n, CASE WHEN n % 2 = 0 THEN '123456783' ELSE '094014201' END AS vat,
    to_char(date '2026-11-01' + n % 30, 'YYYY-MM-DD') AS day FROM generate_series(1, 20000) n) documents`;

describeWithServer('searches on PostgreSQL', () => {
  const journals = withJournals();

  async function filled(): Promise<{ journal: PostgresJournal; schema: string; asked: string[] }> {
    const schema = journals.newSchema();
    const { pool } = journals;
    const asked: string[] = [];
    const plans = {
      connect: () => pool.connect(),
      query: async (text: string, values?: unknown[]) => {
        if (/^SELECT .*entries e/s.test(text)) {
          const { rows } = await pool.query(`EXPLAIN ${text}`, values);
          asked.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
        }
        return pool.query(text, values);
      },
    };
    const journal = await journals.open(schema, { pool: plans });
    await pool.query(FILL(schema));
    await pool.query(
      `CREATE TABLE "${schema}".bodies_2026_11 PARTITION OF "${schema}".bodies FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')`,
    );
    await pool.query(
      `INSERT INTO "${schema}".bodies SELECT month, id, '{"invoice":[{}]}' FROM "${schema}".entries`,
    );
    await pool.query(`ANALYZE "${schema}".entries; ANALYZE "${schema}".bodies`);
    return { journal, schema, asked };
  }

  it('use an index, and find what they should', async () => {
    const { journal, asked } = await filled();
    const numbers = async (filter: Parameters<PostgresJournal['documents']>[0]) =>
      (await listOf(journal.documents(filter))).map(({ aa }) => aa);
    expect(await numbers({ mark: '400001970012345' })).toEqual(['12345']);
    expect(await numbers({ uid: 'UID777' })).toEqual(['777']);
    expect(await numbers({ aa: '4711' })).toEqual(['4711']);
    expect(
      await numbers({ vatNumber: '094014201', branch: 0, invoiceType: '11.1', series: 'A', aa: '4711' }),
    ).toEqual(['4711']);
    expect(await numbers({ standing: ['unknown', 'sending'] })).toHaveLength(20);
    const day = await numbers({ vatNumber: '123456783', issuedFrom: '2026-11-05', issuedTo: '2026-11-05' });
    expect(day).toHaveLength(667);
    expect(day[0]).toBe('4');
    expect(await journal.row({ operation: 'issue', key: '["094014201",0,"11.1","A","4711"]' })).toMatchObject(
      {
        attempts: 1,
      },
    );
    expect(asked.length).toBeGreaterThan(8);
    for (const plan of asked) expect(plan).not.toMatch(/Seq Scan on entries/);
  });

  it('list the documents of an issuer by day, over several pages, and those without a day first', async () => {
    const journal = await journals.open();
    const days = ['2026-11-03', '2026-11-01', undefined, '2026-11-02'];
    for (let aa = 0; aa < 30; aa += 1) {
      const issueDate = days[aa % days.length];
      const lease = { holder: 'shop 7', run: '1', id: `by day ${aa}`, until: '2026-11-20T10:02:00.000Z' };
      await journal.take({
        operation: 'issue',
        key: JSON.stringify(['800123456', 0, '11.1', 'A', String(aa)]),
        lease,
        at: '2026-11-20T10:00:00.000Z',
        request: { call: 'SendInvoices', query: {}, body: '{}', about: { ...(issueDate && { issueDate }) } },
      });
    }
    const found = (await listOf(journal.rows({ vatNumber: '800123456' }))).map(({ key }) =>
      Number(JSON.parse(key)[4]),
    );
    const of = (place: number) =>
      Array.from({ length: 8 }, (_, index) => place + 4 * index).filter((aa) => aa < 30);
    expect(found).toEqual([...of(2), ...of(1), ...of(3), ...of(0)]);
  });

  it('say that the month of a body was detached', async () => {
    const { journal, schema } = await filled();
    await journals.pool.query(`ALTER TABLE "${schema}".bodies DETACH PARTITION "${schema}".bodies_2026_11`);
    expect(await listOf(journal.documents({ aa: '4711' }))).toEqual([]);
    const name = { operation: 'issue', key: '["094014201",0,"11.1","A","4711"]' } as const;
    await expect(journal.row(name)).rejects.toMatchObject({
      code: 'journal/body-missing',
      message: expect.stringContaining('2026-11 was retired'),
    });
    // One that still needs work is never left out in silence.
    await expect(listOf(journal.rows({ standing: ['unknown'] }))).rejects.toMatchObject({
      code: 'journal/body-missing',
    });
    const lease = { holder: 'shop 7', run: 'run 1', id: 'lease 1', until: '2026-11-20T10:02:00.000Z' };
    const request = { call: 'SendInvoices', query: {}, body: '{}', about: { issueDate: '2026-11-20' } };
    const late = { operation: 'issue', key: 'late', lease, at: '2026-11-20T10:00:00.000Z', request } as const;
    await expect(journal.take(late)).rejects.toMatchObject({ code: 'journal/month-detached' });
  });
});
