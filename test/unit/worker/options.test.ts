import { expect, it } from 'vitest';
import { memoryJournal } from '../../../src/sending/client/index.js';
import { createWorker, prepareQueue } from '../../../src/sending/worker/index.js';

const client = { recover: () => undefined };
const journal = { joining: () => undefined };

it.each([
  ['client', { client: {} }],
  ['journal', { journal: memoryJournal() }],
  ['concurrency', { concurrency: 0 }],
  ['concurrency', { concurrency: 101 }],
  ['mostWaiting', { mostWaiting: -1 }],
  ['leaseTime', { leaseTime: 0 }],
  ['settlingTime', { settlingTime: -1 }],
  ['holder', { holder: ' ' }],
  ['signal', { signal: {} }],
  ['statesAfter', { statesAfter: {} }],
  ['onOutcome', { onOutcome: 1 }],
  ['onWait', { onWait: 'log' }],
])('createWorker refuses an invalid %s', (member, wrong) => {
  expect(() => createWorker({ client, journal, ...wrong } as never)).toThrow(
    expect.objectContaining({ code: 'options/value', member }),
  );
});

it('createWorker and prepareQueue refuse a schema that is not a plain name', async () => {
  const wrong = { client, journal, queueSchema: 'A-b' } as never;
  expect(() => createWorker(wrong)).toThrow(expect.objectContaining({ code: 'journal/schema' }));
  const { client: _, ...rest } = wrong as { readonly client: unknown };
  await expect(prepareQueue(rest as never)).rejects.toMatchObject({ code: 'journal/schema' });
});

it('prepareQueue refuses a journal that is not on PostgreSQL', async () => {
  await expect(prepareQueue({ journal: memoryJournal() as never })).rejects.toMatchObject({
    member: 'journal',
  });
});
