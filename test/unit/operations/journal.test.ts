import { describe, expect, it } from 'vitest';
import { caller, facts } from './setup.js';

describe('the journal', () => {
  it('has an issued document by its MARK and by its UID', async () => {
    const { call } = await caller();
    const { document, outcome } = await call('documents.issue', { facts });
    const byMark = await call('journal.document', { mark: outcome.mark });
    expect(byMark).toMatchObject({
      document,
      standing: 'issued',
      result: { mark: outcome.mark, uid: outcome.uid },
    });
    expect(await call('journal.document', { uid: outcome.uid })).toEqual(byMark);
    await expect(call('journal.document', { mark: '400001970000999' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(call('journal.document', {})).rejects.toMatchObject({ code: 'input' });
  });

  it('lists a document without an answer until it is recovered', async () => {
    const { call, sandbox } = await caller();
    expect(await call('journal.status', {})).toEqual({ open: [], more: false, openNumbers: 0 });
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices', times: 1 });
    const { outcome } = await call('documents.issue', { facts: { ...facts, aa: 'next' } }, 'sale');
    expect(outcome.kind).toBe('unknown');
    const status = await call('journal.status', {});
    expect(status).toMatchObject({
      open: [{ operation: 'issue', standing: 'unknown', type: '11.1', series: 'A', aa: '1', attempts: 1 }],
      openNumbers: 1,
    });
    await sandbox.advance(130_000);
    expect(await call('journal.recover', {})).toMatchObject({ settled: 1, unknown: 0 });
    expect((await call('journal.status', {})).open).toEqual([]);
  });
});
