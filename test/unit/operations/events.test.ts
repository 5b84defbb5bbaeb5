import { describe, expect, it } from 'vitest';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { logEvent } from '../../../src/tools/operations/events/log.js';
import { eventsAfter, newestEvent, prune, settleLater } from '../../../src/tools/operations/index.js';
import { caller, facts } from './setup.js';

const idsAfter = async (journal: ReturnType<typeof memoryJournal>, id: number): Promise<number[]> => {
  const ids: number[] = [];
  for await (const event of eventsAfter(journal, id)) ids.push(event.id);
  return ids;
};
const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`;
const counted = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the log of events', () => {
  it('keeps every event in order, and gives those after any of them', async () => {
    const journal = memoryJournal();
    expect([await newestEvent(journal), await idsAfter(journal, 0)]).toEqual([0, []]);
    for (let n = 1; n <= 205; n += 1)
      await logEvent(journal, { type: 't', at: day(1), of: String(n), data: { n } });
    expect(await newestEvent(journal)).toBe(205);
    for (const id of [0, 1, 99, 100, 101, 199, 200, 204, 205, 900])
      expect([id, await idsAfter(journal, id)]).toEqual([id, counted(id + 1, 205)]);
  });

  it('keeps each of many that are stored at the same time', async () => {
    const journal = memoryJournal();
    const all = counted(1, 150).map((n) =>
      logEvent(journal, { type: 't', at: day(1), of: String(n), data: {} }),
    );
    await Promise.all(all);
    expect(await idsAfter(journal, 0)).toEqual(counted(1, 150));
    const subjects = new Set<string>();
    for await (const { of } of eventsAfter(journal, 0)) subjects.add(of);
    expect(subjects.size).toBe(150);
  });

  it('keeps an event once', async () => {
    const journal = memoryJournal();
    for (const at of [day(1), day(2)]) await logEvent(journal, { type: 't', at, of: 'one', data: {} });
    expect(await newestEvent(journal)).toBe(1);
  });

  it('loses full pages that are old, and nothing else', async () => {
    const journal = memoryJournal();
    const logged = async (from: number, to: number): Promise<void> => {
      for (let n = from; n <= to; n += 1)
        await logEvent(journal, { type: 't', at: day(1), of: String(n), data: {} });
    };
    await logged(1, 150);
    await prunedAt(journal, 0, 2);
    await logged(151, 250);
    await prunedAt(journal, 3, 6);
    expect(await idsAfter(journal, 0)).toEqual(counted(101, 250));
    await prunedAt(journal, 7, 9);
    expect(await idsAfter(journal, 0)).toEqual(counted(201, 250));
  });
});

const HOUR = 3_600_000;

/** Prunes each hour, from one to another. What is older than four hours goes. */
async function prunedAt(journal: Journal, from: number, to: number): Promise<void> {
  for (let hour = from; hour <= to; hour += 1)
    await prune(journal, new Date(Date.parse(day(1)) + hour * HOUR), 4 * HOUR);
}

describe('a queued document', () => {
  it('is an event once, when it has its MARK', async () => {
    const { call, sandbox, journal, context } = await caller();
    const { client, now } = context;
    if (client === undefined) throw new Error('no client');
    sandbox.faults.add({ kind: 'offline', call: 'SendInvoices' });
    const { outcome } = await call('documents.issue', { facts });
    expect(outcome.kind).toBe('queued');
    await settleLater({ journal, client, now });
    expect((await call('events.list', {})).events).toEqual([]);
    await sandbox.advance(86_400_000);
    await settleLater({ journal, client, now });
    await settleLater({ journal, client, now });
    const [filed] = sandbox.documents();
    const { events, more } = await call('events.list', {});
    expect(more).toBe(false);
    expect(events).toMatchObject([
      {
        id: 1,
        type: 'document.settled',
        data: {
          standing: 'issued',
          mark: filed?.mark,
          uid: outcome.uid,
          invoiceType: '11.1',
          series: 'A',
          aa: '101',
        },
      },
    ]);
    expect((await call('events.list', { after: 1 })).events).toEqual([]);
  });
});

describe('a stored call', () => {
  it('is removed when it is old and done', async () => {
    const { call, sandbox, journal } = await caller();
    const names = async (): Promise<string[]> => {
      const all: string[] = [];
      for await (const { name } of journal.states({ prefix: 'parastatiko call ' })) all.push(name);
      return all;
    };
    const next = { ...facts, aa: 'next' };
    await call('documents.issue', { facts: next }, 'done');
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices', times: 1 });
    expect((await call('documents.issue', { facts: next }, 'unknown')).outcome.kind).toBe('unknown');
    await prunedAt(journal, 0, 3);
    expect(await names()).toEqual(['parastatiko call ["done"]', 'parastatiko call ["unknown"]']);
    await prunedAt(journal, 4, 9);
    expect(await names()).toEqual(['parastatiko call ["unknown"]']);
  });

  it('stays when the program starts with a clock that is 40 days ahead', async () => {
    const { call, journal } = await caller();
    const next = { ...facts, aa: 'next' };
    const { outcome } = await call('documents.issue', { facts: next }, 'done');
    for (const hour of [0, 1, 960, 961, 2]) await prunedAt(journal, hour, hour);
    expect((await call('documents.issue', { facts: next }, 'done')).outcome.mark).toBe(outcome.mark);
    expect(await journal.numbering.open()).toEqual([]);
  });
});
