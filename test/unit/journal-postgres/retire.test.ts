import { expect, it } from 'vitest';
import type { AttemptBegin } from '../../../src/sending/client/journal/attempts.js';
import { listOf } from '../client/setup.js';
import { describeWithServer, withJournals } from './journals.js';

const AT = '2020-12-01T10:00:00.000Z';
const begin = (aa: string, issueDate: string): AttemptBegin => ({
  operation: 'issue',
  key: JSON.stringify(['800123456', 0, '11.1', 'A', aa]),
  lease: { holder: 'shop 7', run: 'run 1', id: `lease ${aa}`, until: '2020-12-01T10:02:00.000Z' },
  at: AT,
  request: { call: 'SendInvoices', query: {}, body: `{"invoice":[{"aa":"${aa}"}]}`, about: { issueDate } },
});

describeWithServer('old months on PostgreSQL', () => {
  const journals = withJournals();

  it('become tables of their own, which can be saved, dropped and attached again', async () => {
    const journal = await journals.open();
    const other = await journals.open(journal.schema);
    for (const [aa, day] of [
      ['1', '2020-11-30'],
      ['2', '2021-01-01'],
    ] as const) {
      const attempt = begin(aa, day);
      await journal.take(attempt);
      await journal.end({ ...attempt, standing: 'issued', result: { mark: aa }, states: undefined });
    }
    const table = `"${journal.schema}".bodies_2020_11`;
    expect(await journal.retire({ before: '2021-01' })).toEqual([{ month: '2020-11', rows: 1, table }]);
    // A step whose answer was lost is repeated, and finds the month detached already.
    const { rows } = await journals.pool.query(`SELECT body FROM ${table}`);
    expect(rows).toEqual([{ body: '{"invoice":[{"aa":"1"}]}' }]);
    expect((await listOf(other.documents())).map(({ aa }) => aa)).toEqual(['2']);
    // No host adds a document to a month that is detached, also one that knew the month before.
    await expect(journal.take(begin('3', '2020-11-30'))).rejects.toMatchObject({
      code: 'journal/month-detached',
    });
    await expect(other.take(begin('3', '2020-11-30'))).rejects.toMatchObject({ name: 'JournalError' });
    await journals.pool.query(
      `ALTER TABLE "${journal.schema}".bodies ATTACH PARTITION ${table} FOR VALUES FROM ('2020-11-01') TO ('2020-12-01')`,
    );
    expect((await listOf(journal.documents())).map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(await journal.take(begin('3', '2020-11-30'))).toEqual({ taken: 'new' });
  });

  it('take the ids of webhook events with them that were handled before, and more than 31 days ago', async () => {
    const journal = await journals.open();
    const events = `"${journal.schema}".events`;
    for (const [eventId, days] of [
      ['a', 40],
      ['b', 32],
      ['c', 30],
    ] as const) {
      await journal.webhooks.add({ eventId, body: '{}' });
      await journal.webhooks.complete(eventId);
      await journals.pool.query(
        `UPDATE ${events} SET done_at = now() - $2 * interval '1 day' WHERE event_id = $1`,
        [eventId, days],
      );
    }
    await journal.webhooks.add({ eventId: 'waiting', body: '{}' });
    const left = async () =>
      (await journals.pool.query(`SELECT event_id FROM ${events} ORDER BY id`)).rows.map(
        (row) => row.event_id,
      );
    const { rows: clock } = await journals.pool.query("SELECT now() - interval '36 days' AS since");
    await journal.webhooks.forget?.(clock[0].since);
    expect(await left()).toEqual(['b', 'c', 'waiting']);
    await journal.retire({ before: '9999-01' });
    expect(await left()).toEqual(['c', 'waiting']);
  });
});
