import { expect, refused } from './expect.js';
import { begin, type Cases, LATER, lease, NOW, name, request, shortLease } from './kit.js';

/** One attempt after the other, and one holder at a time. */
export const attempts: Cases = {
  'writes a new row as sending when it is claimed': async ({ journal, time }) => {
    expect(await journal.take(begin())).toEqual({ taken: 'new' });
    expect(await journal.row(name)).toEqual({
      ...name,
      standing: 'sending',
      request,
      firstAttemptAt: time(NOW),
      lastAttemptAt: time(NOW),
      attempts: 1,
      holder: 'till 1',
    });
  },

  'gives a row to one run at a time': async ({ journal, leased }) => {
    const first = begin();
    await journal.take(first);
    expect(await journal.take(begin())).toEqual(leased(first.lease));
    expect(await journal.take(begin({ lease: lease('till 2', 'run 2') }))).toMatchObject({
      taken: 'leased',
    });
  },

  'gives a row to only one of many concurrent requests': async ({ journal }) => {
    const asked = Array.from({ length: 20 }, (_, index) =>
      journal.take(begin({ lease: lease(`till ${index}`, `run ${index}`) })),
    );
    const taken = (await Promise.all(asked)).map((each) => each.taken);
    expect(taken.filter((each) => each === 'new')).toHaveLength(1);
    expect(taken.filter((each) => each === 'leased')).toHaveLength(19);
  },

  'gives out the row of an expired lease or a restarted holder': async ({ journal, expired }) => {
    await journal.take(begin({ lease: shortLease() }));
    await expired();
    expect(await journal.take(begin({ lease: lease('till 2', 'run 2'), at: LATER }))).toMatchObject({
      taken: 'row',
      row: { standing: 'sending' },
    });
    await journal.take(begin({ key: 'other' }));
    expect(await journal.take(begin({ key: 'other', lease: lease('till 1', 'run 3') }))).toMatchObject({
      taken: 'row',
    });
  },

  'writes nothing for a holder whose lease was taken over': async ({ journal, expired }) => {
    const lost = begin({ lease: shortLease() });
    await journal.take(lost);
    await expired();
    await journal.take(begin({ lease: lease('till 2', 'run 2'), at: LATER }));
    await refused(journal.begin(lost, false));
    await refused(journal.end({ ...name, lease: lost.lease, standing: 'issued' }));
    await refused(journal.release(name, lost.lease));
    expect((await journal.row(name))?.standing).toBe('sending');
  },

  'records the end of an attempt, keeps earlier details, and releases the lease': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    await journal.end({
      ...name,
      lease: first.lease,
      standing: 'queued',
      result: { uid: 'A', qrUrl: 'q' },
    });
    const second = begin({ at: LATER });
    expect(await journal.take(second)).toMatchObject({ taken: 'row', row: { standing: 'queued' } });
    await journal.end({ ...name, lease: second.lease, standing: 'issued', result: { mark: '1' } });
    expect(await journal.row(name)).toMatchObject({
      standing: 'issued',
      attempts: 1,
      result: { uid: 'A', qrUrl: 'q', mark: '1' },
    });
  },

  'counts attempts, and starts again for new content': async ({ journal, time }) => {
    const first = begin();
    await journal.take(first);
    await journal.begin({ ...first, at: LATER }, false);
    expect(await journal.row(name)).toMatchObject({
      attempts: 2,
      firstAttemptAt: time(NOW),
      lastAttemptAt: time(LATER),
    });
    const corrected = { ...request, body: '{"invoice":[{"a":1}]}' };
    await journal.begin({ ...first, at: LATER, request: corrected }, true);
    expect(await journal.row(name)).toMatchObject({
      attempts: 3,
      firstAttemptAt: time(LATER),
      request: corrected,
    });
  },

  'keeps the result of an earlier attempt, unless the content is new': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    await journal.end({ ...name, lease: first.lease, standing: 'held', result: { uid: 'A' } });
    const second = begin();
    await journal.take(second);
    await journal.begin(second, false);
    expect(await journal.row(name)).toMatchObject({ standing: 'sending', result: { uid: 'A' } });
    await journal.begin(second, true);
    expect((await journal.row(name))?.result).toBeUndefined();
  },

  'releases a lease without an attempt': async ({ journal }) => {
    const first = begin();
    await journal.take(first);
    await journal.release(name, first.lease);
    expect(await journal.take(begin())).toMatchObject({ taken: 'row' });
  },

  'does not wait until a time comes again from which the clock was set back': async ({
    journal,
    time,
    expired,
  }) => {
    const [at, soon] = ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.001Z'];
    const own = lease('till 2', 'run', '2026-11-20T08:02:00.000Z');
    for (const key of ['a', 'b']) await journal.take(begin({ key, lease: shortLease('till 1') }));
    await journal.take(begin({ key: 'a', lease: own, at }));
    await journal.claim({ lease: own, at, limit: 9 });
    await expired();
    // An attempt that seems to be in the future counts from now, too: a pause after it ends.
    expect(await journal.take(begin({ key: 'a', lease: own, at: soon }))).toMatchObject({
      taken: 'row',
      row: { standing: 'sending', firstAttemptAt: time(soon), lastAttemptAt: time(soon) },
    });
    const { rows } = await journal.claim({ lease: own, at: soon, limit: 9, olderThan: 0 });
    expect(rows.map(({ key, lastAttemptAt }) => [key, lastAttemptAt])).toEqual([
      ['a', time(soon)],
      ['b', time(soon)],
    ]);
  },
};
