import { expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { listOf } from '../client/setup.js';
import { withFiles } from './files.js';
import { ownStates } from './own-states.js';

const files = withFiles();

/** A file as a library with this schema wrote it, with a document that was left open. */
async function fileOfSchema(version: number): Promise<string> {
  const file = files.newFile();
  const store = await openStore(
    { file, locale: english, busyTimeout: 1000 },
    drivers,
    migrations.slice(0, version),
  );
  store.run(
    `INSERT INTO entries (operation, key, standing, call, query, body, about, first_attempt_at, last_attempt_at, attempts)
     VALUES ('issue', ?, 'unknown', 'SendInvoices', '{}', '{"invoice":[{}]}', '{"issueDate":"2026-11-20"}', ?, ?, 1)`,
    ...['["800123456",0,"11.1","A","101"]', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  );
  store.run('INSERT INTO states (name, state) VALUES (?, ?)', 'table 7', '{"seats":4}');
  await store.close();
  return file;
}

it.each(migrations.slice(1).map((_, index) => [index + 1]))(
  'a file of schema %i is upgraded when it is opened, and keeps what it has',
  async (version) => {
    const journal = await files.open(await fileOfSchema(version));
    const lease = { holder: 'till 1', run: '1', id: '1', until: '2026-11-20T10:07:00.000Z' };
    const { rows } = await journal.claim({ lease, at: '2026-11-20T10:05:00.000Z', limit: 10 });
    expect(rows).toMatchObject([{ standing: 'unknown', attempts: 1, holder: 'till 1' }]);
    const stored = await journal.storedState('table 7');
    expect(stored?.state).toEqual({ seats: 4 });
    expect(await journal.exchangeState('table 7', stored?.version, { seats: 5 })).toMatchObject({
      exchanged: true,
      stored: { state: { seats: 5 } },
    });
    expect((await journal.exchangeState('table 7', stored?.version, { seats: 6 })).exchanged).toBe(false);
  },
);

it('a file of schema 8 is upgraded: states keep their names, and ids of events are kept from then on', async () => {
  const file = files.newFile();
  const store = await openStore(
    { file, locale: english, busyTimeout: 1000 },
    drivers,
    migrations.slice(0, 8),
  );
  for (const [name, state] of Object.entries(ownStates))
    store.run('INSERT INTO states (name, state) VALUES (?, ?)', name, JSON.stringify(state));
  store.run("INSERT INTO events (event_id, body, done) VALUES ('handled', '', 1), ('waiting', '{}', 0)");
  await store.close();
  const journal = await files.open(file);
  const stored = await listOf(journal.states());
  expect(Object.fromEntries(stored.map(({ name, state }) => [name, state]))).toEqual(ownStates);
  await journal.retire({ before: '9999-01' });
  expect(await journal.webhooks.add({ eventId: 'handled', body: '{}' })).toBe('done');
});
