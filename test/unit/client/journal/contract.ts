import { beforeEach, describe, expect, it } from 'vitest';
import type { AttemptBegin, Lease } from '../../../../src/client/journal/attempts.js';
import type { Claim } from '../../../../src/client/journal/claims.js';
import type { Journal } from '../../../../src/client/journal/journal.js';
import type { JournalRow } from '../../../../src/client/journal/rows.js';
import { listOf } from '../setup.js';

const name = { operation: 'issue', key: '["800123456",0,"11.1","A","101"]' } as const;
const request = {
  call: 'SendInvoices',
  query: { skipSignature: 'true' },
  body: '{"invoice":[{}]}',
  about: {},
};
const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:05:00.000Z';
const UNTIL = '2026-11-20T10:02:00.000Z';

let leases = 0;
const lease = (holder = 'till 1', run = 'run 1', until = UNTIL): Lease => {
  leases += 1;
  return { holder, run, id: `lease ${leases}`, until };
};
/** A lease that begins five minutes later. */
const late = (holder: string): Lease => lease(holder, 'run', '2026-11-20T10:07:00.000Z');
/** A lease of one millisecond. */
const shortLease = (holder?: string, run?: string): Lease => lease(holder, run, '2026-11-20T10:00:00.001Z');
const begin = (given: Partial<AttemptBegin> = {}): AttemptBegin => ({
  ...name,
  lease: lease(),
  at: NOW,
  request,
  ...given,
});

/**
 * What every journal promises: a journal on a store runs these tests too. A store with a clock of its own takes no times
 * from the caller.
 */
