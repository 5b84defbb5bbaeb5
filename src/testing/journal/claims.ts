import type { Claim, Journal, JournalRow } from '../../sending/client/journal/inside.js';
import { expect, refused } from './expect.js';
import { begin, type Cases, type Kit, LATER, late, lease, NOW, name, request, shortLease } from './kit.js';

const branchKey = (branch: number, aa: string) => JSON.stringify(['800123456', branch, '11.1', 'A', aa]);
const claimed = async (journal: Journal, given: Partial<Claim> = {}) => {
  const own = given.lease ?? late('host');
  const { rows, next } = await journal.claim({ at: NOW, limit: 10, ...given, lease: own });
  return { keys: rows.map(({ key }) => key), next, rows, lease: own };
};
/** Writes rows that a till left open: each with its standing, or as `sending` with a lease that ends soon. */
async function left(
  { journal, expired }: Pick<Kit, 'journal' | 'expired'>,
  rows: Readonly<Record<string, JournalRow['standing']>>,
  holder = 'till 1',
): Promise<void> {
  for (const [key, standing] of Object.entries(rows)) {
    const each = begin({ key, lease: standing === 'sending' ? shortLease(holder) : lease(holder) });
    await journal.take(each);
    if (standing !== 'sending') await journal.end({ ...each, standing, states: undefined });
  }
  await expired();
}

/** Rows to recover, which are handed out to many callers. */
export const claims: Cases = {
  'hands out each row to one caller, however many ask at once': async ({ journal, expired }) => {
    const keys = Array.from({ length: 40 }, (_, index) => `row ${index}`);
    await left({ journal, expired }, Object.fromEntries(keys.map((key) => [key, 'unknown'])));
    const asked = Array.from({ length: 8 }, (_, index) =>
      journal.claim({ lease: late(`host ${index}`), at: LATER, limit: 5 }),
    );
    const got = (await Promise.all(asked)).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(got.sort()).toEqual([...keys].sort());
  },

  'hands out rows that need work and whose lease is free': async ({ journal, expired }) => {
    await left(
      { journal, expired },
      {
        a: 'sending',
        b: 'unknown',
        c: 'queued',
        d: 'issued',
        e: 'held',
        f: 'refused',
        g: 'not-sent',
      },
    );
    const busy = begin({ key: 'busy', lease: late('till 9'), at: LATER });
    await journal.take(busy);
    const { keys, next, rows } = await claimed(journal, { at: LATER });
    expect([keys, next]).toEqual([['a', 'b', 'c'], undefined]);
    expect(rows[1]).toMatchObject({ standing: 'unknown', request, attempts: 1, holder: 'host' });
    expect((await claimed(journal, { at: LATER })).keys).toEqual([]);
  },

  'hands out the row of a restarted holder at once': async ({ journal }) => {
    // The clock of the machine may have been set back since.
    await journal.take(begin({ at: '2026-11-20T10:00:30.000Z' }));
    expect((await claimed(journal, { lease: lease('till 2', 'run 1') })).keys).toEqual([]);
    expect((await claimed(journal, { lease: lease('till 1', 'run 2') })).keys).toEqual([name.key]);
  },

  'continues after an earlier claim': async ({ journal, expired }) => {
    await left({ journal, expired }, { a: 'unknown', b: 'unknown', c: 'unknown' });
    const first = await claimed(journal, { limit: 2, at: LATER });
    expect(first.keys).toEqual(['a', 'b']);
    for (const { operation, key } of first.rows) await journal.release({ operation, key }, first.lease);
    expect(await claimed(journal, { limit: 2, at: LATER, after: first.next })).toMatchObject({
      keys: ['c'],
      next: undefined,
    });
    expect((await claimed(journal, { limit: 2, at: LATER })).keys).toEqual(['a', 'b']);
  },

  'chooses rows by standing, branch, last holder and age': async ({ journal, expired }) => {
    await left({ journal, expired }, { [branchKey(0, '1')]: 'unknown', [branchKey(3, '1')]: 'unknown' });
    await left({ journal, expired }, { [branchKey(3, '2')]: 'not-sent' }, 'till 2');
    expect((await claimed(journal, { at: LATER, olderThan: 3_600_000 })).keys).toEqual([]);
    expect((await claimed(journal, { at: LATER, branch: 3 })).keys).toEqual([branchKey(3, '1')]);
    expect((await claimed(journal, { at: LATER, holder: 'till 2' })).keys).toEqual([]);
    expect((await claimed(journal, { at: LATER, holder: 'till 2', standing: ['not-sent'] })).keys).toEqual([
      branchKey(3, '2'),
    ]);
    expect((await claimed(journal, { at: LATER, holder: 'till 1', olderThan: 0 })).keys).toEqual([
      branchKey(0, '1'),
    ]);
  },

  'works on a row with the lease that it was claimed with, and remembers who had it': async ({
    journal,
    expired,
  }) => {
    await left({ journal, expired }, { a: 'unknown' });
    const own = late('host');
    await claimed(journal, { lease: own, at: LATER });
    const again = begin({ key: 'a', lease: own, at: LATER });
    expect(await journal.take(again)).toMatchObject({ taken: 'row', row: { standing: 'unknown' } });
    await journal.end({
      operation: 'issue',
      key: 'a',
      lease: own,
      standing: 'issued',
      result: { mark: '1' },
    });
    expect(await journal.row({ operation: 'issue', key: 'a' })).toMatchObject({
      standing: 'issued',
      holder: 'host',
    });
    await refused(journal.begin(again, false));
  },

  'hands out the same rows again when the answer of the step was lost': async ({ journal, expired }) => {
    await left({ journal, expired }, { a: 'unknown', b: 'unknown', c: 'unknown' });
    const own = late('host');
    expect((await claimed(journal, { lease: own, at: LATER, limit: 2 })).keys).toEqual(['a', 'b']);
    expect((await claimed(journal, { lease: own, at: LATER, limit: 2 })).keys).toEqual(['a', 'b']);
  },

  'refuses claims with unknown members and values': async ({ journal }) => {
    await refused(claimed(journal, { brnch: 3 } as never), { code: 'options/unknown' });
    for (const wrong of [{ limit: 0 }, { standing: ['lost'] }, { olderThan: -1 }, { branch: '3' }]) {
      await refused(claimed(journal, wrong as never), { code: 'journal/filter' });
    }
  },
};
