import type { AttemptBegin, Journal } from '../../sending/client/journal/inside.js';
import { expect, refused } from './expect.js';
import { begin, type Cases, type Kit, LATER, lease, name, shortLease } from './kit.js';

const completing = { operation: 'complete-payment', key: 'token', settles: name } as const;
const other = lease('till 2', 'run 2');

/** A held document, and the completion that has just begun. */
async function begun(journal: Journal, own = lease()): Promise<AttemptBegin> {
  const held = begin();
  await journal.take(held);
  await journal.end({ ...name, lease: held.lease, standing: 'held', result: { uid: 'A' } });
  const completion = begin({ ...completing, lease: own });
  expect(await journal.take(completion)).toEqual({ taken: 'new' });
  return completion;
}

/** Completions of held documents, which lease and write two rows. */
export const completions: Cases = {
  ...Object.fromEntries(
    (['issued', 'queued'] as const).map((standing) => [
      `records both rows as ${standing} together`,
      async ({ journal }: Kit) => {
        const { lease } = await begun(journal);
        await journal.end({ ...completing, lease, standing, result: { mark: '1' } });
        expect(await journal.row(completing)).toMatchObject({ standing, result: { mark: '1' } });
        expect(await journal.row(name)).toMatchObject({ standing, result: { uid: 'A', mark: '1' } });
        for (const { operation, key } of [name, completing]) {
          expect(await journal.take(begin({ operation, key, lease: other }))).toMatchObject({ taken: 'row' });
        }
      },
    ]),
  ),

  ...Object.fromEntries(
    (['unknown', 'refused', 'not-sent', 'held'] as const).map((standing) => [
      `leaves the document held if the completion is ${standing}`,
      async ({ journal }: Kit) => {
        const { lease } = await begun(journal);
        await journal.end({ ...completing, lease, standing, result: { why: 'x' } });
        expect(await journal.row(completing)).toMatchObject({ standing });
        expect(await journal.row(name)).toMatchObject({ standing: 'held', result: { uid: 'A' } });
        expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'row' });
      },
    ]),
  ),

  'leases both rows': async ({ journal, leased }) => {
    const { lease } = await begun(journal);
    expect(await journal.take(begin({ lease: other }))).toEqual(leased(lease));
    expect(await journal.take(begin({ ...completing, lease: other }))).toMatchObject({ taken: 'leased' });
    // Releasing one of them does not release the other.
    await journal.release(completing, lease);
    expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'leased' });
    await journal.release(name, lease);
    expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'row' });
  },

  'writes nothing while someone else works on the document': async ({ journal, leased }) => {
    const held = begin({ states: { table: 1 } });
    await journal.take(held);
    const completion = begin({ ...completing, lease: other, states: { table: 2 } });
    expect(await journal.take(completion)).toEqual(leased(held.lease));
    expect(await journal.row(completing)).toBeUndefined();
    expect(await journal.state('table')).toBe(1);
  },

  'renews both leases with the next attempt': async ({ journal, leased }) => {
    const { lease } = await begun(journal);
    const renewed = { ...lease, until: '2026-11-20T10:10:00.000Z' };
    await journal.begin(begin({ ...completing, lease: renewed, at: LATER }), false);
    expect(await journal.take(begin({ lease: other, at: LATER }))).toEqual(leased(renewed));
    expect((await journal.row(name))?.attempts).toBe(1);
  },

  'does not write the row of a document that someone else has taken over': async ({ journal, expired }) => {
    const { lease } = await begun(journal, shortLease());
    await expired();
    await journal.take(begin({ lease: other, at: LATER }));
    await refused(journal.begin(begin({ ...completing, lease, at: LATER }), false));
    await journal.end({ ...completing, lease, standing: 'issued', result: { mark: '1' } });
    expect(await journal.row(completing)).toMatchObject({ standing: 'issued', result: { mark: '1' } });
    expect(await journal.row(name)).toMatchObject({ standing: 'held', result: { uid: 'A' } });
    // The other one still has it.
    await journal.end({ ...name, lease: other, standing: 'held' });
  },

  'does not write the row of a document whose lease it never had': async ({ journal }) => {
    const { settles: _, ...alone } = completing;
    const held = begin();
    await journal.take(held);
    await journal.end({ ...name, lease: held.lease, standing: 'held', result: { uid: 'A' } });
    const completion = begin(alone);
    await journal.take(completion);
    await journal.end({
      ...completing,
      lease: completion.lease,
      standing: 'issued',
      result: { mark: '1' },
    });
    expect(await journal.row(name)).toMatchObject({ standing: 'held', result: { uid: 'A' } });
  },

  'never moves an issued document back': async ({ journal }) => {
    const first = await begun(journal);
    await journal.end({ ...completing, lease: first.lease, standing: 'issued', result: { mark: '1' } });
    const second = begin({ ...completing, key: 'token 2' });
    await journal.take(second);
    const end = { ...completing, key: 'token 2', lease: second.lease };
    await journal.end({ ...end, standing: 'queued', result: { uid: 'A' } });
    expect(await journal.row(name)).toMatchObject({ standing: 'issued', result: { mark: '1' } });
  },

  'works without a row of the document': async ({ journal }) => {
    const completion = begin(completing);
    await journal.take(completion);
    await journal.begin({ ...completion, at: LATER }, false);
    await journal.end({
      ...completing,
      lease: completion.lease,
      standing: 'issued',
      result: { mark: '1' },
    });
    expect(await journal.row(name)).toBeUndefined();
    expect(await journal.row(completing)).toMatchObject({ standing: 'issued' });
  },
};
