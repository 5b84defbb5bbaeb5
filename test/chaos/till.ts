/** Some tills in a process of its own, which is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../src/sending/client/index.js';
import { type PostgresJournal, postgresJournal } from '../../src/sending/journal-postgres/index.js';
import { enqueue } from '../../src/sending/worker/index.js';
import { clockOf, KEY, readOrders, receipt, sendsItself, seriesOf, times } from './common.js';

const orders = readOrders();
const { connectionString, baseUrl } = orders;
/** Milliseconds between the sales of a till. */
const BETWEEN = 600;

async function opened(): Promise<PostgresJournal> {
  for (;;) {
    try {
      return await postgresJournal({ connectionString });
    } catch {
      await pause(500);
    }
  }
}

const journal = await opened();

/** A sale: its number, its row and, from most tills, its document in the queue, in one transaction. */
async function sell(till: number): Promise<{ readonly series: string; readonly aa: string }> {
  const tx = await journal.pool.connect();
  let isLost = true;
  try {
    await tx.query('BEGIN');
    const { series, aa } = await journal.joining(tx).numbering.reserve(seriesOf(till));
    await tx.query('INSERT INTO sales (series, aa) VALUES ($1, $2)', [series, aa]);
    if (!sendsItself(till)) await enqueue(tx, receipt(series, aa));
    await tx.query('COMMIT');
    isLost = false;
    return { series, aa };
  } finally {
    tx.release(isLost);
  }
}

async function run(till: number): Promise<void> {
  const holder = `till ${till}`;
  const client = createClient({ baseUrl, apiKey: KEY, journal, holder, clock: clockOf(orders), ...times });
  for (;;) {
    try {
      if (sendsItself(till)) {
        // What an earlier run did not finish comes first.
        await client.recover({ wait: false });
        const { series } = seriesOf(till);
        const open = await journal.pool.query(
          `SELECT aa FROM sales WHERE series = $1 AND NOT EXISTS (SELECT FROM parastatiko.entries e
             WHERE e.series = sales.series AND e.aa = sales.aa AND e.standing <> 'not-sent') ORDER BY aa::int`,
          [series],
        );
        for (const { aa } of open.rows) await client.issue(receipt(series, String(aa)));
        const sold = await sell(till);
        await client.issue(receipt(sold.series, sold.aa));
      } else await sell(till);
    } catch {
      // The database, the service or the disk: the next round finds what was left.
    }
    await pause(BETWEEN * (0.5 + Math.random()));
  }
}

process.on('uncaughtException', () => undefined);
await Promise.all(orders.tills.map(run));
