import { expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { listOf, receipt, withService } from '../setup.js';

const at = withService();
const searches = () => at.service.count('RequestTransmittedDocs');

it('a document that the journal has as issued needs neither a search nor its lease', async () => {
  const journal = memoryJournal();
  const client = at.client({ journal });
  await client.issue(receipt());
  const [row] = await listOf(journal.rows());
  if (row === undefined) throw new Error('no row');
  const { operation, key, request } = row;
  const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T23:00:00.000Z' };
  await journal.take({ operation, key, lease, at: '2026-11-20T10:00:00.000Z', request });
  expect(await client.reconcile(receipt())).toMatchObject({ kind: 'alreadyIssued', from: 'journal' });
  expect(searches()).toBe(0);
});

it('a document that another process has settled meanwhile is not searched for', async () => {
  const journal = memoryJournal();
  const client = at.client({ journal });
  at.service.fail('SendInvoices', 'reset-after');
  await client.issue(receipt());
  const [before] = await listOf(journal.rows());
  await client.issue(receipt());
  const done = searches();
  journal.row = async () => before;
  expect(await client.reconcile(receipt())).toMatchObject({ kind: 'alreadyIssued', from: 'journal' });
  expect(searches()).toBe(done);
});

it('an error 228 for a document that no search finds shows everything that the service said', async () => {
  const errors = [
    { error: [{ code: 228, message: 'First.' }] },
    { error: [{ code: 999, message: 'Second.' }] },
  ];
  at.service.answer('SendInvoices', { response: [{ statusCode: 'ValidationError', errors }] });
  const outcome = await at.client().issue(receipt());
  expect(outcome).toMatchObject({ kind: 'unknown', why: 'filed-but-not-found', response: { status: 200 } });
  expect(outcome.kind === 'unknown' && outcome.detail).toContain('First. Second.');
});
