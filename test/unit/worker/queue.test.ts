import { expect, it } from 'vitest';
import { Queue, queueOf } from '../../../src/sending/worker/queue.js';
import { describeWithServer } from '../journal-postgres/journals.js';
import { receipt, withWorkers } from './setup.js';

it('a queue has the name of its series, and long names differ', () => {
  expect(queueOf('800123456', 0, 'A')).toBe('["800123456",0,"A"]');
  const [one, other] = ['1', '2'].map((end) => queueOf('800123456', 0, `${'x'.repeat(200)}${end}`));
  expect(one).toHaveLength(128);
  expect(one).not.toBe(other);
});

describeWithServer('the sweep of a queue', () => {
  const { shop } = withWorkers();

  async function made() {
    const { add, queueSchema, pool } = await shop();
    await add(receipt('A', '1'), receipt('B', '1'));
    await pool.query(
      `DELETE FROM "${queueSchema}"._private_jobs WHERE payload->>'document' LIKE '%"series":"A"%'`,
    );
    const names = async () => {
      const { rows } = await pool.query(
        `SELECT queue_name FROM "${queueSchema}"._private_job_queues ORDER BY 1`,
      );
      return rows.map(({ queue_name }) => queue_name);
    };
    return { queue: new Queue(queueSchema), names, pool, queueSchema };
  }

  it('removes series without jobs, and no others', async () => {
    const { queue, names, pool } = await made();
    await queue.sweep(pool);
    expect(await names()).toEqual(['["800123456",0,"B"]']);
  });

  it('removes nothing while a transaction is adding a job, and does not wait for it', async () => {
    const { queue, names, pool } = await made();
    const tx = await pool.connect();
    try {
      await tx.query('BEGIN');
      await queue.addIssue(tx, queueOf('800123456', 0, 'A'), '{}');
      await expect(queue.sweep(pool)).rejects.toMatchObject({ code: '55P03' });
      await tx.query('COMMIT');
    } finally {
      tx.release();
    }
    await queue.sweep(pool);
    expect(await names()).toEqual(['["800123456",0,"A"]', '["800123456",0,"B"]']);
  });
});
