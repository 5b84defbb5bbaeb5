import { expect } from './expect.js';
import type { Cases } from './kit.js';

const event = (eventId: string) => ({ eventId, body: `{"eventId":"${eventId}"}` });
const long = { holder: 'host 1', leaseTime: 60_000 };
const short = { holder: 'host 1', leaseTime: 1 };
const other = { holder: 'host 2', leaseTime: 60_000 };
/** The leases of events always count by the clock of the store. */
const expired = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

export const inbox: Cases = {
  'stores an event once, until it is done': async ({ journal: { webhooks } }) => {
    expect(await webhooks.add(event('a'))).toBe('waiting');
    expect(await webhooks.add({ ...event('a'), body: 'another' })).toBe('waiting');
    await webhooks.add(event('b'));
    expect(await webhooks.pending()).toMatchObject([
      { ...event('a'), attempts: 0 },
      { ...event('b'), attempts: 0 },
    ]);
    await webhooks.complete('a');
    expect(await webhooks.add(event('a'))).toBe('done');
    expect((await webhooks.pending()).map(({ eventId }) => eventId)).toEqual(['b']);
  },

  'keeps the ids of events that were handled lately, also when old months are taken out': async ({
    journal,
  }) => {
    await journal.webhooks.add(event('a'));
    await journal.webhooks.add(event('b'));
    await journal.webhooks.complete('a');
    await journal.retire({ before: '9999-01' });
    expect(await journal.webhooks.add(event('a'))).toBe('done');
    expect((await journal.webhooks.pending()).map(({ eventId }) => eventId)).toEqual(['b']);
  },

  'gives an event to one holder at a time, and counts its attempts': async ({ journal: { webhooks } }) => {
    await webhooks.add(event('a'));
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, index) => webhooks.take('a', { ...long, holder: `host ${index}` })),
    );
    const [winner, ...others] = taken.filter((each) => each !== undefined);
    expect([winner, others]).toMatchObject([{ ...event('a'), attempts: 1 }, []]);
    expect(await webhooks.take('none', long)).toBeUndefined();
  },

  'gives an event again to its holder, after its lease, and after a failure': async ({
    journal: { webhooks },
  }) => {
    await webhooks.add(event('a'));
    await webhooks.take('a', short);
    expect(await webhooks.take('a', short)).toMatchObject({ attempts: 2 });
    await expired();
    expect(await webhooks.take('a', other)).toMatchObject({ attempts: 3 });
    // Only the holder can release it.
    await webhooks.release('a', 'host 1');
    expect(await webhooks.take('a', long)).toBeUndefined();
    await webhooks.release('a', 'host 2');
    expect(await webhooks.take('a', long)).toMatchObject({ attempts: 4 });
    await webhooks.complete('a');
    expect(await webhooks.take('a', long)).toBeUndefined();
  },
};
