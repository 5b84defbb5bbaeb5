import { expect, it } from 'vitest';
import { enqueue } from '../../../src/sending/worker/index.js';
import { describeWithServer } from '../journal-postgres/journals.js';
import { keyOf, receipt, until, withWorkers } from './setup.js';

describeWithServer('enqueue', () => {
  const { shop } = withWorkers();

  async function sold(how: 'COMMIT' | 'ROLLBACK') {
    const made = await shop();
    const tx = await made.pool.connect();
    try {
      await tx.query('BEGIN');
      const { schema, queueSchema } = made;
      await enqueue(tx, receipt('A', '1'), { states: { 'order 7': 'paid' }, schema, queueSchema });
      await tx.query(how);
    } finally {
      tx.release();
    }
    return made;
  }

  it('issues a document and stores its states when the transaction of the caller commits', async () => {
    const { journal, start, service, jobs } = await sold('COMMIT');
    expect(await journal.state('order 7')).toBe('paid');
    start();
    await until(async () => (await jobs()).length === 0);
    const row = await journal.row({ operation: 'issue', key: keyOf('A', '1') });
    expect(row).toMatchObject({ standing: 'issued', attempts: 1 });
    const [filed] = service.documents();
    expect(row?.result?.mark).toBe(filed?.mark);
  });

  it('keeps the order in which documents were added, also by a transaction that began earlier', async () => {
    const { pool, schema, queueSchema, start, jobs, sent, add } = await shop();
    const early = await pool.connect();
    try {
      await early.query('BEGIN');
      // The time at which this transaction began is before that of the next one.
      await early.query('SELECT now()');
      await add(receipt('A', '1'));
      await enqueue(early, receipt('A', '2'), { schema, queueSchema });
      await early.query('COMMIT');
    } finally {
      early.release();
    }
    const [one, two] = await jobs();
    expect(one?.run_at.getTime()).toBeLessThanOrEqual(two?.run_at.getTime() ?? 0);
    start();
    await until(async () => (await jobs()).length === 0);
    expect(sent.map(({ aa }) => aa)).toEqual(['1', '2']);
  });

  it('leaves nothing behind when the transaction of the caller is rolled back', async () => {
    const { journal, jobs } = await sold('ROLLBACK');
    expect(await jobs()).toEqual([]);
    expect(await journal.state('order 7')).toBeUndefined();
  });

  it('writes nothing without a transaction', async () => {
    const { pool, schema, queueSchema, jobs, journal } = await shop();
    const tx = await pool.connect();
    try {
      const options = { states: { a: 1 }, schema, queueSchema };
      await expect(enqueue(tx, receipt('A', '1'), options)).rejects.toMatchObject({
        code: 'journal/no-transaction',
      });
    } finally {
      tx.release();
    }
    expect(await jobs()).toEqual([]);
    expect(await journal.state('a')).toBeUndefined();
  });

  it('refuses what has no number, and a queue that does not exist, and leaves the transaction usable', async () => {
    const { pool, schema, queueSchema, jobs } = await shop();
    const tx = await pool.connect();
    try {
      await tx.query('BEGIN');
      await expect(enqueue(tx, { invoiceHeader: {} }, { schema, queueSchema })).rejects.toMatchObject({
        code: 'call/not-a-document',
      });
      await expect(
        enqueue(tx, receipt('A', '1'), { schema, queueSchema: 'no_such_queue' }),
      ).rejects.toMatchObject({ code: 'journal/no-queue' });
      await enqueue(tx, receipt('A', '1'), { schema, queueSchema });
      await tx.query('COMMIT');
    } finally {
      tx.release();
    }
    expect(await jobs()).toMatchObject([{ task_identifier: 'parastatiko_issue' }]);
  });

  it.each([
    ['journal/schema', { schema: 'A-b' }],
    ['journal/schema', { queueSchema: '"' }],
    ['call/options', { skipSignature: 'no' }],
  ])('refuses an invalid option with %s: %o', async (code, options) => {
    await expect(
      enqueue({ query: () => Promise.reject(new Error()) }, receipt('A', '1'), options as never),
    ).rejects.toMatchObject({ code });
  });

  it('refuses something that is not a transaction', async () => {
    await expect(enqueue({} as never, receipt('A', '1'))).rejects.toMatchObject({
      code: 'journal/transaction',
    });
  });
});
