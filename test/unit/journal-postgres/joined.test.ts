import { expect, it } from 'vitest';
import { listOf } from '../client/setup.js';
import { describeWithServer, withJournals } from './journals.js';

const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const name = { operation: 'issue', key: '["123456783",0,"11.1","A","1"]' } as const;
const begin = {
  ...name,
  lease: { holder: 'shop 7', run: 'run 1', id: 'lease 1', until: '2026-11-20T10:02:00.000Z' },
  at: '2026-11-20T10:00:00.000Z',
  request: { call: 'SendInvoices', query: {}, body: '{}', about: { issueDate: '2026-11-20' } },
};

describeWithServer('a journal that joins a transaction of the program', () => {
  const journals = withJournals();

  /** A transaction in which a sale is saved, with its number, its row and a state. */
  async function sold(how: 'COMMIT' | 'ROLLBACK') {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    await journals.pool.query(`CREATE TABLE "${schema}".sales (aa text)`);
    const tx = await journals.pool.connect();
    try {
      await tx.query('BEGIN');
      const joined = journal.joining(tx);
      const { aa } = await joined.numbering.reserve(series);
      await tx.query(`INSERT INTO "${schema}".sales VALUES ($1)`, [aa]);
      expect(await joined.take({ ...begin, states: { table: 1 } })).toEqual({ taken: 'new' });
      expect(await journal.row(name)).toBeUndefined();
      await tx.query(how);
    } finally {
      tx.release();
    }
    const { rows } = await journals.pool.query(`SELECT aa FROM "${schema}".sales`);
    return { journal, sales: rows };
  }

  it('writes everything when the transaction commits', async () => {
    const { journal, sales } = await sold('COMMIT');
    expect(sales).toEqual([{ aa: '1' }]);
    expect((await journal.row(name))?.standing).toBe('sending');
    expect(await journal.state('table')).toBe(1);
    expect(await journal.numbering.reserve(series)).toMatchObject({ aa: '2' });
  });

  it('writes nothing when the transaction is rolled back, and the number is free again', async () => {
    const { journal, sales } = await sold('ROLLBACK');
    expect(sales).toEqual([]);
    expect(await journal.row(name)).toBeUndefined();
    expect(await journal.state('table')).toBeUndefined();
    expect(await journal.numbering.reserve(series)).toMatchObject({ aa: '1' });
  });

  it('leaves the transaction as it was when a step fails', async () => {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    const tx = await journals.pool.connect();
    try {
      await tx.query('BEGIN');
      const joined = journal.joining(tx);
      await joined.saveStates({ before: 1 });
      await expect(joined.saveStates({ a: 1, b: { cents: 1n } })).rejects.toThrow(TypeError);
      await expect(joined.end({ ...begin, standing: 'issued' })).rejects.toMatchObject({
        code: 'journal/lease-lost',
      });
      await expect(joined.numbering.burn({ ...series, aa: '7' }, 'x')).rejects.toMatchObject({
        issues: [{ rule: 'numbering/not-reserved' }],
      });
      // Steps that are not awaited one by one share the savepoint in turn.
      await Promise.all(['c', 'd', 'e'].map((each) => joined.saveStates({ [each]: 1 })));
      await tx.query('COMMIT');
    } finally {
      tx.release();
    }
    const names = (await listOf(journal.states())).map((each) => each.name);
    expect(names).toEqual(['before', 'c', 'd', 'e']);
  });

  it('refuses a client on which no transaction is open, and writes nothing', async () => {
    const journal = await journals.open();
    // A pool runs each statement on any connection, so nothing would belong together.
    for (const tx of [journals.pool, await journals.pool.connect()]) {
      await expect(journal.joining(tx).saveStates({ table: 1 })).rejects.toMatchObject({
        code: 'journal/no-transaction',
        message: expect.stringContaining('Send BEGIN'),
      });
      if ('release' in tx) tx.release();
    }
    expect(await journal.state('table')).toBeUndefined();
    expect(() => journal.joining({} as never)).toThrow(
      expect.objectContaining({ code: 'journal/transaction' }),
    );
  });

  it('gives its pool and schema to other work on the database', async () => {
    const schema = journals.newSchema();
    const journal = await journals.open(schema);
    expect(journal.schema).toBe(schema);
    expect(journal.pool).toBe(journals.pool);
  });
});
