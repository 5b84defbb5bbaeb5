import { type Journal, type JournalStanding, listed as listOf } from '../../sending/client/journal/inside.js';
import { expect, refused } from './expect.js';
import { begin, type Cases, lease } from './kit.js';

const VAT = '800123456';
interface Sold {
  readonly day: string;
  readonly standing?: Exclude<JournalStanding, 'sending'>;
  readonly branch?: number;
  readonly type?: string;
  readonly series?: string;
}

/** Writes a document of a day. */
async function sold(journal: Journal, aa: string, given: Sold) {
  const { day, standing = 'issued', branch = 0, type = '11.1', series = 'A' } = given;
  const request = {
    call: 'SendInvoices',
    query: {},
    body: JSON.stringify({ invoice: [{ aa }] }),
    about: { vatNumber: VAT, issueDate: day },
  };
  const key = JSON.stringify([VAT, branch, type, series, aa]);
  const attempt = begin({ key, request, lease: lease() });
  await journal.take(attempt);
  const result = { mark: `mark ${aa}`, uid: `uid ${aa}` };
  await journal.end({ operation: 'issue', key, lease: attempt.lease, standing, result });
  return { operation: 'issue', key } as const;
}

const numbers = async (journal: Journal, ...filter: Parameters<Journal['documents']>) =>
  (await listOf(journal.documents(...filter))).map(({ aa }) => aa);

/** The documents that are kept, and for how long. */
export const archive: Cases = {
  'finds documents by each part of their number, by day, MARK, UID and status': async ({ journal, time }) => {
    await sold(journal, '1', { day: '2026-11-01' });
    await sold(journal, '2', { day: '2026-11-02', branch: 3 });
    await sold(journal, '3', { day: '2026-11-03', type: '1.1', series: 'B' });
    await sold(journal, '4', { day: '2026-11-04', standing: 'refused' });
    await sold(journal, '5', { day: '2026-10-31', series: 'C' });
    expect(await numbers(journal)).toEqual(['1', '2', '3', '4', '5']);
    expect(await numbers(journal, { series: 'C' })).toEqual(['5']);
    expect(await numbers(journal, { aa: '2' })).toEqual(['2']);
    expect(await numbers(journal, { branch: 3 })).toEqual(['2']);
    expect(await numbers(journal, { invoiceType: '1.1' })).toEqual(['3']);
    expect(await numbers(journal, { vatNumber: VAT, series: 'A' })).toEqual(['1', '2', '4']);
    expect(await numbers(journal, { issuedFrom: '2026-11-02', issuedTo: '2026-11-03' })).toEqual(['2', '3']);
    expect(await numbers(journal, { mark: 'mark 3' })).toEqual(['3']);
    expect(await numbers(journal, { uid: 'uid 3', standing: ['refused'] })).toEqual([]);
    expect(await numbers(journal, { standing: ['refused', 'unknown'] })).toEqual(['4']);
    const [found] = await listOf(
      journal.documents({ vatNumber: VAT, branch: 0, invoiceType: '11.1', series: 'A', aa: '1' }),
    );
    expect(found).toEqual({
      vatNumber: VAT,
      branch: 0,
      invoiceType: '11.1',
      series: 'A',
      aa: '1',
      issueDate: '2026-11-01',
      standing: 'issued',
      document: { aa: '1' },
      result: { mark: 'mark 1', uid: 'uid 1' },
      firstAttemptAt: time('2026-11-20T10:00:00.000Z'),
      lastAttemptAt: time('2026-11-20T10:00:00.000Z'),
    });
  },

  'has only documents': async ({ journal }) => {
    await journal.take(begin({ operation: 'complete-payment', key: 'token' }));
    expect(await numbers(journal)).toEqual([]);
  },

  'refuses searches with unknown members, and for what no document can have': async ({ journal }) => {
    await refused(numbers(journal, { invoicetype: '11.1' } as never), { code: 'options/unknown' });
    for (const wrong of [{ aa: 1 }, { issuedFrom: '1/11/2026' }, { standing: ['lost'] }]) {
      await refused(numbers(journal, wrong as never), { code: 'journal/filter' });
    }
  },

  'counts rows by status': async ({ journal }) => {
    expect(await journal.standings()).toEqual({});
    await sold(journal, '1', { day: '2026-11-01' });
    await sold(journal, '2', { day: '2026-11-01' });
    await sold(journal, '3', { day: '2026-11-01', standing: 'unknown' });
    await journal.take(begin());
    expect(await journal.standings()).toEqual({ issued: 2, unknown: 1, sending: 1 });
  },

  'takes the requests of old months out, and keeps their rows and numbers': async ({ journal }) => {
    const first = await sold(journal, '1', { day: '2020-12-31' });
    await sold(journal, '2', { day: '2020-12-01', standing: 'refused' });
    const last = await sold(journal, '3', { day: '2021-01-01' });
    const retired = await journal.retire({ before: '2021-01' });
    expect(retired.map(({ month, rows, stays }) => ({ month, rows, stays }))).toEqual([
      { month: '2020-12', rows: 2 },
    ]);
    expect(await numbers(journal)).toEqual(['3']);
    expect((await listOf(journal.rows())).map(({ key }) => key)).toEqual([last.key]);
    expect(await journal.standings()).toEqual({ issued: 2, refused: 1 });
    const missing = { code: 'journal/body-missing' };
    await refused(journal.row(first), missing);
    await refused(journal.take(begin({ ...first })), missing);
    // The row was not leased by that.
    await refused(journal.take(begin({ ...first, lease: lease('till 2', 'run 2') })), missing);
    expect(await journal.retire({ before: '2021-01' })).toEqual([]);
  },

  'leaves a month with a row that still needs work': async ({ journal }) => {
    await sold(journal, '1', { day: '2020-11-30', standing: 'queued' });
    await sold(journal, '2', { day: '2020-11-30' });
    await sold(journal, '3', { day: '2020-12-01' });
    const retired = await journal.retire({ before: '2021-01' });
    expect(retired.map(({ month, rows, stays }) => ({ month, rows, stays }))).toEqual([
      { month: '2020-11', rows: 0, stays: 'open' },
      { month: '2020-12', rows: 1 },
    ]);
    expect(await numbers(journal)).toEqual(['1', '2']);
  },

  'refuses to take out anything but months': async ({ journal }) => {
    for (const before of ['2021', '2021-13', '2021-01-01', 202_101]) {
      await refused(journal.retire({ before } as never), { code: 'journal/month' });
    }
    await refused(journal.retire({ bfore: '2021-01' } as never), { code: 'options/unknown' });
  },
};
