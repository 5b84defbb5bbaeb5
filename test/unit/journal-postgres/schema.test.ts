import { expect, it } from 'vitest';
import { migrations } from '../../../src/sending/journal-postgres/schema.js';
import { listOf } from '../client/setup.js';
import { ownStates } from '../journal-sqlite/own-states.js';
import { describeWithServer, withJournals } from './journals.js';

describeWithServer('an older schema on PostgreSQL', () => {
  const journals = withJournals();

  it.each(migrations.slice(1).map((_, index) => [index + 1]))(
    'of version %i is upgraded when it is opened, and keeps what it has',
    async (version) => {
      const schema = journals.newSchema();
      const old = await journals.pool.connect();
      await old.query(`CREATE SCHEMA "${schema}"; SET search_path TO "${schema}"`);
      await old.query(
        `CREATE TABLE journal (version integer NOT NULL); INSERT INTO journal VALUES (${version})`,
      );
      for (const migration of migrations.slice(0, version)) await old.query(migration);
      await old.query(`
        INSERT INTO states (name, state) VALUES ('table 7', '{"seats":4}');
        CREATE TABLE bodies_2026_11 PARTITION OF bodies FOR VALUES FROM ('2026-11-01') TO ('2026-12-01');
        INSERT INTO entries (operation, key, standing, call, query, about, month, first_attempt_at, last_attempt_at,
          attempts, created_by)
        VALUES ('issue', '["800123456",0,"11.1","A","101"]', 'unknown', 'SendInvoices', '{}',
          '{"issueDate":"2026-11-20"}', '2026-11-01', now(), now(), 1, 'lease 1');
        INSERT INTO bodies SELECT month, id, '{"invoice":[{}]}' FROM entries`);
      old.release(true);

      const journal = await journals.open(schema);
      const lease = { holder: 'shop 7', run: '1', id: '1', until: '2026-11-20T10:07:00.000Z' };
      const { rows } = await journal.claim({ lease, at: '2026-11-20T10:05:00.000Z', limit: 10 });
      expect(rows).toMatchObject([{ standing: 'unknown', attempts: 1, holder: 'shop 7' }]);
      const stored = await journal.storedState('table 7');
      expect(stored?.state).toEqual({ seats: 4 });
      expect(await journal.exchangeState('table 7', stored?.version, { seats: 5 })).toMatchObject({
        exchanged: true,
        stored: { state: { seats: 5 } },
      });
      expect((await journal.exchangeState('table 7', stored?.version, 6)).exchanged).toBe(false);
    },
  );

  it('of version 4 is upgraded: states keep their names, and ids of events are kept from then on', async () => {
    const schema = journals.newSchema();
    const old = await journals.pool.connect();
    await old.query(`CREATE SCHEMA "${schema}"; SET search_path TO "${schema}"`);
    await old.query('CREATE TABLE journal (version integer NOT NULL); INSERT INTO journal VALUES (4)');
    for (const migration of migrations.slice(0, 4)) await old.query(migration);
    for (const [name, state] of Object.entries(ownStates))
      await old.query('INSERT INTO states (name, state) VALUES ($1, $2)', [name, JSON.stringify(state)]);
    await old.query(
      "INSERT INTO events (event_id, body, done) VALUES ('handled', '', true), ('waiting', '{}', false)",
    );
    old.release(true);
    const journal = await journals.open(schema);
    const stored = await listOf(journal.states());
    expect(Object.fromEntries(stored.map(({ name, state }) => [name, state]))).toEqual(ownStates);
    await journal.retire({ before: '9999-01' });
    expect(await journal.webhooks.add({ eventId: 'handled', body: '{}' })).toBe('done');
  });
});
