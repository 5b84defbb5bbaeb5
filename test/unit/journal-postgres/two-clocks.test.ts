import { afterEach } from 'vitest';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { APART, twoClocks } from '../client/clocks.js';
import { describeWithServer, withJournals } from './journals.js';

describeWithServer('the clocks of two hosts', () => {
  const journals = withJournals();
  const schema = journals.newSchema();
  let journal: PostgresJournal | undefined;
  afterEach(() => {
    journal = undefined;
  });
  const emptied = async () => {
    journal ??= await journals.open(schema);
    await journals.pool.query(`TRUNCATE "${schema}".entries, "${schema}".bodies`);
    return journal;
  };
  twoClocks(emptied, ['sale'], APART);
});
