import { expect, it } from 'vitest';
import type { SqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { listOf } from '../client/setup.js';
import { withFiles } from './files.js';

const files = withFiles();

async function sell(journal: SqliteJournal, aa: string, issueDate: string): Promise<void> {
  const lease = { holder: 'till 1', run: 'run 1', id: `lease ${aa}`, until: '2020-12-01T10:02:00.000Z' };
  const name = { operation: 'issue', key: JSON.stringify(['800123456', 0, '11.1', 'A', aa]) } as const;
  const request = { call: 'SendInvoices', query: {}, body: '{"invoice":[{}]}', about: { issueDate } };
  await journal.take({ ...name, lease, at: '2020-12-01T10:00:00.000Z', request });
  await journal.end({ ...name, lease, standing: 'issued', result: { mark: aa } });
}

it('a month stays in the file of a till until all of it is copied', async () => {
  const journal = await files.open();
  await sell(journal, '1', '2020-11-05');
  await sell(journal, '2', '2020-12-05');
  await journal.changes.origin();
  const notCopied = { rows: 0, stays: 'not-copied' };
  expect(await journal.retire({ before: '2021-01' })).toEqual([
    { month: '2020-11', ...notCopied },
    { month: '2020-12', ...notCopied },
  ]);
  const first = await journal.changes.after(undefined);
  // It was read, and may never have arrived.
  expect(await journal.retire({ before: '2020-12' })).toEqual([{ month: '2020-11', ...notCopied }]);
  expect(await journal.changes.after(first?.until)).toBeUndefined();
  await sell(journal, '3', '2020-12-06');
  expect(await journal.retire({ before: '2021-01' })).toEqual([
    { month: '2020-11', rows: 1 },
    { month: '2020-12', ...notCopied },
  ]);
  expect((await journal.changes.after(first?.until))?.rows.map(({ result }) => result?.mark)).toEqual(['3']);
  // From the first row on, without those that were taken out.
  expect((await journal.changes.after(undefined))?.rows.map(({ result }) => result?.mark)).toEqual([
    '2',
    '3',
  ]);
});

it('the months of a file that nobody copies are taken out at once, and their space is used again', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  for (let aa = 1; aa <= 30; aa += 1)
    await sell(journal, String(aa), `2020-12-${aa}`.replace(/-(\d)$/, '-0$1'));
  expect(await journal.retire({ before: '2021-01' })).toEqual([{ month: '2020-12', rows: 30 }]);
  expect(await listOf(journal.documents())).toEqual([]);
  await journal.close();
  const again = await files.open(file);
  expect(await again.standings()).toEqual({ issued: 30 });
  expect(await listOf(again.rows({ mark: '7' }))).toEqual([]);
});
