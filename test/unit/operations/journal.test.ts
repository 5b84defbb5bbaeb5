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

  it('records a document that is found as issued, instead of giving it up', async () => {
    const { call, sandbox } = await caller();
    const number = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' };
    const giveUp = (aa: string) => call('journal.giveUp', { ...number, aa, reason: 'no network' });
    const lose = async (kind: 'reset-after' | 'reset-before', key: string) => {
      sandbox.faults.add({ kind, call: 'SendInvoices', times: 1 });
      const { outcome } = await call('documents.issue', { facts: { ...facts, aa: 'next' } }, key);
      expect(outcome.kind).toBe('unknown');
    };
    await lose('reset-after', 'filed');
    sandbox.faults.add({ kind: 'redirect', call: 'RequestTransmittedDocs', times: 1 });
    await expect(giveUp('1')).rejects.toMatchObject({ code: 'transport/redirect' });
    await expect(giveUp('1')).rejects.toMatchObject({ code: 'answered' });
    const [filed] = sandbox.documents();
    expect(await call('journal.document', { mark: filed?.mark })).toMatchObject({ standing: 'issued' });
    expect(await call('numbers.list', number)).toEqual({ open: [], burnt: [] });
    await lose('reset-before', 'not filed');
    expect(await giveUp('2')).toEqual({ number: 'burnt' });
    expect(await call('numbers.list', number)).toMatchObject({ open: [], burnt: [{ aa: '2' }] });
    expect(sandbox.documents()).toHaveLength(1);
  });
});
