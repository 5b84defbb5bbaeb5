import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookStore } from '../../../src/sending/webhooks/index.js';

const event = { eventId: 'evt-1', body: '{"eventId":"evt-1"}' };
const LEASE = 1000;
const by = (holder: string) => ({ holder, leaseTime: LEASE });

/** What every store of webhooks promises: a store on a database runs these tests too. */
export function storeContract(
  what: string,
  make: (now: () => number) => WebhookStore | Promise<WebhookStore>,
): void {
  describe(`${what} as a store of webhooks`, () => {
    let store: WebhookStore;
    let now: number;
    beforeEach(async () => {
      now = Date.parse('2026-11-20T10:00:00Z');
      store = await make(() => now);
    });

    it('stores an event once, with its first body', async () => {
      expect(await store.add(event)).toBe('waiting');
      expect(await store.add({ ...event, body: 'another' })).toBe('waiting');
      expect(await store.pending()).toMatchObject([{ ...event, attempts: 0 }]);
    });

    it('gives an event to one holder and counts the attempts', async () => {
      await store.add(event);
      expect(await store.take('evt-1', by('till 1'))).toMatchObject({ ...event, attempts: 1 });
      expect(await store.take('evt-1', by('till 2'))).toBeUndefined();
      expect(await store.take('evt-1', by('till 1'))).toMatchObject({ attempts: 2 });
      expect(await store.pending()).toMatchObject([{ eventId: 'evt-1', attempts: 2 }]);
    });

    it('gives an event to only one of many concurrent requests', async () => {
      await store.add(event);
      const asked = Array.from({ length: 20 }, (_, index) => store.take('evt-1', by(`till ${index}`)));
      expect((await Promise.all(asked)).filter((taken) => taken !== undefined)).toHaveLength(1);
    });

    it('gives the event to another holder after the lease expires or is released', async () => {
      await store.add(event);
      await store.take('evt-1', by('till 1'));
      now += LEASE - 1;
      expect(await store.take('evt-1', by('till 2'))).toBeUndefined();
      now += 1;
      expect(await store.take('evt-1', by('till 2'))).toMatchObject({ attempts: 2 });
      await store.release('evt-1', 'till 1');
      expect(await store.take('evt-1', by('till 1'))).toBeUndefined();
      await store.release('evt-1', 'till 2');
      expect(await store.take('evt-1', by('till 1'))).toMatchObject({ attempts: 3 });
    });

    it('never gives out a completed event again, and reports it as done', async () => {
      await store.add(event);
      await store.take('evt-1', by('till 1'));
      await store.complete('evt-1');
      expect(await store.add(event)).toBe('done');
      expect(await store.take('evt-1', by('till 1'))).toBeUndefined();
      expect(await store.pending()).toEqual([]);
    });

    it('returns nothing for an unknown event', async () => {
      expect(await store.take('evt-9', by('till 1'))).toBeUndefined();
      await store.release('evt-9', 'till 1');
      expect(await store.pending()).toEqual([]);
    });

    it('lists unfinished events from the oldest, whoever holds them', async () => {
      for (const eventId of ['b', 'a', 'c']) await store.add({ ...event, eventId });
      await store.take('a', by('till 1'));
      await store.complete('c');
      expect((await store.pending()).map(({ eventId }) => eventId)).toEqual(['b', 'a']);
    });

    it('forgets events that were handled before a time, and more than 31 days ago', async () => {
      const DAY = 24 * 3_600_000;
      const start = now;
      for (const [eventId, days] of [
        ['a', 0],
        ['b', 4],
        ['c', 6],
      ] as const) {
        now = start + days * DAY;
        await store.add({ ...event, eventId });
        await store.complete(eventId);
      }
      await store.add({ ...event, eventId: 'open' });
      const known = async () => {
        const all = await Promise.all(['a', 'b', 'c'].map((eventId) => store.add({ ...event, eventId })));
        return all.map((each) => each === 'done');
      };
      // After 31 days to the millisecond, nothing is forgotten yet.
      now = start + 31 * DAY;
      await store.forget?.(new Date(now));
      expect((await store.pending()).map(({ eventId }) => eventId)).toEqual(['open']);
      now = start + 36 * DAY;
      await store.forget?.(new Date(start));
      await store.forget?.(new Date(start + 1));
      expect(await known()).toEqual([false, true, true]);
      await store.complete('a');
      await store.forget?.(new Date(now));
      expect(await known()).toEqual([true, false, true]);
    });

    it('stores a body as it was signed', async () => {
      const body = '{"eventId":"evt-2","text":"Εγκρίθηκε \\u0000 \\u00e9 \u{1f600}\\n"}';
      await store.add({ eventId: 'evt-2', body });
      expect((await store.take('evt-2', by('till 1')))?.body).toBe(body);
    });
  });
}
