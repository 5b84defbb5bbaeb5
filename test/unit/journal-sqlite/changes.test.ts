import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AttemptBegin } from '../../../src/sending/client/journal/attempts.js';
import type { CopiedUntil } from '../../../src/sending/client/journal/replication.js';
import type { SqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { collectGarbage } from '../../garbage.js';
import { withFiles } from './files.js';

collectGarbage();

const files = withFiles();
const UNTIL = '2026-11-20T10:02:00.000Z';
const begin = (key: string): AttemptBegin => ({
  operation: 'issue',
  key,
  lease: { holder: 'till 1', run: 'run 1', id: `lease of ${key}`, until: UNTIL },
  at: '2026-11-20T10:00:00.000Z',
  request: { call: 'SendInvoices', query: {}, body: '{"invoice":[{}]}', about: {} },
});
const end = (journal: SqliteJournal, key: string, mark: string): Promise<void> =>
  journal.end({ ...begin(key), standing: 'issued', result: { mark }, states: undefined });
const nextOf = async (journal: SqliteJournal, reached?: CopiedUntil) => {
  const batch = await journal.changes.after(reached);
  return batch && { ...batch, keys: batch.rows.map(({ key, standing }) => `${key} ${standing}`) };
};

it('the changes of a file are its rows, in the order of their last change', async () => {
  const journal = await files.open();
  expect(await journal.changes.after(undefined)).toBeUndefined();
  for (const key of ['a', 'b', 'c']) await journal.take(begin(key));
  await end(journal, 'a', '1');
  const first = await nextOf(journal);
  expect(first).toMatchObject({ keys: ['b sending', 'c sending', 'a issued'], fromStart: true });
  expect(await nextOf(journal, first?.until)).toBeUndefined();
  await end(journal, 'b', '2');
  expect(await nextOf(journal, first?.until)).toMatchObject({
    keys: ['b issued'],
    follows: first?.until,
    fromStart: false,
  });
});

it('a lease is not a change of a row', async () => {
  const journal = await files.open();
  await journal.take(begin('a'));
  await end(journal, 'a', '1');
  const first = await nextOf(journal);
  const again = { ...begin('a'), lease: { ...begin('a').lease, id: 'another' } };
  await journal.take(again);
  await journal.release(again, again.lease);
  expect(await nextOf(journal, first?.until)).toBeUndefined();
});

it('changes come in batches', async () => {
  const journal = await files.open();
  const keys = Array.from({ length: 120 }, (_, index) => String(index + 1));
  for (const key of keys) await journal.take(begin(key));
  const sizes: number[] = [];
  const seen: string[] = [];
  let batch = await nextOf(journal);
  while (batch !== undefined) {
    sizes.push(batch.rows.length);
    seen.push(...batch.rows.map(({ key }) => key));
    batch = await nextOf(journal, batch.until);
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen).toEqual(keys);
});

it('a file that does not know what was copied begins with its first row', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await journal.take(begin('a'));
  const first = await nextOf(journal);
  const backup = files.newFile();
  await journal.close();
  copyFileSync(file, backup);

  const later = await files.open(file);
  await later.take(begin('b'));
  const second = await nextOf(later, first?.until);
  expect(second?.keys).toEqual(['b sending']);
  const restored = await files.open(backup);
  expect(await restored.changes.origin()).toBe(await later.changes.origin());
  expect(await nextOf(restored, first?.until)).toBeUndefined();
  expect(await nextOf(restored, second?.until)).toMatchObject({ keys: ['a sending'], fromStart: true });
});

it('each file has a name of its own, which it keeps', async () => {
  const file = files.newFile();
  const one = await files.open(file);
  const origin = await one.changes.origin();
  expect(origin).toMatch(/^[0-9a-f-]{36}$/);
  await one.close();
  expect(await (await files.open(file)).changes.origin()).toBe(origin);
  expect(await (await files.open()).changes.origin()).not.toBe(origin);
});
