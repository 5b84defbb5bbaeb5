import { expect, it } from 'vitest';
import type { Client } from '../../../src/sending/client/index.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { JournalRow } from '../../../src/sending/client/journal/rows.js';
import { eventsAfter, settleLater } from '../../../src/tools/operations/index.js';

const at = '2026-11-20T10:00:00.000Z';
const now = (): Date => new Date(at);

const rowOf = (aa: string, more: Partial<JournalRow>): JournalRow => ({
  operation: 'issue',
  key: JSON.stringify(['800123456', 0, '11.1', 'A', aa]),
  standing: 'queued',
  request: { call: 'SendInvoices', query: {}, body: JSON.stringify([{ aa }]), about: {} },
  firstAttemptAt: at,
  lastAttemptAt: at,
  attempts: 1,
  ...more,
});

/** A journal with these rows, which may change. Its states are in memory. */
function journalWith(rows: readonly JournalRow[]): Journal {
  const states = memoryJournal();
  const own: Pick<Journal, 'rows' | 'row'> = {
    async *rows({ standing } = {}) {
      yield* rows.filter((row) => standing === undefined || standing.includes(row.standing));
    },
    row: async ({ key }) => rows.find((row) => row.key === key),
  };
  return new Proxy(states, {
    get(target, name) {
      const value: unknown = Reflect.get(name in own ? own : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const clientWith = (reconcile: () => Promise<unknown>): Client => ({ reconcile }) as unknown as Client;

async function settledIn(journal: Journal): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for await (const { data } of eventsAfter(journal, 0))
    all.push([data['aa'], data['standing'], data['mark']]);
  return all;
}

it('A document that was refused and is issued later gives both events, each once', async () => {
  const rows = [rowOf('1', { standing: 'unknown' })];
  const journal = journalWith(rows);
  const client = clientWith(async () => undefined);
  const mark = '400001970000151';
  const steps: readonly Partial<JournalRow>[] = [
    {},
    { standing: 'refused' },
    { standing: 'queued', attempts: 2 },
    { standing: 'issued', attempts: 2, result: { mark } },
  ];
  for (const step of steps) {
    rows[0] = rowOf('1', { standing: 'unknown', ...step });
    for (let run = 0; run < 2; run += 1) await settleLater({ journal, client, now });
  }
  expect(await settledIn(journal)).toEqual([
    ['1', 'refused', undefined],
    ['1', 'issued', mark],
  ]);
});

it.each(['held', 'not-sent'] as const)('A document is not settled while it is %s', async (standing) => {
  const rows = [rowOf('1', {})];
  const journal = journalWith(rows);
  const client = clientWith(async () => undefined);
  await settleLater({ journal, client, now });
  rows[0] = rowOf('1', { standing });
  await settleLater({ journal, client, now });
  expect(await settledIn(journal)).toEqual([]);
  rows[0] = rowOf('1', { standing: 'issued' });
  await settleLater({ journal, client, now });
  expect(await settledIn(journal)).toEqual([['1', 'issued', undefined]]);
});

it('A search that fails is reported, and stops neither other searches nor events', async () => {
  const rows = [rowOf('1', {}), rowOf('2', {}), rowOf('3', { origin: 'till 1' })];
  const journal = journalWith(rows);
  let searches = 0;
  const client = clientWith(async () => {
    searches += 1;
    if (searches === 1) throw new Error('no answer');
    rows[1] = rowOf('2', { standing: 'issued' });
  });
  await expect(settleLater({ journal, client, now })).rejects.toThrow('no answer');
  expect(searches).toBe(2);
  expect(await settledIn(journal)).toEqual([['2', 'issued', undefined]]);
});