export function journalContract(
  what: string,
  make: () => Journal | Promise<Journal>,
  { ownClock = false } = {},
): void {
  const time = (given: string): unknown =>
    ownClock ? expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/) : given;
  const leased = ({ until, ...others }: Lease) => ({
    taken: 'leased',
    lease: { ...others, until: time(until) },
  });
  /** Waits until short leases have expired by the clock of the store. */
  const expired = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ownClock ? 20 : 0));

  describe(`${what} as a journal`, () => {
    let journal: Journal;
    beforeEach(async () => {
      journal = await make();
    });

    it('writes a new row as sending when it is claimed', async () => {
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
    });

    it('gives a row to one run at a time', async () => {
      const first = begin();
      await journal.take(first);
      expect(await journal.take(begin())).toEqual(leased(first.lease));
      expect(await journal.take(begin({ lease: lease('till 2', 'run 2') }))).toMatchObject({
        taken: 'leased',
      });
    });

    it('gives a row to only one of many concurrent requests', async () => {
      const asked = Array.from({ length: 20 }, (_, index) =>
        journal.take(begin({ lease: lease(`till ${index}`, `run ${index}`) })),
      );
      const taken = (await Promise.all(asked)).map((each) => each.taken);
      expect(taken.filter((each) => each === 'new')).toHaveLength(1);
      expect(taken.filter((each) => each === 'leased')).toHaveLength(19);
    });

    it('gives out the row of an expired lease or a restarted holder', async () => {
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
    });

    it('writes nothing for a holder whose lease was taken over', async () => {
      const lost = begin({ lease: shortLease() });
      await journal.take(lost);
      await expired();
      await journal.take(begin({ lease: lease('till 2', 'run 2'), at: LATER }));
      await expect(journal.begin(lost, false)).rejects.toThrow();
      await expect(journal.end({ ...name, lease: lost.lease, standing: 'issued' })).rejects.toThrow();
      await expect(journal.release(name, lost.lease)).rejects.toThrow();
      expect((await journal.row(name))?.standing).toBe('sending');
    });

    it('records the end of an attempt, keeps earlier details, and releases the lease', async () => {
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
    });

    it('counts attempts, and starts again for new content', async () => {
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
    });

    it('keeps the result of an earlier attempt, unless the content is new', async () => {
      const first = begin();
      await journal.take(first);
      await journal.end({ ...name, lease: first.lease, standing: 'held', result: { uid: 'A' } });
      const second = begin();
      await journal.take(second);
      await journal.begin(second, false);
      expect(await journal.row(name)).toMatchObject({ standing: 'sending', result: { uid: 'A' } });
      await journal.begin(second, true);
      expect((await journal.row(name))?.result).toBeUndefined();
    });

    describe('when the answer of a step was lost and the step is repeated', () => {
      it('gives the same lease the same new row', async () => {
        const first = begin({ states: { table: 1 } });
        expect(await journal.take(first)).toEqual({ taken: 'new' });
        expect(await journal.take(first)).toEqual({ taken: 'new' });
        expect(await journal.row(name)).toMatchObject({ attempts: 1, standing: 'sending' });
        expect(await journal.take(begin({ lease: lease('till 2', 'run 2') }))).toEqual(leased(first.lease));
      });

      it('gives the same lease a row that existed, as it was', async () => {
        const earlier = begin();
        await journal.take(earlier);
        await journal.release(name, earlier.lease);
        const second = begin();
        const taken = { taken: 'row', row: { standing: 'sending', attempts: 1, request } };
        expect(await journal.take(second)).toMatchObject(taken);
        expect(await journal.take(second)).toMatchObject(taken);
      });

      it('writes the end of an attempt once', async () => {
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
        await expect(journal.end({ ...end, standing: 'unknown' })).rejects.toThrow();
      });

      it('releases a lease once', async () => {
        const first = begin();
        await journal.take(first);
        await journal.release(name, first.lease);
        await journal.release(name, first.lease);
        await journal.take(begin({ lease: lease('till 2', 'run 2') }));
        await journal.release(name, first.lease);
        expect(await journal.take(begin())).toMatchObject({ taken: 'leased' });
      });
    });

    it('releases a lease without an attempt', async () => {
      const first = begin();
      await journal.take(first);
      await journal.release(name, first.lease);
      expect(await journal.take(begin())).toMatchObject({ taken: 'row' });
    });

    describe('with the completion of a held document', () => {
      const completing = { operation: 'complete-payment', key: 'token', settles: name } as const;
      const other = lease('till 2', 'run 2');

      /** A held document, and the completion that has just begun. */
      async function begun(own = lease()): Promise<AttemptBegin> {
        const held = begin();
        await journal.take(held);
        await journal.end({ ...name, lease: held.lease, standing: 'held', result: { uid: 'A' } });
        const completion = begin({ ...completing, lease: own });
        expect(await journal.take(completion)).toEqual({ taken: 'new' });
        return completion;
      }

      it.each(['issued', 'queued'] as const)('records both rows as %s together', async (standing) => {
        const { lease } = await begun();
        await journal.end({ ...completing, lease, standing, result: { mark: '1' } });
        expect(await journal.row(completing)).toMatchObject({ standing, result: { mark: '1' } });
        expect(await journal.row(name)).toMatchObject({ standing, result: { uid: 'A', mark: '1' } });
        for (const { operation, key } of [name, completing]) {
          expect(await journal.take(begin({ operation, key, lease: other }))).toMatchObject({ taken: 'row' });
        }
      });

      it.each(['unknown', 'refused', 'not-sent', 'held'] as const)(
        'leaves the document held if the completion is %s',
        async (standing) => {
          const { lease } = await begun();
          await journal.end({ ...completing, lease, standing, result: { why: 'x' } });
          expect(await journal.row(completing)).toMatchObject({ standing });
          expect(await journal.row(name)).toMatchObject({ standing: 'held', result: { uid: 'A' } });
          expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'row' });
        },
      );

      it('leases both rows', async () => {
        const { lease } = await begun();
        expect(await journal.take(begin({ lease: other }))).toEqual(leased(lease));
        expect(await journal.take(begin({ ...completing, lease: other }))).toMatchObject({ taken: 'leased' });
        // Releasing one of them does not release the other.
        await journal.release(completing, lease);
        expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'leased' });
        await journal.release(name, lease);
        expect(await journal.take(begin({ lease: other }))).toMatchObject({ taken: 'row' });
      });

      it('writes nothing while someone else works on the document', async () => {
        const held = begin({ states: { table: 1 } });
        await journal.take(held);
        const completion = begin({ ...completing, lease: other, states: { table: 2 } });
        expect(await journal.take(completion)).toEqual(leased(held.lease));
        expect(await journal.row(completing)).toBeUndefined();
        expect(await journal.state('table')).toBe(1);
      });

      it('renews both leases with the next attempt', async () => {
        const { lease } = await begun();
        const renewed = { ...lease, until: '2026-11-20T10:10:00.000Z' };
        await journal.begin(begin({ ...completing, lease: renewed, at: LATER }), false);
        expect(await journal.take(begin({ lease: other, at: LATER }))).toEqual(leased(renewed));
        expect((await journal.row(name))?.attempts).toBe(1);
      });

      it('does not write the row of a document that someone else has taken over', async () => {
        const { lease } = await begun(shortLease());
        await expired();
        await journal.take(begin({ lease: other, at: LATER }));
        await expect(journal.begin(begin({ ...completing, lease, at: LATER }), false)).rejects.toThrow();
        await journal.end({ ...completing, lease, standing: 'issued', result: { mark: '1' } });
        expect(await journal.row(completing)).toMatchObject({ standing: 'issued', result: { mark: '1' } });
        expect(await journal.row(name)).toMatchObject({ standing: 'held', result: { uid: 'A' } });
        // The other one still has it.
        await journal.end({ ...name, lease: other, standing: 'held' });
      });

      it('does not write the row of a document whose lease it never had', async () => {
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
      });

      it('never moves an issued document back', async () => {
        const first = await begun();
        await journal.end({ ...completing, lease: first.lease, standing: 'issued', result: { mark: '1' } });
        const second = begin({ ...completing, key: 'token 2' });
        await journal.take(second);
        const end = { ...completing, key: 'token 2', lease: second.lease };
        await journal.end({ ...end, standing: 'queued', result: { uid: 'A' } });
        expect(await journal.row(name)).toMatchObject({ standing: 'issued', result: { mark: '1' } });
      });

      it('works without a row of the document', async () => {
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
      });
    });

    describe('with rows to recover', () => {
      const branchKey = (branch: number, aa: string) =>
        JSON.stringify(['800123456', branch, '11.1', 'A', aa]);
      const claimed = async (given: Partial<Claim> = {}) => {
        const own = given.lease ?? late('host');
        const { rows, next } = await journal.claim({ at: NOW, limit: 10, ...given, lease: own });
        return { keys: rows.map(({ key }) => key), next, rows, lease: own };
      };
      /** Writes rows that a till left open: each with its standing, or as `sending` with a lease that ends soon. */
      async function left(
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

      it('hands out each row to one caller, however many ask at once', async () => {
        const keys = Array.from({ length: 40 }, (_, index) => `row ${index}`);
        await left(Object.fromEntries(keys.map((key) => [key, 'unknown'])));
        const asked = Array.from({ length: 8 }, (_, index) =>
          journal.claim({ lease: late(`host ${index}`), at: LATER, limit: 5 }),
        );
        const got = (await Promise.all(asked)).flatMap(({ rows }) => rows.map(({ key }) => key));
        expect(got.sort()).toEqual([...keys].sort());
      });

      it('hands out rows that need work and whose lease is free', async () => {
        await left({
          a: 'sending',
          b: 'unknown',
          c: 'queued',
          d: 'issued',
          e: 'held',
          f: 'refused',
          g: 'not-sent',
        });
        const busy = begin({ key: 'busy', lease: late('till 9'), at: LATER });
        await journal.take(busy);
        const { keys, next, rows } = await claimed({ at: LATER });
        expect([keys, next]).toEqual([['a', 'b', 'c'], undefined]);
        expect(rows[1]).toMatchObject({ standing: 'unknown', request, attempts: 1, holder: 'host' });
        expect((await claimed({ at: LATER })).keys).toEqual([]);
      });

      it('hands out the row of a restarted holder at once', async () => {
        // The clock of the machine may have been set back since.
        await journal.take(begin({ at: '2026-11-20T10:00:30.000Z' }));
        expect((await claimed({ lease: lease('till 2', 'run 1') })).keys).toEqual([]);
        expect((await claimed({ lease: lease('till 1', 'run 2') })).keys).toEqual([name.key]);
      });

      it('continues after an earlier claim', async () => {
        await left({ a: 'unknown', b: 'unknown', c: 'unknown' });
        const first = await claimed({ limit: 2, at: LATER });
        expect(first.keys).toEqual(['a', 'b']);
        for (const { operation, key } of first.rows) await journal.release({ operation, key }, first.lease);
        expect(await claimed({ limit: 2, at: LATER, after: first.next })).toMatchObject({
          keys: ['c'],
          next: undefined,
        });
        expect((await claimed({ limit: 2, at: LATER })).keys).toEqual(['a', 'b']);
      });

      it('chooses rows by standing, branch, last holder and age', async () => {
        await left({ [branchKey(0, '1')]: 'unknown', [branchKey(3, '1')]: 'unknown' });
        await left({ [branchKey(3, '2')]: 'not-sent' }, 'till 2');
        expect((await claimed({ at: LATER, olderThan: 3_600_000 })).keys).toEqual([]);
        expect((await claimed({ at: LATER, branch: 3 })).keys).toEqual([branchKey(3, '1')]);
        expect((await claimed({ at: LATER, holder: 'till 2' })).keys).toEqual([]);
        expect((await claimed({ at: LATER, holder: 'till 2', standing: ['not-sent'] })).keys).toEqual([
          branchKey(3, '2'),
        ]);
        expect((await claimed({ at: LATER, holder: 'till 1', olderThan: 0 })).keys).toEqual([
          branchKey(0, '1'),
        ]);
      });

      it('works on a row with the lease that it was claimed with, and remembers who had it', async () => {
        await left({ a: 'unknown' });
        const own = late('host');
        await claimed({ lease: own, at: LATER });
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
        await expect(journal.begin(again, false)).rejects.toThrow();
      });

      it('hands out the same rows again when the answer of the step was lost', async () => {
        await left({ a: 'unknown', b: 'unknown', c: 'unknown' });
        const own = late('host');
        expect((await claimed({ lease: own, at: LATER, limit: 2 })).keys).toEqual(['a', 'b']);
        expect((await claimed({ lease: own, at: LATER, limit: 2 })).keys).toEqual(['a', 'b']);
      });

      it('refuses claims with unknown members and values', async () => {
        await expect(claimed({ brnch: 3 } as never)).rejects.toMatchObject({ code: 'options/unknown' });
        for (const wrong of [{ limit: 0 }, { standing: ['lost'] }, { olderThan: -1 }, { branch: '3' }]) {
          await expect(claimed(wrong as never)).rejects.toMatchObject({ code: 'journal/filter' });
        }
      });
    });

    it('lists rows from the oldest, by status, operation, MARK and UID', async () => {
      for (const [key, standing] of [
        ['a', 'issued'],
        ['b', 'unknown'],
        ['c', 'issued'],
      ] as const) {
        const each = begin({ key });
        await journal.take(each);
        const result = { mark: `mark ${key}`, uid: `uid ${key}` };
        await journal.end({ operation: 'issue', key, lease: each.lease, standing, result });
      }
      await journal.take(begin({ key: 'd' }));
      const keys = async (...filter: Parameters<Journal['rows']>) =>
        (await listOf(journal.rows(...filter))).map(({ key }) => key);
      expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
      expect(await keys({ standing: ['issued'] })).toEqual(['a', 'c']);
      expect(await keys({ operation: 'cancel-note' })).toEqual([]);
      expect(await keys({ mark: 'mark b' })).toEqual(['b']);
      expect(await keys({ uid: 'uid c' })).toEqual(['c']);
    });

    it('lists documents by issuer and day', async () => {
      for (const [vatNumber, aa, issueDate] of [
        ['800123456', '1', '2026-11-20'],
        ['800123456', '2', '2026-11-19'],
        ['094014201', '3', '2026-11-20'],
      ] as const) {
        const key = JSON.stringify([vatNumber, 0, '11.1', 'A', aa]);
        await journal.take(begin({ key, request: { ...request, about: { vatNumber, issueDate } } }));
      }
      const numbers = async (...filter: Parameters<Journal['rows']>) =>
        (await listOf(journal.rows(...filter))).map(({ key }) => JSON.parse(key)[4]);
      expect(await numbers({ issueDate: '2026-11-20' })).toEqual(['1', '3']);
      expect(await numbers({ vatNumber: '800123456', issueDate: '2026-11-20' })).toEqual(['1']);
      expect(await numbers({ vatNumber: '094014201' })).toEqual(['3']);
      expect(await numbers({ issueDate: '2026-11-20', standing: ['issued'] })).toEqual([]);
    });

    it('refuses filters with unknown members', async () => {
      const unknown = { name: 'OptionsError', code: 'options/unknown' };
      await expect(listOf(journal.rows({ standng: ['issued'] } as never))).rejects.toMatchObject(unknown);
      await expect(listOf(journal.states({ prefx: 'table' } as never))).rejects.toMatchObject(unknown);
    });

    it('lists the stored states by name', async () => {
      expect(await listOf(journal.states())).toEqual([]);
      const tables = Array.from({ length: 250 }, (_, index) => `table ${String(index).padStart(3, '0')}`);
      await journal.saveStates({ tablet: 1, 'onboarding 094014201': {}, 'τραπέζι 1': 2 });
      await journal.saveStates(Object.fromEntries([...tables].reverse().map((name) => [name, { name }])));
      await journal.saveStates({ 'table 007': undefined, 'table 008': null });
      const names = async (...filter: Parameters<Journal['states']>) =>
        (await listOf(journal.states(...filter))).map(({ name }) => name);
      const left = tables.filter((name) => name !== 'table 007');
      expect(await names()).toEqual(['onboarding 094014201', ...left, 'tablet', 'τραπέζι 1']);
      expect(await names({ prefix: 'table ' })).toEqual(left);
      expect(await names({ prefix: 'τ' })).toEqual(['τραπέζι 1']);
      expect(await names({ prefix: 'z' })).toEqual([]);
      expect((await listOf(journal.states({ prefix: 'table 00' }))).slice(7)).toEqual([
        { name: 'table 008', state: null, version: expect.any(Number) },
        { name: 'table 009', state: { name: 'table 009' }, version: expect.any(Number) },
      ]);
      expect(await names({ prefix: 'table ', limit: 2 })).toEqual(['table 000', 'table 001']);
      expect(await names({ prefix: 'table ', after: 'table 001', limit: 120 })).toEqual(left.slice(2, 122));
      expect(await names({ prefix: 'table ', after: 'onboarding' })).toEqual(left);
      expect(await names({ after: 'table 249' })).toEqual(['tablet', 'τραπέζι 1']);
    });

    it('stores flow states with each step, and writes nothing when a step is repeated', async () => {
      const first = begin({ states: { table: { stands: 'sending' }, other: 1 } });
      await journal.take(first);
      expect(await journal.state('table')).toEqual({ stands: 'sending' });
      await journal.end({
        ...name,
        lease: first.lease,
        standing: 'issued',
        states: { table: { stands: 'closed' } },
      });
      expect(await journal.state('table')).toEqual({ stands: 'closed' });
      const late = { ...name, lease: first.lease, standing: 'issued', states: { table: 'never' } } as const;
      await journal.end(late);
      await journal.saveStates({ other: undefined });
      expect(await journal.state('other')).toBeUndefined();
      expect(await journal.state('table')).toEqual({ stands: 'closed' });
    });

    it('writes nothing if a state cannot be written', async () => {
      const first = begin();
      await journal.take(first);
      const states = { table: { cents: 1n } };
      const { lease } = first;
      await expect(journal.end({ ...name, lease, standing: 'issued', states })).rejects.toThrow();
      expect((await journal.row(name))?.standing).toBe('sending');
      await expect(journal.begin({ ...first, states }, false)).rejects.toThrow();
      expect((await journal.row(name))?.attempts).toBe(1);
      await expect(journal.take(begin({ key: 'new', states }))).rejects.toThrow();
      expect(await journal.row({ ...name, key: 'new' })).toBeUndefined();
      await journal.end({ ...name, lease, standing: 'issued' });
    });

    it('replaces a state for only one of many concurrent requests', async () => {
      const asked = ['a', 'b', 'c'].map((next) => journal.exchangeState('key', undefined, { next }));
      const answers = await Promise.all(asked);
      expect(answers.filter(({ exchanged }) => exchanged)).toHaveLength(1);
      expect(new Set(answers.map(({ stored }) => JSON.stringify(stored))).size).toBe(1);
      const first = answers[0]?.stored;
      expect(await journal.storedState('key')).toEqual(first);
      expect(await journal.exchangeState('key', undefined, { next: 'd' })).toEqual({
        exchanged: false,
        stored: first,
      });
      const second = await journal.exchangeState('key', first?.version, { next: 'd' });
      expect(second).toMatchObject({ exchanged: true, stored: { name: 'key', state: { next: 'd' } } });
      expect(await journal.exchangeState('key', first?.version, 'late')).toEqual({
        ...second,
        exchanged: false,
      });
      expect(await journal.exchangeState('key', second.stored?.version, undefined)).toEqual({
        exchanged: true,
        stored: undefined,
      });
      expect(await journal.storedState('key')).toBeUndefined();
      // The same content again is another version.
      await journal.saveStates({ key: { next: 'd' } });
      expect((await journal.exchangeState('key', second.stored?.version, 'late')).exchanged).toBe(false);
    });

    it('reserves numbers', async () => {
      const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
      const tickets = await Promise.all([1, 2, 3].map(() => journal.numbering.reserve(series)));
      expect(tickets.map(({ aa }) => aa).sort()).toEqual(['1', '2', '3']);
    });
  });
}
