import { expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { SqliteEvents } from '../../../src/sending/journal-sqlite/events.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { createWebhookHandler } from '../../../src/sending/webhooks/index.js';
import { afterEvents, delivery, SECRET, statusChanged } from '../webhooks/deliveries.js';
import { storeContract } from '../webhooks/store-contract.js';
import { withFiles } from './files.js';

const files = withFiles();

storeContract('journal.webhooks', async (now) => {
  const place = { file: files.newFile(), locale: english, busyTimeout: 5000 };
  return new SqliteEvents(await openStore(place, drivers, migrations), now);
});

it('webhook events are stored in the journal file and survive a restart', async () => {
  const file = files.newFile();
  const first = await files.open(file);
  const failing = createWebhookHandler({
    secrets: SECRET,
    now: afterEvents,
    store: first.webhooks,
    holder: 'office',
    onEvent: () => Promise.reject(new Error('no connection')),
  });
  expect((await failing(delivery(statusChanged()))).status).toBe(204);
  await failing.idle();
  await first.close();

  const again = await files.open(file);
  const seen: string[] = [];
  const handler = createWebhookHandler({
    secrets: SECRET,
    now: afterEvents,
    store: again.webhooks,
    holder: 'office',
    onEvent: ({ eventId }, { attempt }) => seen.push(`${eventId} ${attempt}`),
  });
  expect(await handler.resume()).toEqual({ completed: ['evt-1'], failed: [], left: [] });
  expect((await handler(delivery(statusChanged()))).status).toBe(204);
  await handler.idle();
  expect(seen).toEqual(['evt-1 2']);
  expect(await again.webhooks.pending()).toEqual([]);
});

it('a webhook handler answers 503 if the file cannot be written, so that the service retries', async () => {
  const journal = await files.open();
  await journal.close();
  const errors: unknown[] = [];
  const handler = createWebhookHandler({
    secrets: SECRET,
    now: afterEvents,
    store: journal.webhooks,
    onEvent: () => undefined,
    onError: (error) => errors.push(error),
  });
  expect((await handler(delivery(statusChanged()))).status).toBe(503);
  expect(errors).toMatchObject([{ code: 'journal/closed' }]);
});

it('a journal with the first schema is migrated', async () => {
  const file = files.newFile();
  const place = { file, locale: english, busyTimeout: 5000 };
  (await openStore(place, drivers, migrations.slice(0, 1))).close();
  const journal = await files.open(file);
  expect(await journal.webhooks.add({ eventId: 'evt-1', body: '{}' })).toBe('waiting');
});
