import { describe, expect, it } from 'vitest';
import { memoryNumbering, memoryNumberingFromJSON } from '../../../../src/flows/index.js';
import { refusedBy, refusedLater } from '../refused.js';

const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const B = { ...A, series: 'B' } as const;
/** As A, in Greek. */
const typo = { ...A, series: 'Α' } as const;

describe('a list of allowed series', () => {
  it('restricts reservations to its series and to those with a first number', async () => {
    const numbering = memoryNumbering({ series: [A], first: [{ ...B, aa: '51' }] });
    expect((await numbering.reserve(A)).aa).toBe('1');
    expect((await numbering.reserve(B)).aa).toBe('51');
    expect(await refusedLater(numbering.reserve(typo))).toEqual([
      {
        rule: 'numbering/other-series',
        path: [],
        params: { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'Α' },
      },
    ]);
    for (const other of [{ branch: 1 }, { invoiceType: '1.1' }, { vatNumber: '987654324' }] as const) {
      expect((await refusedLater(numbering.reserve({ ...A, ...other })))[0]?.rule).toBe(
        'numbering/other-series',
      );
    }
    expect(numbering.toJSON().series.map(({ series }) => series)).toEqual(['B', 'A']);
  });

  it('is stated again when the numbers are restored, and open numbers of other series are kept', async () => {
    const before = memoryNumbering();
    const ticket = await before.reserve(B);
    const stored = JSON.stringify(before);
    const back = memoryNumberingFromJSON(JSON.parse(stored), { series: [A] });
    expect((await refusedLater(back.reserve(B)))[0]?.rule).toBe('numbering/other-series');
    await back.commit(ticket, { mark: '400001970000109' });
    expect(await back.open()).toEqual([]);
    expect((await memoryNumberingFromJSON(JSON.parse(stored)).reserve(typo)).aa).toBe('1');
  });

  it('can be empty', async () => {
    expect((await refusedLater(memoryNumbering({ series: [] }).reserve(A)))[0]?.rule).toBe(
      'numbering/other-series',
    );
  });

  it('must contain valid series', () => {
    expect(refusedBy(() => memoryNumbering({ series: [A, { ...A, branch: -1 }] }))).toEqual([
      { rule: 'numbering/series', path: ['series', 1, 'branch'], params: { member: 'branch', found: -1 } },
    ]);
    expect(refusedBy(() => memoryNumbering({ series: 'A' as never }))[0]?.path).toEqual([
      'series',
      0,
      'vatNumber',
    ]);
  });
});
