import type { Journal } from '../../sending/client/journal/inside.js';
import { expect, refused } from './expect.js';
import { begin, type Cases } from './kit.js';

const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
/** Writes the row of a document whose caller stated its number. */
const state = (journal: Journal, aa: string, of = 'A') =>
  journal.take(begin({ key: JSON.stringify(['123456783', 0, '11.1', of, aa]) }));
const reserved = async (journal: Journal, count: number) => {
  const tickets = await Promise.all(Array.from({ length: count }, () => journal.numbering.reserve(series)));
  return tickets.map(({ aa }) => Number(aa)).sort((one, other) => one - other);
};
const openIn = async ({ numbering }: Journal) => (await numbering.open(series)).map(({ aa }) => aa);

/** Numbers of documents. */
export const numbers: Cases = {
  'reserves each number once': async ({ journal }) => {
    expect(await reserved(journal, 3)).toEqual([1, 2, 3]);
  },

  'reserves no number of a document whose caller stated it': async ({ journal }) => {
    for (const aa of ['2', '3', '6']) await state(journal, aa);
    // The same numbers in another series, and texts that only look like numbers, are not taken.
    for (const aa of ['1', '4', '5']) await state(journal, aa, 'B');
    for (const aa of ['01', '4 ', '5"]']) await state(journal, aa);
    expect(await reserved(journal, 4)).toEqual([1, 4, 5, 7]);
    expect(await openIn(journal)).toEqual(['1', '4', '5', '7']);
    expect(await journal.numbering.gaps(series)).toEqual([]);
  },

  'reserves no number twice while documents with stated numbers are written': async ({ journal }) => {
    const stated = ['3', '4', '8', '9'];
    await Promise.all(stated.map((aa) => state(journal, aa)));
    const [found] = await Promise.all([reserved(journal, 6), state(journal, '40')]);
    expect(found).toEqual([1, 2, 5, 6, 7, 10]);
  },

  'reserves a number that was given back after a refusal, unless another document took it': async ({
    journal,
  }) => {
    const { numbering } = journal;
    const endings = ['refused', 'not-sent', 'issued', 'unknown', 'refused'] as const;
    for (const [index, standing] of endings.entries()) {
      const ticket = await numbering.reserve(series);
      const each = begin({ key: JSON.stringify(['123456783', 0, '11.1', 'A', ticket.aa]) });
      await journal.take(each);
      const result = index === 4 ? { why: 'givenUp', givenUp: 'no network' } : { why: 'validation' };
      await journal.end({ operation: 'issue', key: each.key, lease: each.lease, standing, result });
      await numbering.release(ticket);
      if (standing === 'refused' || standing === 'not-sent')
        expect((await numbering.reserve(series)).aa).toBe(index === 4 ? '6' : ticket.aa);
    }
    expect(await reserved(journal, 1)).toEqual([7]);
  },

  'continues a series at a number, and never goes back': async ({ journal }) => {
    const { numbering } = journal;
    expect(await numbering.continueAt(series, '158')).toBe('158');
    expect(await reserved(journal, 1)).toEqual([158]);
    expect(await numbering.continueAt(series, 200n)).toBe('200');
    expect(await numbering.continueAt(series, 200)).toBe('200');
    await state(journal, '200');
    expect(await reserved(journal, 2)).toEqual([201, 202]);
    expect(await numbering.continueAt(series, '7')).toBe('203');
    expect(await reserved(journal, 1)).toEqual([203]);
    expect(await openIn(journal)).toEqual(['158', '201', '202', '203']);
    expect((await numbering.reserve({ ...series, series: 'B' })).aa).toBe('1');
    for (const wrong of ['0', '0051', '-1', 1.5, 'A', '18446744073709551616', undefined])
      await refused(numbering.continueAt(series, wrong as never), { name: 'RefusedStepError' });
    await refused(numbering.continueAt({ ...series, vatNumber: 'EL123456783' }, 5));
  },
};
