import { expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/client/journal/memory.js';
import { listOf, receipt, withService } from '../setup.js';
import { journalContract } from './contract.js';

journalContract('memoryJournal', () => memoryJournal());

const at = withService();

it('memoryJournal removes settled documents if an option says so', async () => {
  const journal = memoryJournal({ keep: 'unsettled' });
  const client = at.client({ journal });
  await client.issue(receipt('1'));
  at.service.fail('SendInvoices', 'error-before');
  await client.issue(receipt('2'));
  expect((await listOf(journal.rows())).map(({ standing }) => standing)).toEqual(['unknown']);
});
