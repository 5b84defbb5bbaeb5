import { expect, refused } from './expect.js';
import { begin, type Cases, lease, name, request } from './kit.js';

/** Steps that are repeated because their answer was lost. */
export const repeats: Cases = {
  'gives the same lease the same new row': async ({ journal, leased }) => {
    const first = begin({ states: { table: 1 } });
    expect(await journal.take(first)).toEqual({ taken: 'new' });
    expect(await journal.take(first)).toEqual({ taken: 'new' });
    expect(await journal.row(name)).toMatchObject({ attempts: 1, standing: 'sending' });
    expect(await journal.take(begin({ lease: lease('till 2', 'run 2') }))).toEqual(leased(first.lease));
  },

  'gives the same lease a row that existed, as it was': async ({ journal }) => {
    const earlier = begin();
    await journal.take(earlier);
    await journal.release(name, earlier.lease);
    const second = begin();
    const taken = { taken: 'row', row: { standing: 'sending', attempts: 1, request } };
    expect(await journal.take(second)).toMatchObject(taken);
    expect(await journal.take(second)).toMatchObject(taken);
  },

  'writes the end of an attempt once': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    const end = { ...name, lease: first.lease, standing: 'issued', result: { mark: '1' } } as const;
    await journal.end(end);
    await journal.end({ ...end, standing: 'unknown', result: { why: 'x' } });
    expect(await journal.row(name)).toMatchObject({ standing: 'issued', result: { mark: '1' } });
    const next = begin();
    await journal.take(next);
    await journal.end({ ...end, standing: 'unknown' });
    await journal.end({ ...name, lease: next.lease, standing: 'issued' });
    await refused(journal.end({ ...end, standing: 'unknown' }));
  },

  'releases a lease once': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    await journal.release(name, first.lease);
    await journal.release(name, first.lease);
    await journal.take(begin({ lease: lease('till 2', 'run 2') }));
    await journal.release(name, first.lease);
    expect(await journal.take(begin())).toMatchObject({ taken: 'leased' });
  },
};
