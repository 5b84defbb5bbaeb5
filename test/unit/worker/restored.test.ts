import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { createWorker, enqueue, prepareQueue } from '../../../src/sending/worker/index.js';
import { describeWithServer, withJournals } from '../journal-postgres/journals.js';
import { clockFromNoon, receipt, until } from './setup.js';

const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const clock = clockFromNoon();

/** A sale in one transaction: its number, and its receipt in the queue. */
async function sell(journal: PostgresJournal): Promise<string> {
  const tx = await journal.pool.connect();
  try {
    await tx.query('BEGIN');
    const { aa } = await journal.joining(tx).numbering.reserve(series);
    await enqueue(tx, receipt('A', aa));
    await tx.query('COMMIT');
    return aa;
  } finally {
    tx.release();
  }
}

/** A till and a worker on a database. */
async function opened(connectionString: string, service: typeof fetch) {
  const journal = await postgresJournal({ connectionString });
  const settings = { baseUrl: 'https://host.example', apiKey: 'key', clock, settlingTime: 0, fetch: service };
  const client = createClient({ ...settings, journal });
  /** Works until the queue is empty. */
  const work = async (): Promise<void> => {
    const stopping = new AbortController();
    const ended = createWorker({ client, journal, settlingTime: 0, signal: stopping.signal }).run();
    const jobs = 'SELECT FROM graphile_worker.jobs';
    await until(async () => (await journal.pool.query(jobs)).rows.length === 0);
    stopping.abort();
    await ended;
  };
  return { journal, client, work };
}

describeWithServer('a database that was restored from a backup', () => {
  const { pool, connectionString } = withJournals();
  const [today, backup] = [`today_${process.pid}`, `backup_${process.pid}`];
  const addressOf = (database: string): string => connectionString.replace(/\/postgres$/, `/${database}`);

  it('finds by searching what it has forgotten, and files nothing twice', async () => {
    const service = await createSandbox({ clock, keys: [{ key: 'key', companies: ['800123456'] }] });
    const answering: typeof fetch = async (input, init) => service.fetch(new Request(input, init));
    await pool.query(`CREATE DATABASE ${today}`);
    try {
      // At the time of the backup, number 1 was being sent, and number 2 was in the queue.
      const before = await opened(addressOf(today), () => Promise.reject(new TypeError('fetch failed')));
      await prepareQueue({ journal: before.journal });
      const { aa } = await before.journal.numbering.reserve(series);
      expect((await before.client.issue(receipt('A', aa))).kind).toBe('unknown');
      expect(await sell(before.journal)).toBe('2');
      await before.journal.close();
      await pool.query(`CREATE DATABASE ${backup} TEMPLATE ${today}`);

      // Then both were issued, and number 3 was sold.
      const later = await opened(addressOf(today), answering);
      await later.client.recover();
      expect(await sell(later.journal)).toBe('3');
      // Number 4 was burnt, and number 5 was sold. Another series has its own numbers.
      await later.journal.numbering.burn(await later.journal.numbering.reserve(series), 'paper jam');
      expect(await sell(later.journal)).toBe('5');
      await later.client.issue(receipt('B', '3'));
      await later.work();
      await later.journal.close();
      expect(service.documents()).toHaveLength(5);

      // The backup knows nothing of that.
      const { journal, client, work } = await opened(addressOf(backup), answering);
      const { settled } = await client.recover();
      expect(settled.map(({ outcome }) => outcome.kind)).toEqual(['alreadyIssued']);
      await work();
      const { matched, missingInArchive } = await client.reconcileDay({
        vatNumber: '800123456',
        date: '2026-11-20',
      });
      expect(matched).toBe(2);
      expect(
        missingInArchive.map(({ invoiceHeader }) => [invoiceHeader?.series, invoiceHeader?.aa]).sort(),
      ).toEqual([
        ['A', '3'],
        ['A', '5'],
        ['B', '3'],
      ]);
      // The guide's way to give the numbers away: those that the service has get their MARKs, and the gap is burnt.
      const marks = new Map<number, string>();
      for (const { issuer, invoiceHeader: header, mark } of missingInArchive) {
        const isOfSeries =
          issuer?.branch === series.branch &&
          header?.invoiceType === series.invoiceType &&
          header.series === series.series;
        if (isOfSeries && header.aa !== undefined && mark !== undefined) marks.set(Number(header.aa), mark);
      }
      const last = Math.max(0, ...marks.keys());
      for (let number = 0; number < last; ) {
        const ticket = await journal.numbering.reserve(series);
        number = Number(ticket.aa);
        const mark = marks.get(number);
        if (mark === undefined) await journal.numbering.burn(ticket, 'not known to the service');
        else await journal.numbering.commit(ticket, { mark });
      }
      expect((await journal.numbering.gaps(series)).map(({ aa: gap }) => gap)).toEqual(['4']);
      expect((await journal.numbering.reserve(series)).aa).toBe('6');
      await journal.close();
      expect(service.documents()).toHaveLength(5);
    } finally {
      for (const database of [today, backup]) {
        await pool.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      }
    }
  });
});
