import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../src/client/journal/memory.js';
import { logEvent } from '../../../src/operations/events/log.js';
import { eventsAfter, newestEvent, prune, settleLater } from '../../../src/operations/index.js';
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
    for (let n = 1; n <= 250; n += 1)
      await logEvent(journal, { type: 't', at: day(n <= 100 ? 1 : 5), of: String(n), data: {} });
    for (const n of [2, 3]) await prune(journal, new Date(day(n)), 1);
    expect(await idsAfter(journal, 0)).toEqual(counted(101, 250));
    for (const n of [8, 9]) await prune(journal, new Date(day(n)), 1);
    expect(await idsAfter(journal, 0)).toEqual(counted(201, 250));
  });
});

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
    const both = ['parastatiko call ["done"]', 'parastatiko call ["unknown"]'];
    const pruned = async (at: string): Promise<readonly string[]> => {
      await prune(journal, new Date(`${at}+02:00`), 1);
      return await names();
    };
    expect(await pruned('2026-11-20T11:59:00')).toEqual(both);
    expect(await pruned('2026-11-21T12:00:00')).toEqual(both);
    expect(await pruned('2026-11-22T12:00:00')).toEqual(['parastatiko call ["unknown"]']);
  });

  it('stays when the program starts with a clock that is 40 days ahead', async () => {
    const { call, journal } = await caller();
    const next = { ...facts, aa: 'next' };
    const { outcome } = await call('documents.issue', { facts: next }, 'done');
    for (const day of ['2026-11-21', '2026-12-30', '2026-11-22', '2026-11-23'])
      await prune(journal, new Date(`${day}T12:00:00+02:00`), 3);
    expect((await call('documents.issue', { facts: next }, 'done')).outcome.mark).toBe(outcome.mark);
    expect(await journal.numbering.open()).toEqual([]);
  });
});
